import type { DeskArea } from '../../navigation/desk-areas.ts'

const paths: Record<DeskArea['key'] | 'more' | 'fold' | 'leave' | 'search' | 'view', string> = {
  today: 'M4 11.5 12 5l8 6.5M6 10v9h4.5v-5h3v5H18v-9',
  ordering: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  catalogue: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0v13',
  content:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM4 9.5h16M7 7.25h.01',
  workforce:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5M15.5 5.3a3 3 0 0 1 0 5.4M17 14.3c2 .6 3.5 2.3 3.5 4.7',
  insight: 'M5 19V11M10 19V5M15 19v-6M20 19V8M3 19h18',
  signage: 'M4 5.5h16v10H4zM9 19.5h6M12 15.5v4',
  operations: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.75v4.5M9 14.75v4.5M4 12h4M12 12h8M10 9.75v4.5',
  more: 'M5 7h14M5 12h14M5 17h14',
  fold: 'M14.5 7l-5 5 5 5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  view: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18',
  leave: 'M10 5H5.5v14H10M14 8l4 4-4 4M18 12H9',
}

/** Says nothing by itself: it stands beside its word. */
export function AreaIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
