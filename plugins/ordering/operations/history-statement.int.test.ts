import { createLocalReq, type PayloadRequest } from 'payload'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { orderHistoryQuery } from '#domain/ordering/staff-orders.contract.ts'
import { hire, openBranch } from '#scripts/testing/hire.ts'
import { lookedAt, planOf, type PlanNode } from '#scripts/testing/plan-of.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { openCounter } from '../testing/open-counter.ts'
import { storeManyOrders } from '../testing/many-orders.ts'
import { listCurrent, listDay, listMissed } from './list-orders.ts'
import { pageOrders, statementFor } from './page-orders.ts'

let app: TestApp
let req: PayloadRequest
let branches: string[]

const count = size({ short: 20_000, long: 100_000 })
const day = (daysAgo: number) => Temporal.Now.plainDateISO().subtract({ days: daysAgo }).toString()
const daysOfAll = Math.ceil((count * 2) / 60 / 24)

beforeAll(async () => {
  app = await createTestApp()
  const counter = await openCounter(app)
  await counter.place()
  branches = [counter.shop.branch, await openBranch(app, 'zweite'), await openBranch(app, 'dritte')]
  await storeManyOrders(app.pool, { count, branches })
  const { id } = await hire(app, 'ROLE_ADMIN')
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}, 240_000)

afterAll(() => app.close())

const deep = `${day(Math.floor(daysOfAll / 2))}T12:00:00.000Z_ffffffff-ffff-4fff-bfff-ffffffffffff`
const filters: Record<string, Record<string, unknown>> = {
  nothing: {},
  'a common state': { status: 'completed' },
  'a rare state': { status: 'failed' },
  'a state that none is in': { status: 'expired' },
  'some states': { status: ['rejected', 'canceled'] },
  'a common type': { type: 'takeaway' },
  'a rare type': { type: 'dineIn' },
  'a payment': { paymentStatus: 'paid' },
  'a rare payment': { paymentStatus: 'refunded' },
  'a payment that none has': { paymentStatus: 'partly-refunded' },
  'what is voided': { voided: 'true' },
  'what is voided, of a rare state': { voided: 'true', status: 'failed' },
  'what is voided, of a type': { voided: 'true', type: 'delivery' },
  'a day': { from: day(3), to: day(3) },
  'days long ago': { to: day(daysOfAll - 3) },
  'days before all': { to: '2001-01-01' },
  'days after all': { from: '2101-01-01' },
  'the last days': { from: day(2) },
  'several together': {
    status: ['failed', 'completed'],
    type: 'delivery',
    paymentStatus: 'paid',
    to: day(4),
  },
  'several that no order has together': { status: 'failed', type: 'dineIn', paymentStatus: 'refunded' },
  'a page deep within': { after: deep },
  'a page deep within, of a rare state': { after: deep, status: 'failed' },
}

async function historyPlan(of: readonly string[], asked: Record<string, unknown>): Promise<PlanNode[]> {
  const statement = await statementFor({ req, branches: of, query: orderHistoryQuery.parse(asked) })
  if (!statement) throw new Error('nothing is asked for')

  return planOf(app.pool, statement)
}

/** How many rows were read and belong to no page. */
const passedOver = (nodes: readonly PlanNode[]): number =>
  nodes.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'], 0)

const ofOrders = (nodes: readonly PlanNode[]) => nodes.filter((node) => node['Relation Name'] === 'orders')

describe.each([
  ['one branch', 1],
  ['three branches', 3],
])('in the history of %s', (_, several) => {
  it.each(Object.entries(filters))(
    '%s is found by an index, without a look at other orders',
    async (_name, asked) => {
      const nodes = await historyPlan(branches.slice(0, several), asked)
      const page = 51
      // Each kind of order of a branch is walked for a page at most, and three days more where days are asked for.
      const atTheEdges = asked.to || asked.from ? several * 3 * 240 : 0
      const most = page + several * page * kindsOf(asked) + atTheEdges

      expect(ofOrders(nodes).map((node) => node['Node Type'])).not.toContain('Seq Scan')
      expect(lookedAt(ofOrders(nodes))).toBeLessThanOrEqual(most)
      expect(passedOver(ofOrders(nodes))).toBeLessThanOrEqual(atTheEdges)
      expect(lookedAt(nodes.filter((node) => node['Node Type'].endsWith('Sort')))).toBeLessThanOrEqual(most)
    },
  )

  it.each(['hub', '0664 1', 'gast77@example.com', 'xyzxyz'])(
    '%s is looked up in the index of words, with any filter besides',
    async (search) => {
      for (const asked of Object.values(filters)) {
        const nodes = await historyPlan(branches.slice(0, several), { ...asked, search })

        expect(ofOrders(nodes).map((node) => node['Node Type'])).not.toContain('Seq Scan')
      }
    },
  )
})

/** How many kinds of orders there are of state, type and payment, where they are told apart. */
const kindsOf = ({ status, type, paymentStatus }: Record<string, unknown>): number =>
  (status ?? type ?? paymentStatus) ? 12 : 1

it.each<[string, (asked: Asked) => Promise<unknown>]>([
  ['what is open', listCurrent],
  ['what is missed', listMissed],
  ['what is open or of the day', (asked) => listDay(asked, day(0))],
])('%s is found by an index, however much lies behind', async (_, list) => {
  const plans: Promise<PlanNode[]>[] = []
  const pool = {
    query: async (statement: pg.QueryConfig) => {
      plans.push(planOf(app.pool, statement))
      return { rows: [] }
    },
  } as unknown as pg.Pool // nothing else of it is used
  await list({ pool, branches, now: Temporal.Now.instant() })
  const nodes = (await Promise.all(plans)).flat()

  expect(plans).toHaveLength(1)
  expect(ofOrders(nodes).map((node) => node['Node Type'])).not.toContain('Seq Scan')
  // Sixty are open, and two days have 1,440.
  expect(lookedAt(ofOrders(nodes))).toBeLessThanOrEqual(2000)
})

type Asked = Parameters<typeof listCurrent>[0]

it('what is found is what is there, whatever is asked for together', async () => {
  for (const [name, asked] of Object.entries(filters)) {
    for (const of of [branches.slice(0, 1), branches]) {
      const query = orderHistoryQuery.parse({ ...asked, limit: 7 })
      const { docs } = await pageOrders({ req, branches: of, query })

      expect([name, docs.map(({ id }) => id)]).toEqual([name, await readOneByOne(of, query)])
    }
  }
})

/** The same by looking at every order. */
async function readOneByOne(of: readonly string[], query: ReturnType<typeof orderHistoryQuery.parse>) {
  const { status, type, paymentStatus, voided, from, to, after, limit } = query
  const [placedAt, id] = after?.split('_') ?? []
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from orders
      where branch_id = any($1::uuid[]) and ($2::text[] is null or status::text = any($2))
        and ($3::text[] is null or type::text = any($3)) and ($4::text[] is null or payment_status::text = any($4))
        and (voided_at is not null) = $5 and ($6::text is null or business_day >= $6)
        and ($7::text is null or business_day <= $7)
        and ($8::timestamptz is null or placed_at < $8 or (placed_at = $8 and id < $9::uuid))
      order by placed_at desc, id desc limit $10`,
    [of, status, type, paymentStatus, voided === 'true', from, to, placedAt, id, limit],
  )
  return rows.map((row) => row.id)
}
