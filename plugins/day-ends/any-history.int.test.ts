import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { verifyDayEnds } from './operations/verify-day-ends.ts'
import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
const methods = ['cash', 'atm-card', 'mollie'] as const

/** Somebody pays a part, perhaps with a tip or vouchers first, gets a part back, or two close a day at once, whatever day it is. */
const step = fc.record({
  what: fc.constantFrom('pay', 'pay', 'tip', 'voucher', 'all', 'refund', 'close'),
  day: fc.nat({ max: days.length - 1 }),
  hour: fc.integer({ min: 0, max: 23 }),
  cents: fc.integer({ min: 1, max: 1507 }),
  order: fc.nat({ max: 3 }),
  method: fc.constantFrom(...methods),
})
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** In cents: what it has of an order that can go back, and what that may come to. */
type Paid = { id: string; kept: number; due: number }

/** A single-purpose voucher pays for a part of the goods, or two and one of many purposes for all of the order. */
async function redeem(house: PaidHouse, at: string, cents: number | null): Promise<Paid> {
  const method = 'gift-voucher'
  const { order } = await house.pay(at, cents ?? 1000, { method, taxedRate: 1000 })
  if (cents !== null) return { id: order, kept: 0, due: 1507 - cents }
  await house.pay(at, 500, { order, method, taxedRate: 2000 })
  await house.pay(at, 7, { order, method })

  return { id: order, kept: 7, due: 7 }
}

/** What a house does one step after the other; an order has no more given back than was paid of it. */
async function live(house: PaidHouse, steps: readonly Step[]): Promise<void> {
  const orders: Paid[] = []
  for (const { what, day, hour, cents, order, method } of steps) {
    const at = `${days[day]}T${String(hour).padStart(2, '0')}:00:00Z`
    const known = orders[order]
    if (what === 'close') {
      await Promise.all([house.closeFitting(String(days[day])), house.closeFitting(String(days[day]))])
    } else if (what === 'refund' && known && known.kept > 0) {
      const amount = Math.min(cents, known.kept)
      await house.pay(at, amount, { kind: 'refund', order: known.id, method })
      known.kept -= amount
    } else if (what === 'voucher' || what === 'all') {
      orders.push(await redeem(house, at, what === 'all' ? null : Math.min(cents, 1000)))
    } else if (what !== 'refund' && known && known.kept + cents <= known.due) {
      const tip = what === 'tip' ? 100 : 0
      await house.pay(at, cents + tip, { order: known.id, method, tip })
      known.kept += cents + tip
      known.due += tip
    } else if (what !== 'refund') {
      const { order: id } = await house.pay(at, cents, { method })
      orders.push({ id, kept: cents, due: 1507 })
    }
  }
}

it('whatever is paid, given back and closed in whatever order, each line is in one day and all days are the ledger', async () => {
  const histories = fc.array(step, { minLength: 10, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const house = await openPaidHouse(app)
      await live(house, steps)
      // A day after all others takes what is left, for there is always something to close.
      await house.pay('2026-11-22T12:00:00Z', 1507)
      for (const { day, state } of (await house.days()).days.toReversed()) {
        const answer = state === 'open' ? await house.closeFitting(day) : null
        expect([null, 201]).toContain(answer?.status ?? null)
      }

      const { rows } = await app.pool.query(
        `select count(*)::int as lines, count(l.payment_id)::int as booked, sum(p.amount)::float8 as ledger,
                (select sum(total)::float8 from day_ends where branch_id = $1) as total,
                (select sum((r->>'gross')::int)::float8 from day_ends, jsonb_array_elements(figures->'rates') r
                  where branch_id = $1) as rates
           from payments p left join day_end_lines l on l.payment_id = p.id where p.branch_id = $1`,
        [house.branch],
      )
      const { lines, ledger } = rows[0] as { lines: number; ledger: number }
      expect(rows).toEqual([{ lines, booked: lines, ledger, total: ledger, rates: ledger }])
      expect((await verifyDayEnds(app.pool)).filter(({ problem }) => problem)).toEqual([])
    }),
    { numRuns: size({ short: 8, long: 200 }) },
  )
}, 600_000)
