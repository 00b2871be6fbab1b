/** The eleven goods: each its own outline and its own colour. Drawn on 24 by 24. */
const line = 'stroke="var(--art-ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const vein = `fill="none" ${line}`;

export const goods: Record<string, string> = {
  silver:
    `<g fill="#c9d0d6" ${line}><path d="M2.4 20.4l1.8-5.6h6.2l1.8 5.6zM11.8 20.4l1.8-5.6h6.2l1.8 5.6z"/><path d="M7 13.6L8.8 8H15l1.8 5.6z"/></g>` +
    `<path d="M18.4 1.6l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1z" fill="var(--art-ink)"/>`,
  sugar:
    `<path d="M12 1.8c1.8 0 2.6 1.4 3 3L18.4 17H5.6L9 4.8c.4-1.6 1.2-3 3-3z" fill="#fffdf6" ${line}/>` +
    `<path d="M6.6 13.4L4.6 22h14.8l-2-8.6-2.7 2-2.7-2-2.7 2z" fill="#5f86b8" ${line}/>`,
  gold:
    `<circle cx="12" cy="12" r="9.6" fill="#e5b53a" ${line}/><circle cx="12" cy="12" r="6.6" fill="#f3d06c" ${line}/>` +
    `<path d="M12 7.6v8.8M8.6 10h6.8M9.6 14h4.8" ${vein}/>`,
  tobacco:
    `<path d="M3.4 21.4C2.6 11 8.6 3 20.8 2.2 21.6 13.6 14.6 20.6 5.6 19.4z" fill="#9a6b34" ${line}/>` +
    `<path d="M3 22L15.4 8.2M8.2 16.2l-.6-6M11.4 12.6l6.2.6" ${vein}/>`,
  coffee:
    `<g ${line} fill="#7a4a2b"><ellipse cx="9" cy="9.4" rx="5" ry="7.2" transform="rotate(-32 9 9.4)"/><ellipse cx="15.8" cy="15.4" rx="4.6" ry="6.6" transform="rotate(38 15.8 15.4)"/></g>` +
    '<path d="M5.6 4.4c3 1.2 1 4.4 3.4 5.2s.8 3.8 3.2 4.8M19.6 10.6c-2.4.6-1.6 3.4-3.8 4.4s-1.4 3.4-3.6 4" fill="none" stroke="#e8cfae" stroke-width="1.2"/>',
  indigo:
    `<path d="M12 1.6c3.6 5 7.4 8.8 7.4 13.2 0 4.4-3.2 7.6-7.4 7.6s-7.4-3.2-7.4-7.6C4.6 10.4 8.4 6.6 12 1.6z" fill="#3f4aa0" ${line}/>` +
    '<path d="M8 14.6c0 2.6 1.4 4.2 3.6 4.8" fill="none" stroke="#c9cff4" stroke-width="1.6" stroke-linecap="round"/>',
  fur:
    `<path d="M9.6 4.2L12 1.6l2.4 2.6 5-1 1.6 3.2-3.2 2.4 1 4.8 3 3.4-2.6 3-4-1.6L12 22.8l-3.2-4.4-4 1.6-2.6-3 3-3.4 1-4.8L3 6.4l1.6-3.2z" fill="#b98552" ${line}/>` +
    `<path d="M12 6.6v10M9.4 9.4l-.8 2M14.6 9.4l.8 2M10 14l-.6 1.6M14 14l.6 1.6" ${vein}/>`,
  cattle:
    `<path d="M7 7.4C3.6 7.6 1.6 5.4 1.8 1.8 3.4 4.4 5.4 4.6 8 4.4h8c2.6.2 4.6 0 6.2-2.6.2 3.6-1.8 5.8-5.2 5.6z" fill="#f1e6cf" ${line}/>` +
    `<path d="M7 6.4h10l1.2 2.2 3.2.6-2 3-2.4-.4-1.8 7.6c-.6 2.2-5.8 2.2-6.4 0l-1.8-7.6-2.4.4-2-3 3.2-.6z" fill="#a9623f" ${line}/>` +
    '<path d="M9.2 11.2v1.4M14.8 11.2v1.4" stroke="var(--art-ink)" stroke-width="1.8" stroke-linecap="round"/><path d="M9.4 18.6h5.2" stroke="#f1e6cf" stroke-width="1.6" stroke-linecap="round"/>',
  cocoa:
    `<path d="M18.6 3.4c4 5.6 2 13.4-3.4 17-4.6 3-9.6 2-10.8-.8C3 16.2 4.6 10.6 8.6 6.8c3.2-3 7.2-4.6 10-3.4z" fill="#c8682e" ${line}/>` +
    `<path d="M18.6 3.4C12 6.6 7.6 12 5.6 20.6M18.6 3.4c-2.6 6-5.4 11.6-9.6 18.2" ${vein}/><path d="M18.4 3.6l2.4-2.2" ${vein}/>`,
  fish:
    `<path d="M1.6 12c3.6-5.4 10.4-7 15.6-1.8l5.2-3.6c-.8 3.6-.8 7.2 0 10.8l-5.2-3.6C12 19 5.2 17.4 1.6 12z" fill="#8fb3c4" ${line}/>` +
    `<path d="M9.6 8.6c1.6 2.2 1.6 4.6 0 6.8" ${vein}/><circle cx="5.8" cy="11.2" r="1.1" fill="var(--art-ink)"/>`,
  rice:
    `<path d="M12.4 22.4C12.4 14 12 8 15.6 3" ${vein} /><g fill="#f0dc9a" ${line}><ellipse cx="17.6" cy="3.6" rx="1.9" ry="3" transform="rotate(40 17.6 3.6)"/>` +
    '<ellipse cx="10.4" cy="6" rx="1.9" ry="3.2" transform="rotate(-24 10.4 6)"/><ellipse cx="17.8" cy="9.2" rx="1.9" ry="3.2" transform="rotate(52 17.8 9.2)"/>' +
    '<ellipse cx="8.6" cy="11.6" rx="1.9" ry="3.2" transform="rotate(-36 8.6 11.6)"/><ellipse cx="16.6" cy="14.8" rx="1.9" ry="3.2" transform="rotate(48 16.6 14.8)"/>' +
    '<ellipse cx="8" cy="17.2" rx="1.9" ry="3.2" transform="rotate(-46 8 17.2)"/></g>',
};
