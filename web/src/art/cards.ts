/** Cards, the shortage card and the institutions that have no drawing yet. Drawn on 24 by 24. */
const line = 'stroke="var(--art-ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const open = `fill="none" ${line}`;
const barrel = "M6.4 2.6h11.2c2.4 6 2.4 12.8 0 18.8H6.4C4 15.4 4 8.6 6.4 2.6z";

export const cards: Record<string, string> = {
  supporter:
    `<path d="M8.2 13.6L5.4 22l4-1.6 2.6 2 2.6-2 4 1.6-2.8-8.4z" fill="#4d7fb8" ${line}/>` +
    `<circle cx="12" cy="9" r="7.4" fill="#f3d06c" ${line}/><path d="M12 4.6l1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4z" fill="#fffaf0" ${line}/>`,
  revolt:
    `<path d="M12.6 1.4c.6 3.4 5 5 5 9.4 0 3.4-2.4 5.4-5.6 5.4s-5.6-2-5.6-5.2c0-2.4 1.4-3.4 2.2-5 .8 1 1 1.8 1 2.8 2.2-1.8 3-4.4 3-7.4z" fill="#d9522e" ${line}/>` +
    `<path d="M12 9.4c1.6 1.4 2.2 2.4 2.2 3.8a2.2 2.2 0 0 1-4.4 0c0-1.4.8-2.2 2.2-3.8z" fill="#f3d06c"/><path d="M8.6 16.4h6.8l-1.2 6.2H9.8z" fill="#9a6b34" ${line}/>`,
  good: `<path d="${barrel}" fill="#b98552" ${line}/><path d="M5.2 7.4h13.6M5.2 16.6h13.6M12 2.6v18.8" ${open}/>`,
  population:
    `<g fill="#c9a27a" ${line}><circle cx="5.8" cy="8.6" r="2.8"/><circle cx="18.2" cy="8.6" r="2.8"/><path d="M1.4 19.4c0-4.4 1.8-6.6 4.4-6.6s4.4 2.2 4.4 6.6zM13.8 19.4c0-4.4 1.8-6.6 4.4-6.6s4.4 2.2 4.4 6.6z"/></g>` +
    `<g fill="#f1e6cf" ${line}><circle cx="12" cy="6.6" r="3.8"/><path d="M5.8 21.6c0-6.6 2.4-9.6 6.2-9.6s6.2 3 6.2 9.6z"/></g>`,
  colony:
    `<path d="M1.8 21.6c2.4-4.6 6-6 10.2-6s7.8 1.4 10.2 6z" fill="#e3c98a" ${line}/><path d="M11 16.2c-.4-4 .2-7 1.8-9.4" ${open} stroke-width="2.2"/>` +
    `<path d="M12.8 7C9.6 3.4 6.2 3.8 3.6 7.4c3.2-.8 6-.8 9.2-.4zM12.8 7c.4-3.2 4.4-5.6 8.6-2.6-3.6 0-6 .8-8.6 2.6zM12.8 7c3.6-.8 6.6 1.4 6.8 5.6-2-2.8-3.8-4.6-6.8-5.6zM12.8 7c-3.4.8-5.6 3-5.4 6.6 1.4-2.8 3-4.8 5.4-6.6z" fill="#4f9a5f" ${line}/>`,
  bond:
    `<path d="M4 2.4h12.6L20 5.8v15.8H4z" fill="#fffaf0" ${line}/><path d="M7.2 7h7.4M7.2 10.4h9.6M7.2 13.8h4" stroke="#2b2118" stroke-width="1.3" stroke-linecap="round"/>` +
    `<path d="M14 17.4l-1 5 2.6-1.2 2.6 1.2-1-5z" fill="#8e2a1b"/><circle cx="15.6" cy="16" r="3.2" fill="#c8442c" ${line}/>`,
  gold:
    `<g fill="#e5b53a" ${line}><ellipse cx="8.4" cy="18.8" rx="6.6" ry="3"/><ellipse cx="8.4" cy="15.4" rx="6.6" ry="3"/><ellipse cx="8.4" cy="12" rx="6.6" ry="3" fill="#f3d06c"/></g>` +
    `<circle cx="17" cy="8" r="5.4" fill="#f3d06c" ${line}/><path d="M17 5.2v5.6" ${open}/>`,
};

export const signs: Record<string, string> = {
  shortage: `<path d="${barrel}" fill="var(--card)" ${line} stroke-dasharray="2.4 2"/><path d="M2.6 21.4L21.4 2.6" stroke="var(--accent)" stroke-width="2.8" stroke-linecap="round"/>`,
  luxury: `<path d="M5.6 2.4h12.8c.2 6.4-1.8 10-6.4 10s-6.6-3.6-6.4-10z" fill="var(--art-gold)" ${line}/><path d="M12 12.4v6" ${open} stroke-width="2.2"/><path d="M7.4 21.6c.6-2.4 2-3.2 4.6-3.2s4 .8 4.6 3.2z" fill="var(--art-gold)" ${line}/>`,
  industry: `<path d="M10.2 1.6h3.6l.6 2.8 2.2.9 2.4-1.5 2.5 2.5-1.5 2.4.9 2.2 2.8.6v3.6l-2.8.6-.9 2.2 1.5 2.4-2.5 2.5-2.4-1.5-2.2.9-.6 2.8h-3.6l-.6-2.8-2.2-.9-2.4 1.5-2.5-2.5L4 17.9l-.9-2.2-2.8-.6v-3.6l2.8-.6.9-2.2-1.5-2.4L5 3.8l2.4 1.5 2.2-.9z" fill="var(--art-stone)" ${line} transform="matrix(.92 0 0 .92 .96 .2)"/><circle cx="12" cy="12" r="3.6" fill="var(--card)" ${line}/>`,
  "gold-mine": `<path d="M5 21L15.6 8.6" stroke="#9a6b34" stroke-width="3" stroke-linecap="round"/><path d="M7.4 3.4c6-1.6 11.8 3 13.4 10.4-3-4.4-8-8.2-13.4-10.4z" fill="var(--art-stone)" ${line}/><circle cx="17.8" cy="19" r="3.2" fill="#f3d06c" ${line}/>`,
  crown: `<path d="M2.6 6.6l4.8 5L12 3.4l4.6 8.2 4.8-5-1.8 11.6H4.4z" fill="var(--art-gold)" ${line}/><path d="M4.4 20.8h15.2" ${open} stroke-width="2"/>`,
};
