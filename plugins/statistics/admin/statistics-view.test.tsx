// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { datasetOf, type DatasetName, measures as terms } from '#domain/insight/statistics/datasets.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import type { PageRequests } from '#domain/insight/requests/page-requests.contract.ts'
import type { StatisticsNow } from '#domain/insight/statistics/now.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { visitsOfThreeDays } from './chart/statistics.fixture.ts'
import { StatisticsView } from './statistics-view.tsx'

const person = vi.hoisted(() => ({ id: 'anna' }))
// Payload's parts bring styles that Node does not read; of them only links are shown here.
vi.mock('@payloadcms/ui', () => ({
  toast: {},
  useAuth: () => ({ user: { id: person.id } }),
  SetStepNav: () => null,
  Link: ({ href, className, children }: { href: string; className: string; children: unknown }) => (
    <a {...{ href, className }}>{children as string}</a>
  ),
}))
// The drawings have tests of their own; this browser draws none.
vi.mock('./chart/use-drawn.ts', () => ({
  useDrawn: () => ({ place: { current: null }, mark: () => undefined }),
}))
const readers = vi.hoisted(() => new Set<() => void>())
vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react')
  const follow = (tell: () => void) => {
    readers.add(tell)
    return () => void readers.delete(tell)
  }
  const cache = new Map<string, URLSearchParams>()
  const read = () => {
    const { search } = window.location
    const params = cache.get(search) ?? new URLSearchParams(search)
    cache.set(search, params)
    return params
  }
  return { useSearchParams: () => useSyncExternalStore(follow, read) }
})

let told: ((event: { data: string }) => void)[]
class HeardNews {
  addEventListener(name: string, hear: (event: { data: string }) => void) {
    if (name === 'message') told.push(hear)
  }
  close() {
    told = []
  }
}
let now: StatisticsNow
let requests: PageRequests

let screen: Screen
let asked: URL[]
let fail: (dataset: string) => boolean

beforeEach(() => {
  screen = new Screen()
  asked = []
  now = {
    asOf: '2026-11-29T12:00:00.000Z',
    visits: { last5: null, last30: 17 },
    open: 4,
    orders: { today: 12, usual: 9 },
    gross: { today: 31_450, usual: null },
    atWork: 3,
  }
  requests = { isOn: false, total: 0, days: [], pages: [] }
  fail = () => false
  window.history.replaceState(null, '', '/backend/statistics')
  for (const how of ['pushState', 'replaceState'] as const) {
    const change = window.history[how].bind(window.history)
    vi.spyOn(window.history, how).mockImplementation((...given) => {
      change(...given)
      for (const tell of readers) tell()
    })
  }
  told = []
  vi.stubGlobal('EventSource', HeardNews)
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://localhost')
    if (url.pathname === '/api/statistics-now') return Response.json(now)
    if (url.pathname === '/api/page-requests') return Response.json(requests)
    if (!url.pathname.startsWith('/api/statistics/')) return Response.json({ docs: [], totalDocs: 0 })
    asked.push(url)
    const dataset = url.pathname.slice('/api/statistics/'.length) as DatasetName // What the view asks for.
    if (fail(dataset))
      return Response.json({ errors: [{ message: 'Das geht noch nicht.', code: 'x' }] }, { status: 500 })
    return Response.json(answerOf(dataset, url.searchParams))
  })
})
afterEach(async () => {
  await screen.close()
  vi.restoreAllMocks()
})

function answerOf(dataset: DatasetName, query: URLSearchParams): Statistics {
  const { title, layer, measures, by } = datasetOf(dataset)
  const values = (count = 0) => Object.fromEntries(measures.map((key) => [key, count]))
  return {
    ...visitsOfThreeDays,
    dataset,
    title,
    layer,
    by: (query.get('by') as Statistics['by']) ?? by[0], // As the view asks.
    range: { ...visitsOfThreeDays.range, from: String(query.get('from')), to: String(query.get('to')) },
    measures: measures.map((key) => ({ key, ...terms[key] })),
    total: values(2469),
    compared: { from: '2026-10-30', to: '2026-11-01', total: values(2000) },
    series: visitsOfThreeDays.series.map(({ at }) => ({ at, values: values(600) })),
    rows: visitsOfThreeDays.rows.map((row) => ({ ...row, values: values(row.values.visits ?? 0) })),
  }
}

const open = async (query = '') => {
  window.history.replaceState(null, '', `/backend/statistics${query}`)
  await screen.show(
    <StatisticsView
      home="/backend"
      path="/backend/statistics"
      now="2026-11-29T12:00:00Z"
      timeZone="Europe/Vienna"
    />,
  )
  await screen.settle()
}
const press = (element: Element | null | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
const card = (title: string) => screen.section(title)
const rowOf = (title: string, name: string) =>
  [...(card(title)?.querySelectorAll('tbody button') ?? [])].find(({ textContent }) =>
    textContent.startsWith(name),
  )

it('asks for all that a part shows at once, over the range and what it is compared with', async () => {
  await open('?vergleich=vorjahr')

  expect(asked.map(({ pathname }) => String(pathname.split('/').at(-1))).toSorted()).toEqual([
    'order-times',
    'orders',
    'popular-items',
    'referrers',
    'revenue',
    'unique-visitors',
    'working-activities',
  ])
  for (const { searchParams } of asked)
    expect([...searchParams]).toEqual(
      expect.arrayContaining([
        ['from', '2026-10-31'],
        ['to', '2026-11-29'],
        ['compare', 'year'],
      ]),
    )
})

it('says what goes on just now against the usual, a few visits not by their number, and hears of what changes', async () => {
  await open()
  const strip = screen.place.querySelector('[aria-label=Jetzt]')
  expect(
    screen
      .texts('dt', strip ?? undefined)
      .map((name, index) => `${name}: ${screen.texts('dd', strip ?? undefined)[index]}`),
  ).toEqual([
    'Besuche der letzten 5 Minuten: unter 5',
    'Besuche der letzten 30 Minuten: 17',
    'Offene Bestellungen: 4',
    'Bestellungen heute: 12üblich bis jetzt 9',
    expect.stringMatching(/^Umsatz heute: 314,50\s€noch nichts zum Vergleichen$/),
    'Bei der Arbeit: 3',
  ])

  now = { ...now, open: 5 }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const hear of told) hear({ data: '{}' })
  for (const hear of told) hear({ data: '{}' })
  await act(async () => vi.advanceTimersByTime(300))
  vi.useRealTimers()
  await screen.settle()
  expect(screen.texts('dd', strip ?? undefined)[2]).toBe('5')
})

it('where requests are not counted that is said', async () => {
  await open('?bereich=besucher')

  expect(card('Aufrufe ohne Einwilligung')?.textContent).toContain('Wird nicht gezählt.')
})

it('requests of anybody stand apart from visits, a few not by their number', async () => {
  const pages = [
    { page: '/karte', requests: 12 },
    { page: '/kontakt', requests: null },
  ]
  requests = { isOn: true, total: 15, days: [{ day: '2026-11-02', requests: 15 }], pages }
  await open('?bereich=besucher')
  const rows = [...(card('Aufrufe ohne Einwilligung')?.querySelectorAll('tbody tr') ?? [])]

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '/karte12',
    '/kontaktweniger als 5',
    'Alle Seiten15',
  ])
})

it('campaigns show visits and orders side by side, and a row that is pressed narrows both', async () => {
  await open('?bereich=kampagnen')
  const table = card('Kampagnen und Wege')
  expect(screen.texts('thead th', table)).toEqual([
    'Was gezählt wird',
    'Besuche',
    'Bestellungen',
    'Kampagne',
    'Besuche',
    'Besuche mit Bestellung',
    'Anteil mit Bestellung',
    'Bestellungen',
    'Umsatz',
    'Im Schnitt',
  ])
  asked = []
  await press(rowOf('Kampagnen und Wege', 'Telefon'))
  await screen.settle()

  expect(window.location.search).toContain('campaign=phone')
  expect(new Set(asked.map(({ pathname }) => String(pathname.split('/').at(-1))))).toEqual(
    new Set(['referrers', 'revenue-origins']),
  )
  expect(asked.every(({ searchParams }) => searchParams.get('campaign') === 'phone')).toBe(true)
})

it('areas are asked of deliveries alone, by area or by postal code', async () => {
  await open('?bereich=liefergebiete&nach-orders=zip')

  expect(asked.map(({ searchParams }) => [searchParams.get('type'), searchParams.get('by')])).toEqual([
    ['delivery', 'zip'],
    ['delivery', 'zip'],
  ])
  expect(card('Wohin geliefert wird')?.querySelector('select')?.value).toBe('zip')
  expect(card('Entfernung in Minuten')?.textContent).toContain('Bis an die Tür')
})

it('a part that failed says so in its place, in the words of the server, and the rest is there', async () => {
  fail = (dataset) => dataset === 'revenue'
  await open('?vergleich=ohne')

  expect(card('Umsatz')?.querySelector('[role=alert]')?.textContent).toMatch(
    /^Statistik konnte nicht geladen werden\.Das geht noch nicht\.Noch einmal versuchen$/,
  )
  expect(screen.texts('tbody th', card('Herkunft der Besuche'))[0]).toContain('Telefon')
})

it('a row that is pressed narrows all that know it, the rest says that it does not, and the chip takes it back', async () => {
  await open('?bereich=besucher&von=x')
  asked = []
  await press(rowOf('Geräte', 'Telefon'))
  await screen.settle()

  expect(window.location.search).toContain('device=phone')
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('device')))).toEqual(new Set(['phone']))
  const chip = screen.place.querySelector('[aria-label="Gerät: Telefon, entfernen"]')
  await press(screen.control('Bestellungen'))
  await screen.settle()
  expect(card('Liefergebiete')?.textContent).toContain('Hier nicht eingegrenzt nach: Gerät.')
  expect(
    asked.filter(({ pathname }) => pathname.endsWith('/orders')).map(({ search }) => search),
  ).not.toContain('device')

  await press(chip)
  expect(window.location.search).not.toContain('device')
})

it('who goes back sees at once what was there, and nothing is asked again', async () => {
  await open('?bereich=qr-codes')
  const before = asked.length
  await press(screen.control('Team'))
  await screen.settle()
  const between = asked.length
  await press(screen.control('QR Codes'))

  expect(screen.texts('tbody th', card('Scans nach Ort'))[0]).toContain('Telefon')
  await screen.settle()
  expect([before > 0, between > before, asked.length]).toEqual([true, true, between])
})

it('whoever signs in after somebody else sees nothing of what was answered to them', async () => {
  await open('?bereich=team')
  await screen.close()
  screen = new Screen()
  person.id = 'bela'
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
  await open('?bereich=team')

  expect(card('Arbeitszeit')?.textContent).not.toContain('Telefon')
})

it('old figures stay while new ones come, and are told as such', async () => {
  await open('?bereich=qr-codes&zeitraum=days7')
  let answer = () => undefined as void
  const quick = fetch
  vi.stubGlobal('fetch', async (input: string) => {
    await new Promise<void>((done) => {
      answer = done
    })
    return quick(input)
  })
  const range = [...screen.place.querySelectorAll('select')].find(({ value }) => value === 'days7')
  await act(async () => {
    if (range) range.value = 'days90'
    range?.dispatchEvent(new Event('change', { bubbles: true }))
  })

  const filled = card('Scans nach Ort')?.querySelector('[data-old]')
  expect(filled?.textContent).toContain('Telefon')
  expect(card('Scans nach Ort')?.querySelector('[aria-busy=true]')).not.toBeNull()
  await act(async () => answer())
  await screen.settle()
})

it('behind each drawing stands its table, which a press shows to everybody', async () => {
  await open('?bereich=besucher')
  const drawing = card('Besuche')?.querySelector('[role=application]')
  expect(drawing?.getAttribute('aria-label')).toMatch(
    /^Besuche, .* Die Pfeiltasten gehen von Punkt zu Punkt\.$/,
  )
  expect(screen.texts('table tbody th', card('Besuche'))[0]).toBe('Mo 02.11.2026')

  const button = [...(card('Besuche')?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent.startsWith('Tabelle'),
  )
  await press(button)
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  expect(card('Besuche')?.querySelector('[role=region] table')).not.toBeNull()
  expect(card('Besuche')?.querySelector('[role=application]')).toBeNull()
})
