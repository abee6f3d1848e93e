import fc from 'fast-check'

import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import { deviceKinds } from '#domain/insight/visits/visit-terms.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import type { KnownPlaces } from './known-places.ts'
import type { Told } from './store-visits.ts'

export const places: KnownPlaces = {
  divisionOf: () => null,
  branches: new Map([
    ['wien', '11111111-1111-4111-8111-111111111111'],
    ['graz', '22222222-2222-4222-8222-222222222222'],
  ]),
  zoneOf: () => 'Europe/Vienna',
}

const step = fc.record({
  path: fc.constantFrom('/', '/karte', '/store/wien', '/store/graz', '/store/wien/checkout', '/kontakt'),
  action: fc.constantFrom('view', 'view', 'view', 'add-to-cart', 'purchase'),
})
/** Around the nights in which clocks change, and around midnight. */
const begin = fc.constantFrom(
  '2026-03-28T22:30:00Z',
  '2026-03-29T00:59:00Z',
  '2026-10-24T22:10:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T23:01:00Z',
  '2026-11-29T12:00:00Z',
  '2026-12-31T22:59:59Z',
)
export const anyVisit = fc.record({
  begin,
  visitor: fc.integer({ min: 1, max: 9 }),
  device: fc.constantFrom(...deviceKinds),
  referrer: fc.constantFrom(undefined, 'https://www.google.at', 'https://heise.example'),
  campaign: fc.constantFrom(undefined, undefined, 'advent', 'sommer'),
  medium: fc.constantFrom(undefined, undefined, 'mail', 'cpc'),
  code: fc.constantFrom(undefined, undefined, undefined, 'tisch-4'),
  steps: fc.array(step, { minLength: 1, maxLength: 9 }),
  cuts: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
  isTwice: fc.boolean(),
})
type Drawn = typeof anyVisit extends fc.Arbitrary<infer Value> ? Value : never

/** What a page would send of it, in pieces; some of them twice. */
export function toldOfVisit({ begin, visitor, steps, cuts, isTwice, ...drawn }: Drawn): Told[] {
  const { device, referrer, campaign, medium, code } = drawn
  const startedAt = Date.parse(begin)
  const id = uuidV7(startedAt)
  const events = steps.map(({ path, action }, index) => ({
    n: index + 1,
    at: index * 700,
    type: action === 'view' ? 'page' : 'event',
    action,
    path,
  }))
  const edges = [0, ...cuts.toSorted((one, other) => one - other), events.length]
  const pieces = edges
    .slice(1)
    .map((edge, index) => events.slice(edges[index], edge))
    .filter((piece) => piece.length > 0)
  const told = pieces.map((piece): Told => {
    const batch: VisitBatch = {
      visit: id,
      visitor: `00000000-0000-4000-8000-00000000000${visitor}`,
      category: 'shop',
      context: { referrer, campaign, medium, code },
      events: piece,
    }
    const kinds = { device, browser: 'chrome', system: 'android', isBot: false } as const
    return { batch, kinds, places, division: null, receivedAt: startedAt + 60_000, drop: null }
  })

  return isTwice ? [...told, ...told.toReversed()] : told
}
