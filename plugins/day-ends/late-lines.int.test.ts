import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type DayBranch, readBranches } from './operations/branches-of-days.ts'
import { closeDayWithin } from './operations/close-day.ts'
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

describe('a day that is closed', () => {
  it('books what came late on the next day, and says so', async () => {
    const { order } = await house.pay('2026-11-20T12:00:00Z', 1507)
    await house.closeFitting('2026-11-20')
    const before = await house.day('2026-11-20')
    await house.pay('2026-11-20T23:00:00Z', 500, { kind: 'refund', order })
    await house.pay('2026-11-22T12:00:00Z', 1507)

    expect((await house.days()).days.map(({ day: date, total }) => [date, total])).toEqual([
      ['2026-11-22', 1507],
      ['2026-11-21', -500],
      ['2026-11-20', 1507],
    ])
    const late = await readJson<DayEnd>(await house.closeFitting('2026-11-21'))
    expect(late).toMatchObject({ lateLines: 1, cashExpected: -500, figures: { total: -500 } })
    expect(await house.day('2026-11-20')).toEqual(before)
    expect((await house.closeFitting('2026-11-22')).status).toBe(201)
    const { rows } = await app.pool.query(
      `select count(*)::int as lines, count(l.payment_id)::int as booked
         from payments p left join day_end_lines l on l.payment_id = p.id where p.branch_id = $1`,
      [house.branch],
    )
    expect(rows).toEqual([{ lines: 3, booked: 3 }])
  })

  it('gets nothing of a line that is still being written, and the next day does', async () => {
    const { order } = await house.pay('2026-11-20T12:00:00Z', 1507)
    const slow = await app.pool.connect()
    await slow.query('begin')
    await slow.query(
      `insert into payments (id, at, kind, amount, method, order_id, branch_id)
       values (gen_random_uuid(), '2026-11-20T12:00:01Z', 'refund', -500, 'cash', $1, $2)`,
      [order, house.branch],
    )
    expect((await house.closeFitting('2026-11-20')).status).toBe(201)
    await slow.query('commit')
    slow.release()

    expect(await house.day('2026-11-20')).toMatchObject({ figures: { lines: 1 } })
    expect(await house.day('2026-11-21')).toMatchObject({ figures: { lines: 1, total: -500 }, lateLines: 1 })
  })

  it('is closed wholly or not at all, where the connection is killed in between', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    const [shop] = await readBranches(app.pool, [house.branch])
    const killed = await app.pool.connect()
    killed.on('error', () => undefined)
    await killed.query('begin')
    const count = { lines: 1, float: 0, counted: 1507, coins: null, note: null }
    await closeDayWithin(killed, {
      branch: shop as DayBranch,
      day: '2026-11-20',
      count: () => count,
      by: null,
      now: Temporal.Now.instant(),
    })
    const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid')
    await app.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    killed.release(true)

    const left = await app.pool.query('select from day_ends where branch_id = $1', [house.branch])
    expect(left.rowCount).toBe(0)
    expect(await readJson<DayEnd>(await house.closeFitting('2026-11-20'))).toMatchObject({
      closed: { number: 1 },
    })
  })

  it('takes along what was before it where it is the first that is closed', async () => {
    await house.pay('2026-11-10T12:00:00Z', 1507)
    await house.pay('2026-11-20T12:00:00Z', 1507)

    expect(await house.day('2026-11-20')).toMatchObject({ figures: { lines: 2, total: 3014 }, lateLines: 1 })
    expect((await house.closeFitting('2026-11-20')).status).toBe(201)
    expect((await house.days()).days).toMatchObject([{ day: '2026-11-20', number: 1, total: 3014 }])
  })

  it('is not closed by who saw less of it', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507, { method: 'atm-card' })
    await house.pay('2026-11-20T12:00:01Z', 1507, { method: 'atm-card' })

    const refused = await house.close('2026-11-20', { lines: 1, float: 0, counted: 0 })
    expect(await verdict(refused)).toEqual({ status: 409, codes: ['changed-meanwhile'] })
  })
})
