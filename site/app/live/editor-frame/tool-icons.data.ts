/** Lines of 1.5 within 16 by 16. */
export const toolIcons = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  remove: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4',
  hide: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM6.2 8a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M2.5 13.5l11-11',
  keep: 'M8 2.5 13.5 5v6L8 13.5 2.5 11V5zM2.5 5 8 7.5 13.5 5M8 7.5v6',
  settings: 'M2 4.5h6M12 4.5h2M10 3v3M2 11.5h2M8 11.5h6M6 10v3',
  add: 'M8 3v10M3 8h10',
} as const
