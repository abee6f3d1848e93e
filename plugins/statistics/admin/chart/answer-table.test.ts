import { expect, it } from 'vitest'

import { withoutFewVisits } from '#domain/insight/statistics/few-visits.ts'

import { answerCsv, answerTable } from './answer-table.ts'
import { revenueOfADay, visitsOfThreeDays } from './statistics.fixture.ts'

const { compared: _, ...ofOneDay } = revenueOfADay
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n')

it('behind a line stands each of its points, beside what it was before', () => {
  const { titles, rows } = answerTable(visitsOfThreeDays, 'series', 'davor', 'visits')

  expect(titles).toEqual(['Zeit', 'Seitenaufrufe', 'Seitenaufrufe davor', 'Besuche', 'Besuche davor'])
  expect(rows[0]?.map(({ text }) => text)).toEqual(['Mo 02.11.2026', '1.234', '1.000', '617', '500'])
})

it('a file has figures that a spreadsheet reckons with, and nothing of fewer than five visits', () => {
  const rows = answerTable(withoutFewVisits(visitsOfThreeDays), 'rows', 'davor', 'views')
  const series = answerTable(withoutFewVisits(visitsOfThreeDays), 'series', 'davor', 'views')

  expect(linesOf(answerCsv(rows))).toEqual([
    'Gerät;Seitenaufrufe;Seitenaufrufe davor;Besuche;Besuche davor',
    'Telefon;2460;1968;1230;984',
    'weniger als 5 Besuche (2 Zeilen);9;;7;',
  ])
  expect(linesOf(answerCsv(series)).at(-1)).toBe('Mi 04.11.2026;weniger als 5;0;weniger als 5;0')
})

it('money leaves in euros, and what cannot be reckoned as nothing', () => {
  const rows = answerTable(ofOneDay, 'rows', 'davor', 'gross')
  const series = answerTable(ofOneDay, 'series', 'davor', 'gross')

  expect(linesOf(answerCsv(rows))).toEqual(['Steuersatz;Umsatz;Im Schnitt', '10 %;1234,50;'])
  expect(series.rows[0]?.map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
    '02.11.2026, 12:00 Uhr',
    '1.234,50 €',
    '–',
  ])
})

it('behind shades stand all hours of the week', () => {
  const answer = {
    ...visitsOfThreeDays,
    by: 'hour' as const,
    rows: [{ key: '1-13', label: 'Dienstag', values: { views: 7, visits: 6 } }],
  }
  const { titles, rows } = answerTable(answer, 'heat', 'davor', 'visits')

  expect(titles).toHaveLength(25)
  expect(rows.map((row) => row[14]?.text)).toEqual(['0', '6', '0', '0', '0', '0', '0'])
})

it('behind ways stands each step, and where it ended', () => {
  const links = [
    { step: 1, from: '/', to: '/karte', visits: 12 },
    { step: 2, from: '/karte', to: '', visits: 7 },
  ]
  const { rows } = answerTable({ ...visitsOfThreeDays, links }, 'links', 'davor', 'visits')

  expect(rows.map((row) => row.map(({ text }) => text).join(' | '))).toEqual([
    '1. Schritt | / | /karte | 12',
    '2. Schritt | /karte | Verlassen | 7',
  ])
})
