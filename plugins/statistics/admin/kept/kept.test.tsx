// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'

import { told } from '../payload-parts.fixture.tsx'
import { ShownStatistics } from '../shown-statistics.fixture.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../payload-parts.fixture.tsx')).payloadParts)
vi.mock('../chart/use-drawn.ts', async () => (await import('../payload-parts.fixture.tsx')).noDrawings)
const pictures = vi.hoisted(() => [] as { points: readonly { text: string }[] }[])
vi.mock('../chart/save-picture.ts', () => ({
  pictureOf: async (drawn: (typeof pictures)[number]) => {
    pictures.push(drawn)
    return new Blob()
  },
}))
vi.mock('next/navigation', async () => (await import('../fake-address.fixture.ts')).fakeNavigation)

const evenings: SavedView = {
  id: '0193b0c5-0000-7000-8000-000000000001',
  name: 'Abende',
  query: 'bereich=team&zeitraum=days7',
  isForAll: false,
}

let screen: ShownStatistics

beforeEach(() => {
  screen = new ShownStatistics()
  screen.kept.views = [evenings]
  HTMLDialogElement.prototype.show = vi.fn<() => void>()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
})
afterEach(async () => {
  await screen.close()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const open = (query: string) => screen.open(query)
const press = (element: Element | null | undefined) => screen.click(element)
const named = (name: string) =>
  [...screen.place.querySelectorAll('button, a')].find(({ textContent }) => textContent === name)
const choice = () =>
  [...screen.place.querySelectorAll('select')].find(({ options }) =>
    [...options].some(({ text }) => text === 'Abende'),
  )

it.each([
  ['', false],
  ['?offen=irgendwas', false],
  ['?offen=ziele', true],
])('the view keeps room beside it while something is open there: %s', async (query, isKept) => {
  await open(query)

  expect(screen.place.querySelector('[data-beside]') !== null).toBe(isKept)
})

it('a link to a view opens it, and the address says from then on what it shows', async () => {
  await open(`?ansicht=${evenings.id}`)

  expect(window.location.search).toBe('?bereich=team&zeitraum=days7')
  expect(choice()?.value).toBe(evenings.id)
  // Nothing was asked for before the view was known.
  expect(new Set(screen.asked.map(({ query }) => query.get('from')))).toEqual(new Set(['2026-11-23']))
})

it('a link to a view that is gone says so, and shows what is usual', async () => {
  await open('?ansicht=0193b0c5-0000-7000-8000-000000000009')

  expect(told.error).toHaveBeenCalledWith('Diese Ansicht gibt es nicht mehr.')
  expect(window.location.search).toBe('')
})

it('of two views that show the same, the one that was opened is chosen', async () => {
  const twin = { ...evenings, id: '0193b0c5-0000-7000-8000-000000000002', name: 'Zwilling' }
  screen.kept.views = [evenings, twin]
  await open(`?ansicht=${twin.id}`)

  expect(choice()?.value).toBe(twin.id)
})

it('a view is chosen in the toolbar, which says when something else is looked at', async () => {
  await open('?device=phone')
  const select = choice()
  expect(select?.selectedOptions[0]?.text).toBe('Frei gewählt')
  await act(async () => {
    if (select) select.value = evenings.id
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })

  expect(window.location.search).toBe('?bereich=team&zeitraum=days7')
  expect([...(choice()?.options ?? [])].map(({ text }) => text)).toEqual(['Abende'])
})

it('what is looked at is saved under a name, without what is open beside it', async () => {
  await open('?offen=ansichten&bereich=produkte&vergleich=ohne')
  await screen.type('input[maxlength="80"]', 'Küche')
  await press(named('Ansicht speichern'))
  await screen.settle()

  expect(screen.sent).toEqual([
    {
      method: 'POST',
      path: '/api/statistics/views',
      body: { name: 'Küche', query: 'bereich=produkte&vergleich=ohne', isForAll: false },
    },
  ])
  expect(told.success.mock.calls[0]?.[0]).toBe('Ansicht „Küche“ gespeichert.')
})

it('says of what is saved, and of what is about to be, what it is narrowed to', async () => {
  screen.kept.views = [{ ...evenings, query: 'device=phone&type=delivery' }]
  await open('?offen=ansichten&bereich=produkte&origin=qr')
  const hints = screen.texts('p').filter((text) => text.includes('eingegrenzt'))

  expect(hints).toEqual([
    'Produkte · 30 Tage · Vergleich: Zeitraum davor · eingegrenzt nach Herkunft: QR Code',
    expect.stringMatching(/ · eingegrenzt nach Gerät: Telefon, Bestellart: Lieferung$/),
  ])
})

it('a saved view is given to all, and takes the place of what it showed', async () => {
  await open('?offen=ansichten')
  await press(named('Für alle freigeben „Abende“'))
  await screen.settle()
  await press(named('Durch jetzige Auswahl ersetzen „Abende“'))
  await screen.settle()

  expect(screen.sent.map(({ body }) => body)).toEqual([{ isForAll: true }, { query: '' }])
})

it('the overview says how far each goal of the place is, in the time that it is for', async () => {
  screen.kept.goals = [
    {
      id: '0193b0c5-0000-7000-8000-000000000003',
      measure: 'gross',
      period: 'month',
      branch: null,
      target: 9876,
    },
    {
      id: '0193b0c5-0000-7000-8000-000000000004',
      measure: 'orders',
      period: 'week',
      branch: 'b1',
      target: 50,
    },
  ]
  await open('?zeitraum=days7')
  const [strip] = screen.place.querySelectorAll('[aria-label=Ziele]')

  expect(strip && screen.texts('li', strip)).toEqual([
    'Umsatz, November 202625 % 24,69 € von 98,76 €Noch 74,07 € · bei gleichmäßigem Tempo wären es bis heute 95,47 €',
  ])
  expect(screen.asked.map(({ query }) => query.get('from'))).toContain('2026-11-01')
})

it('of a goal that few visits have come to, paper does not tell how many', async () => {
  screen.total = 3
  screen.kept.goals = [{ id: evenings.id, measure: 'visits', period: 'month', branch: null, target: 100 }]
  await open('')
  const told = () => screen.texts('[aria-label=Ziele] li')[0]
  expect(told()).toMatch(/3 % 3 von 100/)
  await act(async () => window.dispatchEvent(new Event('beforeprint')))

  expect(told()).toBe('Besuche, November 2026weniger als 5 von 100')
})

it('what is to be reached is in the table behind the line and in the picture of it', async () => {
  screen.kept.goals = [{ id: evenings.id, measure: 'gross', period: 'month', branch: null, target: 300_000 }]
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  )
  await open('?zeitraum=days7&vergleich=ohne')
  const card = screen.section('Umsatz')
  const button = (name: string) =>
    [...(card?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.startsWith(name))
  await press(button('Bild'))
  await screen.settle()

  expect(screen.texts('thead th', card).at(-1)).toBe('Umsatz, Ziel (Monat)')
  expect(screen.texts('tbody tr:first-child td', card).at(-1)).toMatch(/^100,00\s€$/)
  expect(pictures[0]?.points[0]?.text).toMatch(/, Ziel \(Monat\) 100,00\s€$/)
})

it('a goal is sent in cents, and what is no amount is said before it is sent', async () => {
  await open('?offen=ziele')
  await screen.type('input[maxlength="80"]', '20.000,5x')
  await press(named('Ziel setzen'))
  expect(screen.sent).toEqual([])
  expect(screen.place.textContent).toContain('Bitte geben Sie einen Betrag über 0 an')

  await screen.type('input[maxlength="80"]', '20.000,50')
  await press(named('Ziel setzen'))
  await screen.settle()
  expect(screen.sent.map(({ body }) => body)).toEqual([
    { measure: 'gross', period: 'month', branch: null, target: 2_000_050 },
  ])
})
