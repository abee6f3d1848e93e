import { expect, it } from 'vitest'

import { product } from '#domain/catalogue/shop.fixture.ts'

import type { OrderingBranch } from './past-orders.ts'
import { demoRequests } from './requests.ts'

const now = Temporal.Instant.from('2026-11-20T18:40:00Z')
const caterer: OrderingBranch = {
  id: '0190a000-0000-7000-8000-000000000001',
  timeZone: 'Europe/Vienna',
  businessDayStartsAt: '05:00',
  openingHours: [{ type: 'daily', from: '08:00', to: '17:00' }],
  deliveryHours: [],
  offers: ['takeaway'],
  deliveryAreas: [],
  tables: [],
  town: { zipCode: '6845', city: 'Hohenems' },
  products: [
    { product: product({ id: 'suppe' }), weight: 3, schedule: [] },
    { product: product({ id: 'braten', price: 1800 }), weight: 2, schedule: [] },
  ],
}

it('the requests of a caterer stand at an accepted, an open and no offer, each with its history', () => {
  const requests = demoRequests({ branch: caterer, donatees: ['verein'], now, seed: 7 })

  expect(
    requests.map(({ order, offers }) => [
      order.status,
      order.quotationStatus,
      offers.map(({ number }) => number),
    ]),
  ).toEqual([
    ['confirmed', 'accepted', [1, 2]],
    ['awaiting', 'offered', [1]],
    ['awaiting', 'none', []],
  ])
  expect(requests.map(({ events }) => events.map(({ action }) => action))).toEqual([
    ['place', 'quote', 'quote', 'accept-quotation'],
    ['place', 'quote'],
    ['place'],
  ])
  for (const { order, events, offers } of requests) {
    expect(order.version).toBe(events.length)
    expect(events.every(({ at }) => at < now.toString())).toBe(true)
    expect(offers.every(({ validUntil }) => validUntil > now.toString())).toBe(true)
  }
  const [accepted] = requests
  expect(accepted?.order.total).toBe(accepted?.offers.at(-1)?.total)
  expect(demoRequests({ branch: caterer, donatees: ['verein'], now, seed: 7 })).toEqual(requests)
})
