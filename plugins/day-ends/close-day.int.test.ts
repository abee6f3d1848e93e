import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

let app: TestApp
let house: PaidHouse

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  house = await openPaidHouse(app)
})

afterAll(() => app.close())

describe('a business day', () => {
  it('shows what its ledger comes to, and is closed with the count of the drawer', async () => {
    const { order } = await house.pay('2026-11-20T12:00:00Z', 1507)
    await house.pay('2026-11-21T03:59:59Z', 1507, { method: 'atm-card' })
    await house.pay('2026-11-20T18:00:00Z', 507, { kind: 'refund', order })
    // The day of this branch begins at five.
    await house.pay('2026-11-21T04:00:00Z', 1507)
    const open = await house.day('2026-11-20')

    expect(open).toMatchObject({ state: 'open', whyNot: null, cashExpected: 1000, lateLines: 0 })
    expect(open.figures).toMatchObject({ total: 2507, taken: 3014, refunded: -507, orders: 2, lines: 3 })
    expect(open.figures.rates).toEqual([
      { taxRate: 1000, gross: 1663, net: 1512, tax: 151 },
      { taxRate: 2000, gross: 832, net: 694, tax: 138 },
      { taxRate: null, gross: 12, net: 12, tax: 0 },
    ])

    const closed = await readJson<DayEnd>(
      await house.close('2026-11-20', { lines: 3, float: 5000, coins: { '5000': 1, '500': 2 } }),
    )
    expect(closed).toMatchObject({
      state: 'closed',
      figures: open.figures,
      cashFloat: 5000,
      closed: { number: 1, cashCounted: 6000, cashDifference: 0, previousHash: null, by: 'Person 1' },
    })
    expect(closed.closed?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await house.day('2026-11-20')).toEqual(closed)
  })

  it('needs a word where the drawer is out, and keeps both', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    const count = { lines: 1, float: 0, counted: 1500 }

    expect(await verdict(await house.close('2026-11-20', count))).toEqual({
      status: 400,
      codes: ['note-missing'],
    })
    expect((await house.days()).days).toMatchObject([{ state: 'open' }])
    const closed = await readJson<DayEnd>(
      await house.close('2026-11-20', { ...count, note: 'Sieben Cent fehlen' }),
    )
    expect(closed.closed).toMatchObject({ cashDifference: -7, note: 'Sieben Cent fehlen' })
  })

  it('comes after those before it, and passes over what had no money', async () => {
    for (const date of ['2026-11-18', '2026-11-20', '2026-11-21']) await house.pay(`${date}T12:00:00Z`, 1507)
    await house.closeFitting('2026-11-18')

    const early = await house.closeFitting('2026-11-21')
    expect(early.status).toBe(409)
    expect(await early.text()).toContain('Bitte schließen Sie zuerst den 20.11.2026 ab.')
    const passed = await house.closeFitting('2026-11-19')
    expect(passed.status).toBe(409)
    expect(await passed.text()).toContain('An diesem Tag wurde nichts bezahlt.')
    expect((await house.closeFitting('2026-11-20')).status).toBe(201)
    expect((await house.closeFitting('2026-11-21')).status).toBe(201)

    expect(await verdict(await house.closeFitting('2026-11-18'))).toEqual({
      status: 409,
      codes: ['day-closed'],
    })
    expect(await house.day('2026-11-19')).toMatchObject({
      state: 'open',
      closed: null,
      figures: { lines: 0 },
    })
    const listed = (await house.days()).days
    expect(listed.map(({ day: date, number }) => [date, number])).toEqual([
      ['2026-11-21', 3],
      ['2026-11-20', 2],
      ['2026-11-18', 1],
    ])
    const chain = await Promise.all(listed.map(({ day: date }) => house.day(date)))
    expect(chain.map(({ closed }) => closed?.previousHash)).toEqual([
      chain[1]?.closed?.hash,
      chain[2]?.closed?.hash,
      null,
    ])
  })

  it('is not closed while it runs', async () => {
    const now = Temporal.Now.instant().toString()
    await house.pay(now, 1507)
    const [today] = (await house.days()).days

    expect(today?.state).toBe('running')
    const refused = await house.closeFitting(String(today?.day))
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Dieser Tag läuft noch.')
    expect(await house.day(String(today?.day))).toMatchObject({
      whyNot: expect.stringContaining('läuft noch'),
    })
  })
})

it('days that ten close at once have numbers without gaps', async () => {
  const closing = await openPaidHouse(app)
  const days = ['2026-11-10', '2026-11-11', '2026-11-13', '2026-11-16']
  for (const day of days) await closing.pay(`${day}T12:00:00Z`, 1507)
  // The first day that is ever closed takes along whatever was before it.
  await closing.closeFitting(days[0] ?? '')
  for (const _ of days)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => closing.closeFitting(days[index % days.length] ?? '')),
    )

  const { rows } = await app.pool.query<{ number: number; day: string }>(
    'select number::int, day from day_ends where branch_id = $1 order by number',
    [closing.branch],
  )
  expect(rows).toEqual(days.map((day, index) => ({ number: index + 1, day })))
})
