import { afterAll, beforeAll, expect, it } from 'vitest'

import { endOfDay } from '#domain/ordering/day-end/open-days.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { marksOfOrder } from '#plugins/fiscal/fiscal.port.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readBranches } from './operations/branches-of-days.ts'
import { closeDayWithin } from './operations/close-day.ts'
import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

let app: TestApp
let house: PaidHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openPaidHouse(app)
})

afterAll(() => app.close())

it('a closed day names the numbers of its receipts, and comes to what it would without them', async () => {
  const { branch, lead } = house
  await lead.ask('POST', `/api/fiscal/branches/${branch}/box`, { scheme: 'rksv' })
  const now = Temporal.Now.instant()
  const day = businessDayOf(now, 'Europe/Vienna', '05:00')
  for (const _ of [1, 2, 3]) {
    const { order } = await house.pay(Temporal.Now.instant().toString(), 1507)
    await marksOfOrder(app.payload, { id: order, branch })
  }
  const [clock] = await readBranches(app.pool, [branch])
  if (!clock) throw new Error('No branch')
  // Nobody closes a day that runs; so it is closed as it will be tomorrow.
  await closeDayWithin(app.pool, {
    branch: clock,
    day,
    count: (expected, lines) => ({ float: 0, counted: expected, coins: null, note: null, lines }),
    by: null,
    now: endOfDay(day, clock).add({ hours: 1 }),
  })
  const { closed, figures } = await house.day(day)

  expect(figures).toMatchObject({ total: 4521, lines: 3 })
  expect(closed?.receipts).toEqual([
    { cashBox: expect.stringMatching(/^HAUS-1-\d+$/), from: 2, to: 4, count: 3, unsigned: 0 },
  ])
  const csv = await (await lead.ask('GET', `/api/day-ends/${closed?.id}/file/csv`)).text()
  expect(csv).toMatch(/\r\nTag;Belege der Kasse HAUS-1-\d+;;;;;;2–4\r\n/)
})
