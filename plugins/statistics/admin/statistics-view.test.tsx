// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import { FakeStream } from '#plugins/desk/kit/states/fake-stream.fixture.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { shownParts } from '../shared/shown-parts.data.ts'
import type { MadeOf } from './chart/statistics.fixture.ts'
import { answerBeside, answerTo } from './statistics-answers.fixture.ts'
import { followAddress } from './fake-address.fixture.ts'
import { StatisticsView } from './statistics-view.tsx'
import { statisticsTabs } from './statistics.texts.ts'

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
vi.mock('next/navigation', async () => (await import('./fake-address.fixture.ts')).fakeNavigation)

let screen: Screen
let asked: URL[]
let fail: (dataset: string) => boolean
let madeOf: MadeOf

beforeEach(() => {
  screen = new Screen()
  asked = []
  fail = () => false
  madeOf = () => undefined
  window.history.replaceState(null, '', '/backend/statistics')
  followAddress()
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://localhost')
    const answer = answerTo(url, madeOf)
    if (!answer) return answerBeside(url) ?? Response.json({ docs: [], totalDocs: 0, views: [], goals: [] })
    asked.push(url)
    if (fail(answer.dataset))
      return Response.json({ errors: [{ message: 'Das geht noch nicht.', code: 'x' }] }, { status: 500 })
    return Response.json(answer)
  })
})
afterEach(async () => {
  await screen.close()
  vi.restoreAllMocks()
})

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

it('every total and every row leads to the list of what it is made of, each hour of the week as well', async () => {
  madeOf = (dataset, key) => `/statistics/orders?dataset=${dataset}${key === null ? '' : `&key=${key}`}`
  await open('?bereich=bestellungen')
  const lists = (title: string) =>
    [...(card(title)?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

  expect(lists('Umsatz')).toEqual([
    '/backend/statistics/orders?dataset=revenue',
    ...['phone', 'tablet', 'other'].map((key) => `/backend/statistics/orders?dataset=revenue&key=${key}`),
  ])
  expect(lists('Umsatz im Verlauf')).toEqual(['/backend/statistics/orders?dataset=revenue'])
  const table = [...(card('Bestellzeiten')?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent.startsWith('Tabelle'),
  )
  await press(table)
  expect(lists('Bestellzeiten')).toContain('/backend/statistics/orders?dataset=order-times&key=1-13')
})

it('tiles of the overview lead to their lists as well', async () => {
  madeOf = (dataset) => `/statistics/orders?dataset=${dataset}`
  await open()

  expect(screen.texts('main li a').filter((text) => text.startsWith('Liste'))).toContain('Liste zu Umsatz')
})

/** What is of the very moment, and what is no figure of the range, stays in the house. */
const ownAlone = ['Jetzt', 'Aufrufe ohne Einwilligung']

it.each(statisticsTabs)('what is shown of %s elsewhere is what the view shows', async (tab) => {
  const { tiles, cards } = shownParts[tab]
  const parts = [...tiles, ...cards]
  const titles = [
    ...tiles.map(({ label }) => label),
    ...cards
      .filter(({ isBeside }) => !isBeside)
      .map(({ title, dataset }) => title ?? datasetOf(dataset).title),
  ]
  // A range of its own: of others the answers are known.
  await open(`?bereich=${tab}&zeitraum=frei&von=2025-0${statisticsTabs.indexOf(tab) + 1}-01&bis=2025-12-31`)

  expect(screen.texts('h2').filter((title) => !ownAlone.includes(title))).toEqual(titles)
  expect(
    new Set(
      asked.map(({ pathname, searchParams }) =>
        [pathname.split('/').at(-1), searchParams.get('by')].join(' '),
      ),
    ),
  ).toEqual(new Set(parts.map(({ dataset, by }) => `${dataset} ${by ?? datasetOf(dataset).by[0]}`)))
})
