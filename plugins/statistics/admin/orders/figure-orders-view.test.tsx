// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { FigureOrders } from '#domain/insight/statistics/figure-orders.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { FigureOrdersView } from './figure-orders-view.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../payload-parts.fixture.tsx')).payloadParts)
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}))

let screen: Screen
let asked: URL[]

const answer: FigureOrders = {
  docs: [
    {
      id: 'order-1',
      ticketNumber: 12,
      placedAt: '2026-11-26T18:05:00.000Z',
      branch: { id: 'wien', name: 'Wien' },
      type: 'takeaway',
      status: 'completed',
      paymentMethod: 'cash',
      totalCents: 2180,
      values: { gross: 1090 },
    },
  ],
  totalDocs: 201,
  limit: 200,
  page: 1,
  totalPages: 2,
  hasPrevPage: false,
  hasNextPage: true,
  title: 'Umsatz',
  range: { from: '2026-11-01', to: '2026-11-29', timeZone: 'Europe/Vienna' },
  by: 'rate',
  label: '10 %',
  measures: [{ key: 'gross', label: 'Umsatz', unit: 'cents', isAdditive: true }],
  total: { gross: 219_090 },
  asOf: '2026-11-29T12:00:00Z',
}

beforeEach(() => {
  screen = new Screen()
  asked = []
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://localhost')
    if (!url.pathname.startsWith('/api/statistics/')) return Response.json({ docs: [], totalDocs: 0 })
    asked.push(url)
    return url.searchParams.get('by') === 'rate'
      ? Response.json(answer)
      : Response.json({ errors: [{ message: 'Das gibt es nicht.', code: 'validation' }] }, { status: 400 })
  })
})
afterEach(async () => {
  await screen.close()
  vi.unstubAllGlobals()
})

const open = async (query: string) => {
  window.history.replaceState(null, '', `/backend/statistics/orders${query}`)
  await screen.show(
    <FigureOrdersView
      home="/backend"
      path="/backend/statistics/orders"
      now="2026-11-29T12:00:00Z"
      timeZone="Europe/Vienna"
    />,
  )
  await screen.settle()
}

it('asks for the figure that its address names, says which one it is, and what it comes to', async () => {
  await open('?dataset=revenue&from=2026-11-01&to=2026-11-29&by=rate&key=1000&method=cash')

  expect(asked[0]?.pathname).toBe('/api/statistics/revenue/orders')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    from: '2026-11-01',
    to: '2026-11-29',
    by: 'rate',
    key: '1000',
    method: 'cash',
    limit: '200',
  })
  expect(screen.texts('main header p')[0]).toBe(
    'Umsatz · 01.11.2026 bis 29.11.2026 · Steuersatz: 10 % · Zahlungsart: Barzahlung',
  )
  expect(screen.texts('dl').map((text) => text.replaceAll(/\s/g, ' '))).toEqual(['Umsatz2.190,90 €'])
})

it('goes on to the page after it, which stands in the address', async () => {
  await open('?dataset=revenue&from=2026-11-01&to=2026-11-29&by=rate&key=1000')
  expect(screen.texts('nav[aria-label=Seiten] span')).toEqual(['Seite 1 von 2'])
  const further = [...screen.place.querySelectorAll('nav button')].find(
    ({ textContent }) => textContent === 'Frühere',
  )
  await act(async () => further?.dispatchEvent(new MouseEvent('click', { bubbles: true })))

  expect(window.location.search).toContain('page=2')
})

it('an address that names no figure says so, and one that cannot be asked says what the server says', async () => {
  await open('?dataset=browsers')
  expect(screen.place.textContent).toContain('Zu dieser Adresse gibt es keine Zahl.')
  expect(asked).toEqual([])

  await open('?dataset=revenue&by=person')
  expect(screen.place.textContent).toContain('Das gibt es nicht.')
})
