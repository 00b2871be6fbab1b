/** Everything else that lies on the board, and the kinds of buildings. Drawn on 24 by 24. */
const line = 'stroke="var(--art-ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const open = `fill="none" ${line}`;
const stone = `fill="var(--art-stone)" ${line}`;
const gold = `fill="var(--art-gold)" ${line}`;

export const things: Record<string, string> = {
  ship:
    `<path d="M2.4 15.6h19.2l-2.6 5.2c-.3.6-.8.8-1.4.8H6.8c-.6 0-1.2-.2-1.5-.8z" fill="#9a6b34" ${line}/>` +
    `<path d="M11.8 2v13.6M6.4 4.2v11.4" ${open}/><path d="M12.6 3.4c5.6 1.6 6.6 7 .2 10.4 1.2-3.4 1.2-7-.2-10.4zM6 5.4c-3 1.6-4.4 5-3.2 8.4C4.2 12.6 6 12.4 7.4 13c-.8-2.6-1-5-1.4-7.6z" fill="#fffaf0" ${line}/>`,
  coin: `<circle cx="12" cy="12" r="9.4" ${gold}/><path d="M14.8 8.6c-.8-1-5.4-1.4-5.4 1 0 2.6 5.6 1.6 5.6 4.4 0 2.6-5 2.4-6 1M12 6v12" ${open}/>`,
  points: `<path d="M12 2.2l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.2l-6 3.3 1.4-6.7-5-4.6 6.7-.8z" ${gold}/>`,
  resistance: `<path d="M12 2l8.4 2.6c.4 7.4-2 13.4-8.4 17.4C5.6 18 3.2 12 3.6 4.6z" ${stone}/><path d="M12 5.6v12.6M6.6 10h10.8" ${open}/>`,
  plunder: `<path d="M3 11.4h18v9.2H3z" fill="#9a6b34" ${line}/><path d="M3 11.4c0-4.4 2-6.8 5-6.8h8c3 0 5 2.4 5 6.8z" fill="#b98552" ${line}/><path d="M10 10h4v4.6h-4z" ${gold}/>`,
  counter:
    `<circle cx="12" cy="12" r="10" ${stone}/><circle cx="12" cy="12" r="7.4" ${open} stroke-dasharray="1.6 1.8"/>` +
    '<path d="M12 4.6l1.7 5.7 5.7 1.7-5.7 1.7L12 19.4l-1.7-5.7L4.6 12l5.7-1.7z" fill="var(--art-ink)"/>',
  deck:
    `<path d="M6.6 5.8h13.2v16H6.6z" ${stone}/><path d="M4.2 2.4h13.2v16H4.2z" fill="#5f86b8" ${line}/>` +
    '<path d="M10.8 5.6l1.2 3.6 3.4 1.2-3.4 1.2-1.2 3.6-1.2-3.6-3.4-1.2 3.4-1.2z" fill="#fffaf0"/>',
  pile: `<path d="M4.4 15.4v3c0 1.8 3.4 3 7.6 3s7.6-1.2 7.6-3v-3M4.4 10.8v4.6c0 1.8 3.4 3 7.6 3s7.6-1.2 7.6-3v-4.6" ${stone}/><path d="M4.4 6.4v4.4c0 1.8 3.4 3 7.6 3s7.6-1.2 7.6-3V6.4" ${stone}/><ellipse cx="12" cy="6.2" rx="7.6" ry="3.2" ${stone}/>`,
  colonies: `<path d="M5 22V2.4" ${open}/><path d="M5.4 3.2c4-2 7.6 2 13.8 0v9.2c-6.2 2-9.8-2-13.8 0z" fill="var(--accent)" ${line}/>`,
  discoveries: `<circle cx="12" cy="12" r="10" ${stone}/><path d="M16.8 7.2l-3 6.6-6.6 3 3-6.6z" fill="var(--accent)" ${line}/>`,
  economy: `<path d="M8.6 2.4h6.8l-1.8 4.2c4 2 6.4 5.8 6.4 9.2 0 3.8-3 5.8-8 5.8s-8-2-8-5.8c0-3.4 2.4-7.2 6.4-9.2z" ${gold}/><path d="M8.8 7h6.4" ${open}/>`,
  bought: `<path d="M12 3v17M6.6 21.2h10.8M4 6.4h16" ${open}/><path d="M1.6 14.2L4.4 7l2.8 7.2c-1 2.2-4.6 2.2-5.6 0zM16.8 14.2L19.6 7l2.8 7.2c-1 2.2-4.6 2.2-5.6 0z" ${gold}/>`,
  house: `<path d="M3 11.4L12 3l9 8.4V21H3z" ${stone}/><path d="M9.6 21v-6.4h4.8V21" ${open}/><path d="M1.6 12.6L12 2.8l10.4 9.8" ${open} stroke-width="2"/>`,
  church: `<path d="M12 1.4v5M9.8 3.2h4.4" ${open}/><path d="M7.6 11L12 6.4l4.4 4.6v10.6H7.6z" ${stone}/><path d="M2.6 14.6h5v7h-5zM16.4 14.6h5v7h-5z" ${stone}/><path d="M10.4 21.6v-4.2a1.6 1.6 0 0 1 3.2 0v4.2z" fill="var(--art-ink)"/>`,
  market: `<path d="M4 10.6h16V21H4z" ${stone}/><path d="M3.6 3.6h16.8l1.8 6c0 2-3.4 2-3.4 0 0 2-3.4 2-3.4 0 0 2-3.4 2-3.4 0 0 2-3.4 2-3.4 0 0 2-3.4 2-3.4 0 0 2-3.4 2-3.4 0z" fill="var(--accent)" ${line}/><path d="M8 21v-5.6h8V21" ${open}/>`,
  fort: `<path d="M3 21.6V7h3.2v2.2h3V7h5.6v2.2h3V7H21v14.6z" ${stone}/><path d="M9.6 21.6V17a2.4 2.4 0 0 1 4.8 0v4.6z" fill="var(--art-ink)"/><path d="M12 7V1.6l4.6 1.6L12 4.8" ${open}/>`,
  yard: `<path d="M2.4 14.4h19.2l-3 5.6H5.4z" fill="#9a6b34" ${line}/><path d="M6 14.4V9M10 14.4V9M14 14.4V9M18 14.4V9M4 22.2h16" ${open}/><path d="M12 9V2.4l5 3-5 2.4" ${open}/>`,
  law: `<path d="M5.4 3h12.2c1.6 0 2.4 1.2 2.4 2.6H8v13.2c0 1.6-1 2.6-2.4 2.6S3.2 20.4 3.2 18.8h2.2z" fill="#fffaf0" ${line}/><path d="M8 21.4h10.8V5.6" ${open}/><path d="M10.6 9h5.4M10.6 12h5.4M10.6 15h3.4" ${open}/>`,
  school: `<path d="M2.6 9L12 3l9.4 6z" ${stone}/><path d="M2.6 18.6h18.8v3H2.6z" ${stone}/><path d="M5.6 9.4v9M9.9 9.4v9M14.1 9.4v9M18.4 9.4v9" ${open} stroke-width="2"/>`,
  plague: `<path d="M12 2.4c5 0 8.4 3.4 8.4 7.8 0 2.8-1.2 4.6-3.2 5.8v5.4H6.8V16c-2-1.2-3.2-3-3.2-5.8 0-4.4 3.4-7.8 8.4-7.8z" ${stone}/><circle cx="8.6" cy="10.6" r="2" fill="var(--art-ink)"/><circle cx="15.4" cy="10.6" r="2" fill="var(--art-ink)"/><path d="M10 21.4v-3M14 21.4v-3M12 13.6v1.6" ${open}/>`,
  laurel: `<path d="M7 3C2.6 7 2.4 14.6 9.4 20.6M17 3c4.4 4 4.6 11.6-2.4 17.6" ${open}/><g ${gold}><path d="M6.6 4.4c2.6.4 3.4 2 3 4.4-2.4-.4-3.6-2-3-4.4zM4.2 10c2.6-.2 3.9 1 4.2 3.6-2.6.2-4.2-1-4.2-3.6zM5.8 15.8c2.4-1 4.2-.2 5.2 2.2-2.4 1-4.4.2-5.2-2.2zM17.4 4.4c-2.6.4-3.4 2-3 4.4 2.4-.4 3.6-2 3-4.4zM19.8 10c-2.6-.2-3.9 1-4.2 3.6 2.6.2 4.2-1 4.2-3.6zM18.2 15.8c-2.4-1-4.2-.2-5.2 2.2 2.4 1 4.4.2 5.2-2.2z"/></g>`,
  spoils: `<path d="M4 20L19.6 4.4M20 20L4.4 4.4" ${open} stroke-width="2"/><path d="M2.6 16.8l4.6 4.6M21.4 16.8l-4.6 4.6" ${open} stroke-width="2"/><circle cx="12" cy="12" r="4.2" ${gold}/>`,
};
