/** The workers: small standing figures in one colour, told apart by their outline. Drawn on 24 by 24. */
const cut = 'fill="var(--figure-cut)"';
const limb = 'fill="none" stroke="currentColor" stroke-linecap="round"';

export const workers: Record<string, string> = {
  colonist:
    '<path d="M6.6 22.6C6.6 16.6 8.2 12.4 12 12.4s5.4 4.2 5.4 10.2z"/><circle cx="12" cy="8.9" r="3.1"/>' +
    '<path d="M4.6 7.3c0-1 2-1.3 4-1.5L9.3 2c1.7-.8 3.7-.8 5.4 0l.7 3.8c2 .2 4 .5 4 1.5 0 1.1-3.6 1.5-7.4 1.5s-7.4-.4-7.4-1.5z"/>' +
    `<path d="M9 5.9c2 .5 4 .5 6 0l-.2-1.1c-1.8.4-3.8.4-5.6 0z" ${cut}/>`,
  captain:
    '<path d="M5.2 22.6c0-6 1.6-10.2 5.4-10.2s5.4 4.2 5.4 10.2z"/><circle cx="10.6" cy="8.9" r="3.1"/>' +
    '<path d="M3 8.2C4.6 4 7 1.4 10.6 1.4S16.6 4 18.2 8.2C14.6 6.4 6.6 6.4 3 8.2z"/>' +
    '<path d="M12.6 8.6l8.6-3.8c.5-.2 1.1 0 1.3.5l1.1 2.4c.2.5 0 1-.5 1.2l-8.9 2.5z"/>' +
    `<path d="M17.2 6.9l1 2.7" stroke="var(--figure-cut)" stroke-width="1.1"/><path d="M14.2 15.4l3.6-4.6" ${limb} stroke-width="2.4"/>`,
  merchant:
    '<path d="M3.6 22.6C3.6 16.6 5.2 12.4 9 12.4s5.4 4.2 5.4 10.2z"/><circle cx="9" cy="8.7" r="3.1"/>' +
    '<path d="M3.8 6.6c-.6-2.4 2-4.4 5.4-4.4 3.6 0 6.2 1.2 5.4 3.4-.4 1.2-2.4.9-4.6 1.1-2.6.2-5.6 1.6-6.2-.1z"/>' +
    `<path d="M11.4 14.6l6-1.4" ${limb} stroke-width="2.2"/>` +
    '<path d="M15.4 9.8l1.8.6 1.4-.8 1.4.8 1.8-.6-1.6 3.200c2.6 1.4 4.2 3.8 4.2 6 0 2.6-2 3.800-5.8 3.800s-5.800-1.200-5.800-3.800c0-2.2 1.6-4.6 4.200-6z"/>' +
    `<path d="M16.6 13.300h4" stroke="var(--figure-cut)" stroke-width="1.200"/>`,
  missionary:
    '<path d="M3.4 22.6L7.8 12c.6-1.2 4.8-1.2 5.4 0l4.4 10.6z"/><path d="M10.5 1.8c3 1.4 4.6 4.2 4.4 7.2-.1 2.4-2 4-4.4 4s-4.3-1.6-4.4-4c-.2-3 1.4-5.8 4.4-7.2z"/>' +
    `<circle cx="10.5" cy="8.8" r="2.1" ${cut}/><path d="M20.4 2v20.4M17.4 5.8h6" ${limb} stroke-width="2"/>` +
    `<path d="M14 15l6-1.6" ${limb} stroke-width="2"/>`,
  soldier:
    '<path d="M7 22.6c0-2-.2-4-.4-5.4-1-.4-1.2-4.6 1.4-4.8h10c2.6.2 2.4 4.4 1.4 4.8-.2 1.4-.4 3.4-.4 5.4z"/><circle cx="13" cy="9.2" r="2.9"/>' +
    '<path d="M6.4 8.4c2.6-.6 2.4-4.6 4.6-5.8.8-.6 1.6-1.4 2-2 .4.6 1.2 1.4 2 2 2.2 1.2 2 5.2 4.6 5.8-2.4-1-10.8-1-13.2 0z"/>' +
    `<path d="M13 13v9" stroke="var(--figure-cut)" stroke-width="1.1"/><path d="M2.9 4.6v18" ${limb} stroke-width="1.7"/>` +
    '<path d="M2.9-.2L4.9 4 2.9 7 .9 4z"/>',
  builder:
    '<path d="M3.8 22.6c0-6 1.6-10.2 5.4-10.2s5.4 4.2 5.4 10.2z"/><circle cx="9.2" cy="8.6" r="3.1"/>' +
    '<path d="M5.2 7.2c0-2.8 1.8-4.2 4-4.2 2.4 0 3.6 1.4 4 3.2l2 .6c.6.3.4 1.1-.3 1.1H6c-.5 0-.8-.3-.8-.7z"/>' +
    `<path d="M12 15.6l4.4 1.4 3.6-9" ${limb} stroke-width="2"/>` +
    '<path d="M15.6 3.2l7.2 2.6c.5.2.8.7.6 1.2l-.9 2.5c-.2.5-.7.7-1.2.6l-7.2-2.7c-.5-.2-.7-.7-.6-1.2l.9-2.4c.2-.5.7-.8 1.2-.6z"/>' +
    `<path d="M7 16.4h4.4v6.2H7z" ${cut}/>`,
};
