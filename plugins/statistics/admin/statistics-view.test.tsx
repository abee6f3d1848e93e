// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { person } from './payload-parts.fixture.tsx'
import { ShownStatistics } from './shown-statistics.fixture.tsx'

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

it('a row that is pressed narrows all that know it, the rest says that it does not, and the chip takes it back', async () => {
  await screen.open('?bereich=besucher&von=x')
  screen.calls = []
  await screen.click(screen.rowOf('Geräte', 'Telefon'))
  await screen.settle()

  expect(window.location.search).toContain('device=phone')
  expect(new Set(screen.asked.map(({ query }) => query.get('device')))).toEqual(new Set(['phone']))
  const chip = screen.place.querySelector('[aria-label="Gerät: Telefon, entfernen"]')
  await screen.click(screen.control('Bestellungen'))
  await screen.settle()
  expect(screen.section('Liefergebiete')?.textContent).toContain('Hier nicht eingegrenzt nach: Gerät.')
  const ofOrders = screen.asked.filter(({ dataset }) => dataset === 'orders')
  expect(ofOrders.map(({ query }) => query.get('device'))).toEqual([null, null])

  await screen.click(chip)
  expect(window.location.search).not.toContain('device')
})

it('who goes back sees at once what was there, and nothing is asked again', async () => {
  await screen.open('?bereich=qr-codes')
  const before = screen.calls.length
  await screen.click(screen.control('Team'))
  await screen.settle()
  const between = screen.calls.length
  await screen.click(screen.control('QR Codes'))

  expect(screen.texts('tbody th', screen.section('Scans nach Ort'))[0]).toContain('Telefon')
  await screen.settle()
  expect([before > 0, between > before, screen.calls.length]).toEqual([true, true, between])
})

it('whoever signs in after somebody else sees nothing of what was answered to them', async () => {
  await screen.open('?bereich=team')
  await screen.close()
  vi.restoreAllMocks()
  screen = new ShownStatistics()
  person.id = 'bela'
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
  await screen.open('?bereich=team')

  expect(screen.section('Arbeitszeit')?.textContent).not.toContain('Telefon')
})

it('old figures stay while new ones come, and are told as such', async () => {
  await screen.open('?bereich=qr-codes&zeitraum=days7')
  let answer = () => undefined as void
  const quick = fetch
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    await new Promise<void>((done) => {
      answer = done
    })
    return quick(input, init)
  })
  await screen.select('days90')

  const filled = screen.section('Scans nach Ort')?.querySelector('[data-old]')
  expect(filled?.textContent).toContain('Telefon')
  expect(screen.section('Scans nach Ort')?.querySelector('[aria-busy=true]')).not.toBeNull()
  await act(async () => answer())
  await screen.settle()
})

it('behind each drawing stands its table, which a press shows to everybody', async () => {
  await screen.open('?bereich=besucher')
  const drawing = screen.section('Besuche')?.querySelector('[role=application]')
  expect(drawing?.getAttribute('aria-label')).toMatch(
    /^Besuche, .* Die Pfeiltasten gehen von Punkt zu Punkt\.$/,
  )
  expect(screen.texts('table tbody th', screen.section('Besuche'))[0]).toBe('Mo 02.11.2026')

  const button = screen.buttonOf('Besuche', 'Tabelle')
  await screen.click(button)
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  expect(screen.section('Besuche')?.querySelector('[role=region] table')).not.toBeNull()
  expect(screen.section('Besuche')?.querySelector('[role=application]')).toBeNull()
})

it('every total and every row leads to the list of what it is made of, each hour of the week as well', async () => {
  screen.madeOf = (dataset, key) =>
    `/statistics/orders?dataset=${dataset}${key === null ? '' : `&key=${key}`}`
  await screen.open('?bereich=bestellungen')
  const lists = (title: string) =>
    [...(screen.section(title)?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

  expect(lists('Umsatz')).toEqual([
    '/backend/statistics/orders?dataset=revenue',
    ...['phone', 'tablet', 'other'].map((key) => `/backend/statistics/orders?dataset=revenue&key=${key}`),
  ])
  expect(lists('Umsatz im Verlauf')).toEqual(['/backend/statistics/orders?dataset=revenue'])
  const table = screen.buttonOf('Bestellzeiten', 'Tabelle')
  await screen.click(table)
  expect(lists('Bestellzeiten')).toContain('/backend/statistics/orders?dataset=order-times&key=1-13')
})

it('tiles of the overview lead to their lists as well', async () => {
  screen.madeOf = (dataset) => `/statistics/orders?dataset=${dataset}`
  await screen.open()

  expect(screen.texts('main li a').filter((text) => text.startsWith('Liste'))).toContain('Liste zu Umsatz')
})
