import { expect, it } from 'vitest'

import { withoutFewVisits } from '#domain/insight/statistics/few-visits.ts'

import { answerCsv, answerTable } from './answer-table.ts'
import { revenueOfADay, visitsOfThreeDays } from './statistics.fixture.ts'

const { compared: _, ...ofOneDay } = revenueOfADay
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n')

it('behind a line stands each of its points, beside what it was before', () => {
  const { titles, rows } = answerTable({
    answer: visitsOfThreeDays,
    of: 'series',
    before: 'davor',
    measure: 'visits',
  })

  expect(titles).toEqual(['Zeit', 'Seitenaufrufe', 'Seitenaufrufe davor', 'Besuche', 'Besuche davor'])
  expect(rows[0]?.map(({ text }) => text)).toEqual(['Mo 02.11.2026', '1.234', '1.000', '617', '500'])
})

it('a file has figures that a spreadsheet reckons with, and nothing of fewer than five visits', () => {
  const rows = answerTable({
    answer: withoutFewVisits(visitsOfThreeDays),
    of: 'rows',
    before: 'davor',
    measure: 'views',
  })
  const series = answerTable({
    answer: withoutFewVisits(visitsOfThreeDays),
    of: 'series',
    before: 'davor',
    measure: 'views',
  })

  expect(linesOf(answerCsv(rows))).toEqual([
    'Gerät;Seitenaufrufe;Seitenaufrufe davor;Besuche;Besuche davor',
    'Telefon;2460;1968;1230;984',
    'Mit wenigen Besuchen, zusammen;9;;7;',
  ])
  expect(linesOf(answerCsv(series)).at(-1)).toBe('Mi 04.11.2026;nicht genannt;0;nicht genannt;0')
})

it('money leaves in euros, and what cannot be reckoned as nothing', () => {
  const rows = answerTable({ answer: ofOneDay, of: 'rows', before: 'davor', measure: 'gross' })
  const series = answerTable({ answer: ofOneDay, of: 'series', before: 'davor', measure: 'gross' })

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
  const { titles, rows } = answerTable({ answer, of: 'heat', before: 'davor', measure: 'visits' })

  expect(titles).toHaveLength(25)
  expect(rows.map((row) => row[14]?.text)).toEqual(['0', '6', '0', '0', '0', '0', '0'])
})

it('behind ways stands each step, and where it ended', () => {
  const links = [
    { step: 1, from: '/', to: '/karte', visits: 12 },
    { step: 2, from: '/karte', to: '', visits: 7 },
  ]
  const { rows } = answerTable({
    answer: { ...visitsOfThreeDays, links },
    of: 'links',
    before: 'davor',
    measure: 'visits',
  })

  expect(rows.map((row) => row.map(({ text }) => text).join(' | '))).toEqual([
    '1. Schritt | / | /karte | 12',
    '2. Schritt | /karte | Verlassen | 7',
  ])
})

it('what is to be reached stands behind its points, in the table and in the file', () => {
  const { compared: _, ...alone } = visitsOfThreeDays
  const goal = { label: 'Ziel (Woche)', values: [500, 600, null] }
  const table = answerTable({ answer: alone, of: 'series', before: 'davor', measure: 'visits', goal })

  expect(table.titles).toEqual(['Zeit', 'Seitenaufrufe', 'Besuche', 'Besuche, Ziel (Woche)'])
  expect(table.rows.map((row) => row.at(-1)?.text)).toEqual(['500', '600', '–'])
  expect(linesOf(answerCsv(table))[1]).toBe('Mo 02.11.2026;1234;617;500')
  // A table of rows has no points.
  expect(answerTable({ answer: alone, of: 'rows', before: 'davor', measure: 'visits', goal }).titles).toEqual(
    ['Gerät', 'Seitenaufrufe', 'Besuche'],
  )
})
