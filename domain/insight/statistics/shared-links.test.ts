import { expect, it } from 'vitest'

import { datasetOf, type DatasetName } from './datasets.data.ts'
import { measures } from './figure-terms.data.ts'
import { sharedAnswer } from './shared-answer.ts'
import { endOfLink, lastDayProblem, latestLastDay, usualLastDay } from './shared-links.ts'
import type { Statistics } from './statistics.contract.ts'

it.each([
  ['2026-11-28', 'Bitte wählen Sie heute oder einen späteren Tag.'],
  ['2026-11-29', null],
  ['2026-12-29', null],
  ['2027-11-29', null],
  ['2027-11-30', 'Ein Link gilt höchstens ein Jahr.'],
])('a link of 29 November 2026 that holds until %s: %s', (lastDay, problem) => {
  expect(lastDayProblem(lastDay, '2026-11-29')).toBe(problem)
})

it('usually a link holds for thirty days, and at most for a year', () => {
  expect([usualLastDay('2026-11-29'), latestLastDay('2026-11-29')]).toEqual(['2026-12-29', '2027-11-29'])
})

it.each([
  ['2026-12-29', 'Europe/Vienna', '2026-12-29T23:00:00Z'],
  ['2026-06-30', 'Europe/Vienna', '2026-06-30T22:00:00Z'],
  ['2026-10-25', 'Europe/Vienna', '2026-10-25T23:00:00Z'],
  ['2026-12-29', 'Pacific/Chatham', '2026-12-29T10:15:00Z'],
])('the whole of %s in %s belongs to the link: it ends at %s', (day, zone, end) => {
  expect(endOfLink(day, zone).toString()).toBe(end)
})

const answerOf = (dataset: DatasetName, by: Statistics['by'], value: number): Statistics => {
  const { title, layer, measures: named } = datasetOf(dataset)
  const values = Object.fromEntries(named.map((key) => [key, value]))
  return {
    dataset,
    title,
    layer,
    counts: '',
    range: { from: '2026-11-02', to: '2026-11-02', timeZone: 'Europe/Vienna', grain: 'day' },
    asOf: '2026-11-29T12:00:00Z',
    measures: named.map((key) => ({ key, ...measures[key] })),
    total: values,
    series: [{ at: '2026-11-02', values }],
    by,
    rows: [{ key: 'k', label: 'Anna Auer', values, path: '/users/1' }],
    dropped: [{ reason: 'bot', label: 'Bots', events: 3 }],
    path: '/orders',
  }
}

it('what is shared leads to no record', () => {
  const shared = sharedAnswer(answerOf('revenue', 'type', 12_345))

  expect(shared.total.gross).toBe(12_345)
  expect(JSON.stringify(shared)).not.toMatch(/path|\/users|\/orders|dropped/)
})

it('what is shared names nobody of the team', () => {
  expect(sharedAnswer(answerOf('working-activities', 'person', 600)).rows).toEqual([])
})

it('what is shared tells of no fewer than five visits', () => {
  const shared = sharedAnswer(answerOf('pages', 'page', 4))

  expect(shared.total).toEqual({ views: null, visits: null, entries: null, exits: null })
  expect(JSON.stringify(shared)).not.toContain(':4')
})
