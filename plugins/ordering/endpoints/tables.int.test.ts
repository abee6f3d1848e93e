import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { tabsOf } from '#domain/ordering/table-tabs.ts'
import type { TableList } from '#domain/ordering/table-tabs.contract.ts'
import { askWith, hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { problemOf } from '../testing/kitchen-screens.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

type Screen = Awaited<ReturnType<typeof pairScreen>>

let app: TestApp
let counter: Counter
let screen: Screen

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  screen = await pairScreen(app, counter.shop.branch, 'tables')
  const admin = await hire(app, 'ROLE_ADMIN')
  await admin.ask('PATCH', `/api/branches/${counter.shop.branch}`, {
    isDineInEnabled: true,
    isTableSelectionEnabled: true,
  })
  for (let number = 1; number <= 30; number += 1) {
    await admin.ask('POST', '/api/tables', { branch: counter.shop.branch, identifier: String(number) })
  }
})

afterAll(() => app.close())

let next = 0
/** Two tables at which nobody sat before. */
const freeTables = () => {
  next += 2
  return { from: String(next - 1), to: String(next) }
}
async function sit(table: string): Promise<PublicOrder> {
  return counter.place({ isDineIn: true, table })
}

const at = (key: string) => `/api/orders/tables/${counter.shop.branch}/${key}`
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)
const move = (
  from: string,
  to: string,
  orders: { id: string }[],
  into: { id: string }[] = [],
  key = screen.key,
) => askWith(app)('POST', `${at(key)}/move`, { from, to, orders: ids(orders), into: ids(into) })
const list = async () => readJson<TableList>(await askWith(app)('GET', at(screen.key)))
const tabAt = async (table: string) => {
  const { tables, docs } = await list()
  return tabsOf(tables, docs).find((tab) => tab.table.identifier === table)
}
const historyOf = async ({ id }: { id: string }) =>
  readJson<OrderHistory>(await askWith(app, counter.marta)('GET', `/api/orders/${id}/history`))

describe('the tables of a branch', () => {
  it('stand by number, each with its rounds, what they come to and since when', async () => {
    const { from } = freeTables()
    const rounds = [await sit(from), await sit(from)]
    const { tables } = await list()

    expect(tables.map(({ identifier }) => identifier)).toEqual(
      Array.from({ length: 30 }, (_, i) => String(i + 1)),
    )
    expect(await tabAt(from)).toMatchObject({
      rounds: rounds.map(({ id }) => ({ id })),
      total: (rounds[0]?.total ?? 0) * 2,
      since: rounds[0]?.placedAt,
    })
    await counter.asStaff(rounds[0] as PublicOrder, 'reject')
    expect(ids((await tabAt(from))?.rounds ?? [])).toEqual(ids(rounds.slice(1)))
  })

  it('are read by the team as well, and by nobody of another branch', async () => {
    const path = `/api/orders/tables/${counter.shop.branch}`

    expect((await askWith(app, counter.marta)('GET', path)).status).toBe(200)
    expect(await problemOf(await askWith(app, counter.stranger)('GET', path))).toEqual([
      404,
      'unknown-branch',
    ])
    expect(await problemOf(await askWith(app)('GET', path))).toEqual([401, 'unauthenticated'])
  })
})

describe('a tab', () => {
  it('moves as a whole; its guest reads the new table, the history both', async () => {
    const { from, to } = freeTables()
    const rounds = [await sit(from), await sit(from)]
    const answer = await readJson<{ docs: StaffOrder[] }>(await move(from, to, rounds))
    const seen = await app.fetch(`/api/orders/public/${rounds[0]?.uid}/${rounds[0]?.hash}`)

    expect(answer.docs.map(({ tableIdentifier, version }) => [tableIdentifier, version])).toEqual([
      [to, 2],
      [to, 2],
    ])
    expect(await readJson(seen)).toMatchObject({ tableIdentifier: to, version: 2 })
    expect((await historyOf(rounds[1] as PublicOrder)).at(-1)).toMatchObject({
      action: 'move-table',
      movedTable: { from, to },
      by: { kind: 'device', name: screen.name },
    })
  })

  it('moved twice, or by eight at once, moves once and is answered alike', async () => {
    const { from, to } = freeTables()
    const round = await sit(from)
    const answers = await Promise.all(Array.from({ length: 8 }, () => move(from, to, [round])))
    const bodies = await Promise.all(answers.map((answer) => readJson<{ docs: StaffOrder[] }>(answer)))

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect((await historyOf(round)).filter(({ action }) => action === 'move-table')).toHaveLength(1)
  })

  it('does not leave with a round that nobody saw, and nothing of it moves', async () => {
    const { from, to } = freeTables()
    const seen = await sit(from)
    const unseen = await sit(from)

    expect(await problemOf(await move(from, to, [seen]))).toEqual([409, 'changed-meanwhile'])
    expect(ids((await tabAt(from))?.rounds ?? [])).toEqual(ids([seen, unseen]))
  })

  it('comes to a table at which others sit only where that was seen', async () => {
    const { from, to } = freeTables()
    const first = await sit(from)
    const second = await sit(to)
    expect(await problemOf(await move(from, to, [first]))).toEqual([409, 'table-taken'])

    expect((await move(from, to, [first], [second])).status).toBe(200)
    expect(ids((await tabAt(to))?.rounds ?? [])).toEqual(ids([first, second]))
    expect((await tabAt(from))?.rounds).toEqual([])
  })

  it('of two that come to one free table at once, one does', async () => {
    const one = freeTables()
    const other = freeTables()
    const [first, second] = [await sit(one.from), await sit(other.from)]
    const answers = await Promise.all([move(one.from, one.to, [first]), move(other.from, one.to, [second])])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await tabAt(one.to))?.rounds).toHaveLength(1)
  })

  it('moves by somebody of the team, who is named', async () => {
    const { from, to } = freeTables()
    const round = await sit(from)
    const path = `/api/orders/tables/${counter.shop.branch}/move`
    const body = { from, to, orders: [round.id], into: [] }

    expect(await problemOf(await askWith(app, counter.stranger)('POST', path, body))).toEqual([
      404,
      'unknown-branch',
    ])
    expect((await askWith(app, counter.marta)('POST', path, body)).status).toBe(200)
    expect((await historyOf(round)).at(-1)?.by).toMatchObject({ kind: 'staff', name: 'marta Test' })
  })
})

describe('no tab moves', () => {
  it('to a table that there is not, or to where it is', async () => {
    const { from } = freeTables()
    const round = await sit(from)

    expect(await problemOf(await move(from, '999', [round]))).toEqual([404, 'unknown-table'])
    expect((await problemOf(await move(from, from, [round]))).slice(0, 2)).toEqual([400, 'same-table'])
  })

  it('at a screen of the kitchen, at one of another branch, or with a wrong key', async () => {
    const { from, to } = freeTables()
    const round = await sit(from)
    const kitchen = await pairScreen(app, counter.shop.branch, 'kitchen')
    const pickup = await pairScreen(app, counter.shop.branch, 'pickup')

    expect(await problemOf(await move(from, to, [round], [], kitchen.key))).toEqual([
      403,
      'not-for-this-device',
    ])
    expect(await problemOf(await move(from, to, [round], [], pickup.key))).toEqual([401, 'wrong-device-key'])
    expect(await problemOf(await move(from, to, [round], [], `${screen.key.slice(0, -3)}abc`))).toEqual([
      401,
      'wrong-device-key',
    ])
  })

  it('of orders of another branch, whatever their numbers are', async () => {
    const { from, to } = freeTables()
    const round = await sit(from)
    await app.pool.query(
      `update orders set branch_id = (select id from branches where identifier = 'anderswo') where id = $1`,
      [round.id],
    )

    expect(await readJson(await move(from, to, [round]))).toEqual({ docs: [] })
    const { rows } = await app.pool.query('select table_identifier from orders where id = $1', [round.id])
    expect(rows).toEqual([{ table_identifier: from }])
  })
})
