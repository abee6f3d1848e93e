import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isMissedOrder, missedRuleOf, type WaitingOrder } from '#domain/ordering/missed-orders.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { hire, openBranch } from '#scripts/testing/hire.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { everyWaiting } from '../testing/store-alike.ts'
import { openOrders } from './open-orders.ts'
import { ownBranches } from './own-branches.ts'
import { readSold, soldQuery, todaysFigures } from './todays-figures.ts'
import { missedPath, waitingOrders, waitingQuery } from './waiting-orders.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const now = Temporal.Instant.from('2031-03-04T12:00:00Z')
const ago = (minutes: number) => now.subtract({ minutes }).toString()

describe('orders that wait', () => {
  test('are counted by the rule of missed orders, and shown by the list that is led to', async () => {
    const all = everyWaiting(ago)
    await storeOrders(all)
    const missed = all.filter((order) => isMissedOrder(order, missedRuleOf({}), now)).length
    const awaiting = all.filter(({ status }) => status === 'awaiting').length
    const lines = await waitingOrders(await requestOf('marta'), now)
    const listed = await countListed(await requestOf('marta'), (path) =>
      app.fetch(path, { headers: { authorization: counter.marta } }),
    )

    expect(missed).toBeGreaterThan(0)
    expect(lines).toMatchObject([
      { key: 'orders-missed', count: missed, tone: 'wrong' },
      { key: 'orders-awaiting', count: awaiting, since: new Date(ago(300)).toISOString() },
    ])
    expect(listed).toBe(missed)
    expect(await waitingOrders(await requestOf('fremd'), now)).toMatchObject([{ count: 0 }, { count: 0 }])
  })

  test('are missed by the minutes of each branch', async () => {
    const all = everyWaiting(ago)
    const patient = await openBranch(app, 'geduldig')
    await storeOrders(all, patient)
    await app.pool.query(
      `update branches set confirmation_minutes = 61, missed_after_minutes = 199 where id = $1`,
      [patient],
    )
    const admin = await hire(app, 'ROLE_ADMIN')
    const expected = [missedRuleOf({}), { confirmationMinutes: 61, missedAfterMinutes: 199 }]
      .map((rule) => all.filter((order) => isMissedOrder(order, rule, now)).length)
      .reduce((sum, count) => sum + count, 0)
    const req = await requestOfPerson({ id: { equals: admin.id } })
    const [line] = await waitingOrders(req, now)

    expect(line?.count).toBe(expected)
    expect(await countListed(req, (path) => admin.ask('GET', path))).toBe(expected)
  })

  test('are listed by the strictest minutes where branches differ more than a list can say', async () => {
    const path = missedPath(
      [5, 10, 15].map((minutes) => ({
        id: `branch-${minutes}`,
        confirmationMinutes: minutes,
        missedAfterMinutes: minutes,
      })),
      now,
    )

    expect(path).not.toContain('branch')
    expect(decodeURIComponent(path)).toContain(`[placedAt][less_than]=${ago(5)}`)
  })

  test('stand open for the team, the unanswered first, and for nobody of another branch', async () => {
    const [list] = await openOrders(await requestOf('marta'), now)
    const [foreign] = await openOrders(await requestOf('fremd'), now)

    expect(list?.items).toHaveLength(8)
    expect(list?.items[0]?.status?.label).toBe('Unbestätigt')
    expect(list?.all.label).toMatch(/^Alle \d+ offenen Bestellungen$/)
    expect(foreign?.items).toEqual([])
  })
})

describe('the figures of the day', () => {
  test('compare what was sold by the same minute a week ago, to the cent', async () => {
    const noon = await placeAt('2030-05-02T12:00:00+02:00', '2030-05-02')
    const night = await placeAt('2030-05-03T00:30:00+02:00', '2030-05-02')
    const refused = await placeAt('2030-05-02T11:00:00+02:00', '2030-05-02')
    await placeAt('2030-05-03T11:00:00+02:00', '2030-05-03')
    await counter.asStaff(refused, 'reject')

    expect(noon.total).toBeGreaterThan(0)
    expect(await soldAt('2030-05-09T11:59:59+02:00')).toMatchObject({ centsBefore: 0, ordersBefore: 0 })
    expect(await soldAt('2030-05-09T12:00:00+02:00')).toMatchObject({
      centsBefore: noon.total,
      ordersBefore: 1,
    })
    expect(await soldAt('2030-05-10T00:30:00+02:00')).toMatchObject({
      centsBefore: noon.total + night.total,
      ordersBefore: 2,
    })
    expect(await soldAt('2030-05-02T23:00:00+02:00')).toMatchObject({
      cents: noon.total + night.total,
      orders: 2,
    })
  })

  test('keep to the clock in the week of the spring night', async () => {
    const order = await placeAt('2030-03-24T12:00:00+01:00', '2030-03-24')

    expect(await soldAt('2030-03-31T11:59:59+02:00')).toMatchObject({ centsBefore: 0 })
    expect(await soldAt('2030-03-31T12:00:00+02:00')).toMatchObject({ centsBefore: order.total })
  })

  test('show money to those who lead, and numbers of orders to the team', async () => {
    const at = Temporal.Instant.from('2030-05-02T23:00:00+02:00')
    const labelsOf = async (req: PayloadRequest) =>
      (await todaysFigures(req, at))[0]?.figures.map(({ label }) => label)

    expect(await labelsOf(await requestOf('marta'))).toEqual(['Bestellungen'])
    await app.pool.query(
      `update users_roles set value = 'ROLE_MANAGER'
        where parent_id = (select id from users where username = 'marta')`,
    )
    expect(await labelsOf(await requestOf('marta'))).toEqual(['Umsatz', 'Bestellungen', 'Im Schnitt'])
  })
})

test('after 100,000 orders nothing is read but what is at work and what was sold on two days', async () => {
  await app.pool.query(
    `insert into orders (id, uid, hash, branch_id, business_day, items, taxes, placed_at, status)
     select gen_random_uuid(), gen_random_uuid()::text, 'x', $1, (date '2020-01-01' + nth / 100)::text, '[]', '[]',
            now() - nth * interval '1 minute', 'completed'
       from generate_series(1, $2) as nth`,
    [counter.shop.branch, size({ short: 20_000, long: 100_000 })],
  )
  const client = await app.pool.connect()
  const planOf = async (statement: string, types: string, values: string) => {
    await client.query(`prepare asked (${types}) as ${statement}`)
    const { rows } = await client.query(`explain (format json) execute asked (${values})`)
    await client.query('deallocate asked')
    return JSON.stringify(rows)
  }
  try {
    await client.query('begin')
    await client.query('analyze orders')
    const branches = `array['${counter.shop.branch}']::uuid[]`
    const waiting = await planOf(waitingQuery, 'uuid[], timestamptz', `${branches}, now()`)
    const sold = await planOf(
      soldQuery,
      'uuid[], text[], text[], timestamptz[]',
      `${branches}, array['2030-05-09'], array['2030-05-02'], array[now()]`,
    )

    expect(waiting).toContain('branch_status_placedAt_idx')
    expect(sold).toMatch(/branch_businessDay_ticketNumber_idx|orders_business_day_idx/)
    for (const plan of [waiting, sold]) expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"orders"/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

async function soldAt(time: string) {
  const req = await requestOf('marta')
  const [sold] = await readSold(req, await ownBranches(req), Temporal.Instant.from(time))
  return sold
}

/** An order as if it had been placed then, on a day of business that ends at five in the morning. */
async function placeAt(placedAt: string, businessDay: string) {
  const order = await counter.place()
  await app.pool.query('update orders set placed_at = $1, business_day = $2 where uid = $3', [
    placedAt,
    businessDay,
    order.uid,
  ])
  return order
}

/** How many orders the list shows that the line leads to. */
async function countListed(req: PayloadRequest, ask: (path: string) => Promise<Response>): Promise<number> {
  const [, filters] = missedPath(await ownBranches(req), now).split('?')
  const listed = await ask(`/api/orders?${filters}&limit=1&depth=0`)

  return (await readJson<{ totalDocs: number }>(listed)).totalDocs
}

async function storeOrders(orders: readonly WaitingOrder[], branch = counter.shop.branch) {
  await app.pool.query(
    `insert into orders (id, uid, hash, branch_id, business_day, items, taxes, ticket_number, status,
                         placed_at, promised_at, appointment_date, counter_appointment_status, quotation_status)
     select gen_random_uuid(), gen_random_uuid()::text, 'x', $1, '2031-03-04', '[]', '[]', nth,
            (o->>'status')::enum_orders_status, (o->>'placedAt')::timestamptz,
            (o->>'promisedAt')::timestamptz, (o->>'appointmentDate')::timestamptz,
            (o->>'counterAppointmentStatus')::enum_orders_counter_appointment_status,
            coalesce(o->>'quotationStatus', 'none')::enum_orders_quotation_status
       from jsonb_array_elements($2::jsonb) with ordinality as given (o, nth)`,
    [branch, JSON.stringify(orders)],
  )
}

const requestOf = (username: string) => requestOfPerson({ username: { equals: username } })

async function requestOfPerson(where: Where) {
  const system = await createLocalReq({}, app.payload)
  const { docs } = await app.payload.find({
    collection: 'users',
    where,
    depth: 0,
    limit: 1,
    ...asSystem(system),
  })
  const [user] = docs
  if (!user) throw new Error('There is nobody like that.')
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}
