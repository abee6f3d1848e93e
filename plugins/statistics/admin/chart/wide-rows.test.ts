import { expect, it } from 'vitest'

import { answerCsv } from './answer-table.ts'
import { visitsOfThreeDays } from './statistics.fixture.ts'
import { type Columns, wideCells, wideRows, wideTable, wideTitles } from './wide-rows.ts'

const term = { unit: 'count', isAdditive: true } as const
const visits: Columns = {
  heading: 'Besuche',
  measures: ['visits', 'ordering'],
  answer: {
    ...visitsOfThreeDays,
    by: 'campaign',
    measures: [
      { key: 'visits', label: 'Besuche', ...term },
      { key: 'ordering', label: 'Besuche mit Bestellung', ...term },
    ],
    rows: [
      { key: 'advent', label: 'advent', values: { visits: 120, ordering: 14 } },
      { key: 'sommer', label: 'sommer', values: { visits: 80, ordering: null } },
    ],
  },
}
const orders: Columns = {
  heading: 'Bestellungen',
  measures: ['gross'],
  answer: {
    ...visitsOfThreeDays,
    layer: 'business',
    by: 'campaign',
    measures: [{ key: 'gross', label: 'Umsatz', unit: 'cents', isAdditive: true }],
    rows: [
      { key: 'unknown', label: 'unbekannt', values: { gross: 900_000 } },
      { key: 'advent', label: 'advent', values: { gross: 42_050 } },
    ],
  },
}
const columns = [visits, orders]

it('rows of visits and of orders stand side by side under whose figures they are, and are added to nothing', () => {
  expect(wideRows(columns).map(({ label }) => label)).toEqual(['advent', 'sommer', 'unbekannt'])
  expect(wideTitles(columns)).toEqual([
    { heading: 'Besuche', label: 'Besuche' },
    { heading: 'Besuche', label: 'Besuche mit Bestellung' },
    { heading: 'Bestellungen', label: 'Umsatz' },
  ])
  expect(wideRows(columns).map((row) => wideCells(columns, row).map(({ text }) => text))).toEqual([
    ['120', '14', expect.stringMatching(/^420,50\s€$/)],
    ['80', 'nicht genannt', '–'],
    ['–', '–', expect.stringMatching(/^9\.000,00\s€$/)],
  ])
})

it('the file says of each figure whose it is', () => {
  expect(answerCsv(wideTable(columns)).replaceAll('\r\n', '\n')).toContain(
    'Kampagne;Besuche: Besuche;Besuche: Besuche mit Bestellung;Bestellungen: Umsatz\nadvent;120;14;420,50\nsommer;80;',
  )
})
