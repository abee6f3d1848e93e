import { expect, test } from 'vitest'

import type { Column } from './columns.ts'
import { tableAsCsv } from './save-csv.ts'

type Tip = { guest: string; cents: number; at: string }
const columns: Column<Tip>[] = [
  { name: 'guest', title: 'Gast', value: ({ guest }) => guest, cell: () => 'nur am Bildschirm' },
  { name: 'cents', title: 'Trinkgeld', value: ({ cents }) => cents, kind: 'cents' },
  { name: 'at', title: 'Zeit', value: ({ at }) => at, kind: 'moment' },
]

test('what is shown leaves as a German table, with times of the zone that is asked for', () => {
  const rows = [{ guest: '=HYPERLINK("x")', cents: -250, at: '2026-11-24T23:30:00Z' }]

  expect(tableAsCsv({ columns, rows, timeZone: 'Europe/Vienna' })).toBe(
    '\uFEFFGast;Trinkgeld;Zeit\r\n"\'=HYPERLINK(""x"")";-2,50;25.11.2026 00:30\r\n',
  )
})
