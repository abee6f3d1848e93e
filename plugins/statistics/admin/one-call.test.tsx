// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Goal } from '#domain/insight/statistics/goals.contract.ts'
import { goalMeasures, goalPeriods } from '#domain/insight/statistics/goals.ts'
import { mostQuestions } from '#domain/insight/statistics/several-statistics.contract.ts'

import { answerOf } from './chart/statistics.fixture.ts'
import type { FirstPage } from './first-page.ts'
import { questionsOfGoals } from './kept/goals-here.ts'
import { ShownStatistics, viewWith } from './shown-statistics.fixture.tsx'
import { readChoice } from './statistics-choice.ts'
import { statisticsTabs } from './statistics.texts.ts'
import { nowKey } from './tabs/now-key.ts'
import { questionsOf } from './tabs/questions-of.ts'

vi.mock('@payloadcms/ui', async () => (await import('./payload-parts.fixture.tsx')).payloadParts)
vi.mock('./chart/use-drawn.ts', async () => (await import('./payload-parts.fixture.tsx')).noDrawings)
vi.mock('next/navigation', async () => (await import('./fake-address.fixture.ts')).fakeNavigation)

let screen: ShownStatistics

beforeEach(() => {
  screen = new ShownStatistics()
})
afterEach(async () => {
  await screen.close()
  vi.restoreAllMocks()
})
/** As the server makes it, which has no window but knows the address. */
function onServer(first: FirstPage | null, query: string): string {
  window.history.replaceState(null, '', `/backend/statistics?${query}`)
  const [made, browser] = [viewWith(first), window]
  vi.stubGlobal('window', undefined)
  try {
    return renderToString(made)
  } finally {
    vi.stubGlobal('window', browser)
  }
}

it('asks in one call for all that a tab shows, over the range and what it is compared with', async () => {
  await screen.open('?vergleich=vorjahr')

  expect(screen.calls).toHaveLength(1)
  expect(screen.asked.map(({ dataset }) => dataset)).toEqual([
    'revenue',
    'orders',
    'unique-visitors',
    'working-activities',
    'popular-items',
    'referrers',
    'order-times',
  ])
  for (const { query } of screen.asked)
    expect([...query]).toEqual(
      expect.arrayContaining([
        ['from', '2026-10-31'],
        ['to', '2026-11-29'],
        ['compare', 'year'],
      ]),
    )
})

it('another tab, another range and another row are one call each', async () => {
  await screen.open('?zeitraum=days7&bereich=produkte')
  await screen.click(screen.control('Besucher'))
  await screen.settle()
  await screen.select('days90')
  await screen.settle()
  expect(screen.calls.map((questions) => questions.length)).toEqual([3, 10, 10])
  expect(new Set(screen.calls[2]?.map(({ query }) => query.get('from')))).toEqual(new Set(['2026-09-01']))

  await screen.click(screen.rowOf('Geräte', 'Telefon'))
  await screen.settle()
  expect(screen.calls).toHaveLength(4)
})

it('another grouping of a card asks for that one alone', async () => {
  await screen.open('?bereich=bestellungen&zeitraum=days7&vergleich=ohne')
  await screen.select('rate', screen.section('Umsatz'))
  await screen.settle()

  expect(screen.calls[1]?.map(({ dataset, query }) => [dataset, query.get('by')])).toEqual([
    ['revenue', 'rate'],
  ])
})

const goal = {
  id: '0193b0c5-0000-7000-8000-000000000003',
  measure: 'gross',
  period: 'month',
  branch: null,
  target: 9876,
} as const

/** What the server would have read along with the page. */
function firstPage(query: string): FirstPage {
  const choice = readChoice(new URLSearchParams(query), '2026-11-29')
  const goals = { goals: [goal], branches: null }
  const questions = [...questionsOf(choice), ...questionsOfGoals(choice, goals, '2026-11-29')]

  return {
    at: '2026-11-29T12:00:00Z',
    answers: questions.map(({ key, dataset, query }) => [
      key,
      answerOf(
        dataset,
        new URLSearchParams(JSON.parse(JSON.stringify(query)) as Record<string, string>),
        () => undefined,
      ),
    ]),
    branches: {
      docs: [
        { id: 'b1', name: 'Wien' },
        { id: 'b2', name: 'Graz' },
      ],
    },
    divisions: { docs: [] },
    views: { views: [] },
    goals,
    now: { key: nowKey(choice), data: justNow },
  }
}

const justNow = {
  asOf: '2026-11-29T12:00:00.000Z',
  visits: { last5: null, last30: 17 },
  open: 4,
  orders: { today: 12, usual: 9 },
  gross: { today: 31_450, usual: null },
  atWork: 3,
}

it('what the server sent with the page is there at once, and asked for by nobody', async () => {
  const query = 'zeitraum=last-month'
  const html = onServer(firstPage(query), query)
  await screen.open(`?${query}`, firstPage(query))

  for (const text of [html, screen.place.textContent])
    for (const words of ['Umsatz, November 2026', 'Offene Bestellungen', 'Telefon', 'Wien'])
      expect(text).toContain(words)
  expect(screen.paths).toEqual([])

  await screen.select('months12')
  await screen.settle()
  expect([screen.paths, screen.calls[0]?.length]).toEqual([['/api/statistics'], 7])
})

it('a link to a view shows its figures with the page, before the address says what that is', () => {
  const view = { id: goal.id, name: 'Gastro', query: 'zeitraum=last-month', isForAll: true }
  const page = { ...firstPage(view.query), views: { views: [view] } }
  const html = onServer(page, `ansicht=${view.id}`)

  for (const words of ['Umsatz, November 2026', 'Offene Bestellungen', 'Telefon'])
    expect(html).toContain(words)
})

it('what was shown before with a page is asked for anew, for it may be long ago', async () => {
  const query = 'zeitraum=yesterday'
  const page = { ...firstPage(query), at: '2026-11-29T12:00:01Z' }
  await screen.open(`?${query}`, page)
  expect(screen.paths).toEqual([])
  await screen.close()
  vi.restoreAllMocks()
  screen = new ShownStatistics()
  await screen.open(`?${query}`, page)

  expect(screen.paths).toEqual(expect.arrayContaining(['/api/statistics/views', '/api/statistics/goals']))
})

it('the server tells each of what it makes nothing of what it has made for others', () => {
  const query = 'zeitraum=yesterday'
  const answers = (markup: string) => markup.includes('Telefon')

  expect(answers(onServer(firstPage(query), query))).toBe(true)
  expect(answers(onServer(null, query))).toBe(false)
})

it.each(statisticsTabs)('all that %s asks, with every goal there can be, fits in one call', (tab) => {
  const choice = readChoice(new URLSearchParams(`bereich=${tab}`), '2026-11-29')
  const goals = Object.keys(goalMeasures).flatMap((measure) =>
    Object.keys(goalPeriods).map((period) => ({ ...goal, measure, period }) as Goal),
  )
  const questions = [
    ...questionsOf(choice),
    ...questionsOfGoals(choice, { goals, branches: null }, '2026-11-29'),
  ]

  expect(questions.length).toBeLessThanOrEqual(mostQuestions)
})

it('a part that failed says so in its place, in the words of the server, and the rest is there', async () => {
  screen.fails = (dataset) => dataset === 'revenue'
  await screen.open('?vergleich=ohne')

  expect(screen.section('Umsatz')?.querySelector('[role=alert]')?.textContent).toMatch(
    /^Statistik konnte nicht geladen werden\.Das geht noch nicht\.Noch einmal versuchen$/,
  )
  expect(screen.texts('tbody th', screen.section('Herkunft der Besuche'))[0]).toContain('Telefon')
  expect(screen.place.querySelectorAll('section [role=alert]')).toHaveLength(1)

  // Who tries again asks for that part alone.
  screen.fails = () => false
  await screen.click(screen.section('Umsatz')?.querySelector('[role=alert] button'))
  await screen.settle()
  expect(screen.calls.map((questions) => questions.length)).toEqual([7, 1])
  expect(screen.section('Umsatz')?.querySelector('[role=alert]')).toBeNull()
})
