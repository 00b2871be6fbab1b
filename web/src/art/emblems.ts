/** The emblems of the nations, and of a seat that has none yet, on a round shield of the seat's colour. Drawn on 24 by 24. */
const round = '<circle cx="12" cy="12" r="11.2" fill="currentColor" stroke="var(--emblem-edge)" stroke-width="1"/>';
const on = 'fill="var(--emblem-ink)"';
const thin = 'fill="none" stroke="var(--emblem-ink)" stroke-linecap="round"';

export const emblems: Record<string, string> = {
  england: `${round}<path d="M9.8 3.6h4.4v6.2h6.2v4.4h-6.2v6.2H9.8v-6.2H3.6V9.8h6.2z" ${on}/>`,
  spain:
    `${round}<path d="M6 4.6h2.8v2h1.8v-2h2.8v2h1.8v-2H18v4.8l-1.8 1.4v6.4H19V20H5v-2.8h2.8v-6.4L6 9.4z" ${on}/>` +
    '<path d="M10.2 20v-4.4a1.8 1.8 0 0 1 3.6 0V20z" fill="currentColor"/>',
  france:
    `${round}<path d="M12 2.8c2.8 3.2 3.2 6.4 1.4 9.8h-2.8C8.8 9.2 9.2 6 12 2.8z" ${on}/>` +
    `<path d="M9.6 12.8C9.2 9 4.2 8 3.8 11.8c-.2 2.2 1.8 3.2 3 2-.6-1.4 1.6-1.4 1.8.8zM14.4 12.8c.4-3.8 5.4-4.8 5.8-1 .2 2.2-1.8 3.2-3 2 .6-1.4-1.6-1.4-1.8.8z" ${on}/>` +
    `<path d="M7.8 12.8h8.4v2.4H7.8zM10.6 15.2h2.8l1.8 4.4L12 21.4l-3.2-1.8z" ${on}/>`,
  portugal: `${round}<g ${thin} stroke-width="1.7"><circle cx="12" cy="12" r="7.6"/><ellipse cx="12" cy="12" rx="3.2" ry="7.6"/><ellipse cx="12" cy="12" rx="7.6" ry="2.8"/><path d="M5 18.4L19 5.6" stroke-width="2.2"/></g>`,
  holland:
    `${round}<path d="M12 3.4l2.4 1.8 3-.4.6 3 2.2 2.2-1.4 2.6.4 3-2.8 1.2-1.4 2.8L12 18.8l-3 .8-1.4-2.8-2.8-1.2.4-3L3.8 10 6 7.8l.6-3 3 .4z" ${on}/>` +
    '<path d="M8.4 10.6h2M13.6 10.6h2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M10.2 13h3.6L12 15.2z" fill="currentColor"/><path d="M12 15v1.6M9.6 17c1.2 1 1.9.6 2.4-.4.5 1 1.2 1.4 2.4.4" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>',
  italy:
    `${round}<path d="M6.4 4.2h11.2v2.2l-1.8 1.4H8.2L6.4 6.4zM8 17h8l1.8 1.4v2H6.2v-2z" ${on}/>` +
    `<path d="M9.4 8.4v8M12 8.4v8M14.6 8.4v8" ${thin} stroke-width="1.7"/>`,
  ottomans:
    `${round}<path d="M13.6 4.4A8 8 0 1 0 17.8 17 6.6 6.6 0 1 1 13.6 4.4z" ${on}/>` +
    `<path d="M17.2 8l1 2.4 2.6.2-2 1.7.6 2.5-2.2-1.4-2.2 1.4.6-2.5-2-1.7 2.6-.2z" ${on}/>`,
  prussia: `${round}<path d="M12 3.2l1.8 2-.6 2.2 1.6 1c2-2 4-2.6 6-2-.4 4-1.6 6.6-4.4 8.4l-1.6 1 2 3.8h-3l-1.8 2-1.8-2h-3l2-3.8-1.6-1C4.8 13 3.6 10.4 3.2 6.4c2-.6 4 0 6 2l1.6-1L10.2 5.2z" ${on}/>`,
  none: `${round}<circle cx="12" cy="9" r="3.4" ${on}/><path d="M5.8 18.8c0-4 2.4-6 6.2-6s6.2 2 6.2 6z" ${on}/>`,
};
