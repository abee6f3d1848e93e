// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { PageRequests } from '#domain/insight/requests/page-requests.contract.ts'
import type { StatisticsNow } from '#domain/insight/statistics/now.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { answersFor } from '../kept-answers.ts'
import { answersTo, type AskedDataset, questionsIn } from '../statistics-answers.fixture.ts'
import { readChoice } from '../statistics-choice.ts'
import { ChosenContext, useChosen } from '../statistics-context.ts'
import { FiguresContext, useFigures } from '../use-datasets.ts'
import { NowStrip } from './now-strip.tsx'
import { questionsOf } from './questions-of.ts'
import { RequestsCard } from './requests-card.tsx'
import { TabView } from './tab-view.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../payload-parts.fixture.tsx')).payloadParts)
vi.mock('../chart/use-drawn.ts', async () => (await import('../payload-parts.fixture.tsx')).noDrawings)
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => undefined }),
}))

let screen: Screen
let asked: URL[]
let datasets: AskedDataset[]
let tellNews: () => void
const answers: { now: StatisticsNow; requests: PageRequests } = {
  now: {
    asOf: '2026-11-29T12:00:00.000Z',
    visits: { last5: null, last30: 17 },
    open: 4,
    orders: { today: 12, usual: 9 },
    gross: { today: 31_450, usual: null },
    atWork: 3,
  },
  requests: { isOn: false, total: 0, days: [], pages: [] },
}
const change = vi.fn<(changes: Record<string, string | null>) => void>()

beforeEach(() => {
  screen = new Screen()
  asked = []
  datasets = []
  change.mockReset()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(name: string, hear: (event: { data: string }) => void) {
        if (name === 'message') tellNews = () => hear({ data: '{}' })
      }
      close() {}
    },
  )
})
afterEach(async () => {
  await screen.close()
  vi.useRealTimers()
})

async function open(tab: ReactNode, query = '', { now, requests } = answers): Promise<void> {
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost')
    asked.push(url)
    if (url.pathname === '/api/statistics-now')
      return Response.json({ ...now, open: now.open + asked.length - 1 })
    if (url.pathname === '/api/page-requests') return Response.json(requests)
    const questions = questionsIn(url, init) ?? []
    datasets.push(...questions)
    return answersTo(questions)
  })
  const choice = readChoice(new URLSearchParams(query), '2026-11-29')
  await screen.show(<ChosenContext value={{ home: '/backend', choice, change }}>{tab}</ChosenContext>)
  await screen.settle()
}

function Tab() {
  const { choice } = useChosen()

  return (
    <FiguresContext value={useFigures(questionsOf(choice), answersFor('anna'))}>
      <TabView />
    </FiguresContext>
  )
}

it('says what goes on just now against the usual, a few visits not by their number', async () => {
  await open(<NowStrip />)
  const [names, figures] = [screen.texts('dt'), screen.texts('dd')]

  expect(names.map((name, index) => `${name}: ${figures[index]}`)).toEqual([
    'Besuche der letzten 5 Minuten: unter 5',
    'Besuche der letzten 30 Minuten: 17',
    'Offene Bestellungen: 4',
    'Bestellungen heute: 12üblich bis jetzt 9',
    expect.stringMatching(/^Umsatz heute: 314,50\s€noch nichts zum Vergleichen$/),
    'Bei der Arbeit: 3',
  ])
})

it('reads again what goes on with the news of the desk, several at once a single time', async () => {
  await open(<NowStrip />, '?filiale=wien')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let news = 0; news < 4; news += 1) tellNews()
  await act(async () => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  await screen.until(() => expect(screen.texts('dd')[2]).toBe('5'))

  expect(asked.map(({ searchParams }) => searchParams.get('branch'))).toEqual(['wien', 'wien'])
})

it('where requests are not counted that is said', async () => {
  await open(<RequestsCard />)

  expect(screen.words('Aufrufe ohne Einwilligung')).toContain('Wird nicht gezählt.')
})

it('requests of anybody stand apart from visits, a few not by their number', async () => {
  const pages = [
    { page: '/karte', requests: 12 },
    { page: '/kontakt', requests: null },
  ]
  const requests = { isOn: true, total: 15, days: [{ day: '2026-11-02', requests: 15 }], pages }
  await open(<RequestsCard />, '?device=phone', { ...answers, requests })

  expect(screen.texts('tbody tr')).toEqual(['/karte12', '/kontaktnicht genannt', 'Alle Seiten15'])
  expect(asked.map(({ search }) => search)).toEqual(['?from=2026-10-31&to=2026-11-29'])
})

it('campaigns show visits and orders side by side, and a row that is pressed narrows both', async () => {
  await open(<Tab />, '?bereich=kampagnen')
  const table = screen.section('Kampagnen und Wege')

  expect(screen.texts('thead th', table)).toEqual([
    'Was gezählt wird',
    'Besuche',
    'Bestellungen',
    'Kampagne',
    'Besuche',
    'Mit Bestellung',
    'Anteil mit Bestellung',
    'Bestellungen',
    'Umsatz',
    'Im Schnitt',
  ])
  await act(async () => table?.querySelector<HTMLElement>('tbody button')?.click())
  expect(change).toHaveBeenCalledWith({ campaign: 'phone' })
  expect(new Set(datasets.map(({ dataset }) => dataset))).toEqual(new Set(['referrers', 'revenue-origins']))
})

it('ways are told apart as is chosen, of visits and of orders alike', async () => {
  await open(<Tab />, '?bereich=kampagnen&nach-referrers=code&code=tisch-4')

  expect(new Set(datasets.map(({ query }) => query.get('code')))).toEqual(new Set(['tisch-4']))
  expect(datasets.map(({ dataset, query }) => [dataset, query.get('by')])).toEqual(
    expect.arrayContaining([
      ['referrers', 'code'],
      ['revenue-origins', 'code'],
    ]),
  )
})

it('areas are asked of deliveries alone, by area or by postal code', async () => {
  await open(<Tab />, '?bereich=liefergebiete&nach-orders=zip')

  expect(datasets.map(({ query }) => [query.get('type'), query.get('by')])).toEqual([
    ['delivery', 'zip'],
    ['delivery', 'zip'],
  ])
  expect(screen.section('Wohin geliefert wird')?.querySelector('select')?.value).toBe('zip')
  expect(screen.words('Entfernung in Minuten')).toContain('Bis an die Tür')
})
