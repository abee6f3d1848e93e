import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  isMissedOrder,
  type MissedRule,
  missedRuleOf,
  whyMissed,
  type WaitingOrder,
} from '#domain/ordering/missed-orders.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { MissedList, OrderList, OrderPage } from '#domain/ordering/staff-orders.contract.ts'
import { hire, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'
import { everyWaiting, storeAlike } from '../testing/store-alike.ts'
import { listCurrent, listDay, listMissed } from './list-orders.ts'

let app: TestApp
let counter: Counter
let first: PublicOrder
let second: PublicOrder

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  first = await counter.place({ firstName: 'Berta', lastName: 'Öller', phone: '+43 660 1234567' })
  second = await counter.place({ lastName: 'Zischka' })
})

afterAll(() => app.close())

const ask = (path: string, authorization?: string) =>
  app.fetch(`/api/orders/${path}`, { headers: authorization ? { authorization } : {} })
const idsOf = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id)
const problemOf = async (answer: Response) => {
  const { errors } = await readJson<{ errors: { code: string; field?: string }[] }>(answer)
  return [answer.status, errors[0]?.code, errors[0]?.field]
}

describe.each(['current', 'missed', 'history'])('the list %s', (list) => {
  it('is for who works at a branch, and tells nothing of another one', async () => {
    const known = await ask(`${list}?branch=${counter.shop.branch}`, counter.stranger)
    const unknown = await ask(`${list}?branch=gibt-es-nicht`, counter.stranger)

    expect((await ask(list)).status).toBe(401)
    expect(idsOf(await readJson(await ask(list, counter.stranger)))).toEqual([])
    expect(await problemOf(known)).toEqual([404, 'unknown-branch', undefined])
    expect(await problemOf(unknown)).toEqual([404, 'unknown-branch', undefined])
  })

  it('is closed to who has to do with pages only', async () => {
    const editor = await hire(app, 'ROLE_EDITOR')

    expect((await editor.ask('GET', `/api/orders/${list}`)).status).toBe(403)
  })

  it('refuses what it does not know', async () => {
    expect(await problemOf(await ask(`${list}?filiale=wien`, counter.marta))).toEqual([
      400,
      'unknown-filter',
      'filiale',
    ])
  })
})

describe('what is not at its end', () => {
  it('is told in full, but for the secret of its link, by the time it is due', async () => {
    const list = await readJson<OrderList>(await ask('current', counter.marta))

    expect(idsOf(list)).toEqual([first.id, second.id])
    expect(list.more).toBe(0)
    expect(list.docs[0]).toMatchObject({
      lastName: 'Öller',
      status: 'awaiting',
      branch: counter.shop.branch,
      total: first.total,
      items: first.items,
    })
    expect(list.docs[0]).not.toHaveProperty('hash')
  })

  it('is that of one branch where somebody works at several', async () => {
    const admin = await hire(app, 'ROLE_ADMIN')
    const all = await readJson<OrderList>(await admin.ask('GET', '/api/orders/current'))
    const own = await readJson<OrderList>(
      await admin.ask('GET', `/api/orders/current?branch=${counter.shop.branch}`),
    )

    expect(idsOf(all)).toEqual(idsOf(own))
    expect(idsOf(own)).toContain(first.id)
  })

  it('leaves the list once it is', async () => {
    const order = await counter.place()
    await counter.asStaff(order, 'reject')

    expect(idsOf(await readJson(await ask('current', counter.marta)))).not.toContain(order.id)
  })
})

describe('screens', () => {
  it('show the orders of their branch by the key in their address, also of the day in the office', async () => {
    const key = await keyOf('frontdesk')
    const place = `${counter.shop.branch}/${key}`
    const done = await counter.place()
    await counter.asStaff(done, 'reject')
    const frontdesk = await readJson<OrderList>(await ask(`frontdesk/${place}`))
    const office = await readJson<OrderList>(await ask(`backoffice/${place}`))

    expect(idsOf(frontdesk)).toEqual([first.id, second.id])
    expect(idsOf(office)).toEqual(expect.arrayContaining([first.id, second.id, done.id]))
    expect(office.docs[0]).not.toHaveProperty('hash')
  })

  it('are refused alike for a wrong key, another branch, another purpose and a key that was revoked', async () => {
    const key = await keyOf('backoffice')
    const printing = await keyOf('printer')
    const { key: revoked, id } = await pairScreen(app, counter.shop.branch, 'frontdesk')
    const admin = await hire(app, 'ROLE_ADMIN')
    await admin.ask('DELETE', `/api/devices/${id}/key`)
    const branch = counter.shop.branch
    const wrong = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`

    for (const place of [
      `${branch}/${wrong}`,
      `${branch}/${printing}`,
      `${branch}/${revoked}`,
      `${branch}/irgendwas`,
      `anderswo/${key}`,
      `gibt-es-nicht/${key}`,
    ])
      expect(await problemOf(await ask(`frontdesk/${place}`))).toEqual([401, 'wrong-device-key', undefined])
  })
})

describe('the history', () => {
  it('is narrowed by state, type, day and words, all at once', async () => {
    const page = async (query: string) =>
      idsOf(await readJson<OrderPage>(await ask(`history?${query}`, counter.marta)))
    const rejected = await counter.place({ lastName: 'Zischka' })
    await counter.asStaff(rejected, 'reject')

    expect(await page('status=rejected,canceled&search=zisch')).toEqual([rejected.id])
    expect(await page('status=awaiting&status=confirmed&search=zisch')).toEqual([second.id])
    expect(await page('search=0660 12345')).toEqual([first.id])
    expect(await page('search=oeller berta')).toEqual([first.id])
    // Another number may begin like this one, and none goes on like that.
    expect(await page(`search=${first.ticketNumber}&type=takeaway`)).toContain(first.id)
    expect(await page(`search=${first.ticketNumber}x&type=takeaway`)).toEqual([])
    expect(await page('search=oeller&type=dineIn')).toEqual([])
    expect(await page('search=oeller&to=2020-01-01')).toEqual([])
    expect(await page('search=?!')).toEqual([])
  })

  it('names what is wrong with a filter', async () => {
    const wrong = async (query: string) => problemOf(await ask(`history?${query}`, counter.marta))

    expect(await wrong('status=fertig')).toEqual([400, 'validation', 'status.0'])
    expect(await wrong('from=gestern')).toEqual([400, 'validation', 'from'])
    expect(await wrong('limit=1000')).toEqual([400, 'validation', 'limit'])
    expect(await wrong('after=weiter')).toEqual([400, 'validation', 'after'])
  })

  it('is read page by page without a gap or a repetition, whatever is ordered meanwhile', async () => {
    await storeOrders(
      Array.from({ length: 25 }, (_, at) => ({ status: 'completed', placedAt: placed(Math.floor(at / 3)) })),
    )
    const read: string[] = []
    let after = ''
    for (let pages = 0; pages < 20; pages += 1) {
      const query = `status=completed&limit=4${after && `&after=${after}`}`
      const page = await readJson<OrderPage>(await ask(`history?${query}`, counter.marta))
      read.push(...idsOf(page))
      if (page.next === null) break
      after = page.next
      await storeOrders([{ status: 'completed', placedAt: '2032-01-01T12:00:00Z' }])
    }

    expect(read).toHaveLength(25)
    expect(new Set(read).size).toBe(25)
  })
})

describe('what is missed', () => {
  const now = Temporal.Instant.from('2031-03-04T12:00:00Z')
  const ago = (minutes: number) => now.subtract({ minutes }).toString({ smallestUnit: 'millisecond' })

  it.each<Partial<Record<keyof MissedRule, number | null>>>([
    { confirmationMinutes: null, missedAfterMinutes: null },
    { confirmationMinutes: 4, missedAfterMinutes: 0 },
    { confirmationMinutes: 61, missedAfterMinutes: 199 },
    { confirmationMinutes: 5, missedAfterMinutes: 5 },
  ])('is what the rule says, with its reason, where the branch has set %o', async (minutes) => {
    const all = everyWaiting(ago)
    const rule = missedRuleOf(minutes)
    const branch = await openBranch(app, `verpasst-${rule.confirmationMinutes}`)
    await app.pool.query(
      'update branches set confirmation_minutes = $2, missed_after_minutes = $3 where id = $1',
      [branch, minutes.confirmationMinutes, minutes.missedAfterMinutes],
    )
    await storeOrders(all, branch)
    const { docs }: MissedList = await listMissed({ pool: app.pool, branches: [branch], now })

    expect(docs).toHaveLength(all.filter((order) => isMissedOrder(order, rule, now)).length)
    expect(docs.map((order) => whyMissed(order, rule, now))).toEqual(docs.map(({ missed }) => missed))
    expect(new Set(docs.map(({ missed }) => missed))).toEqual(new Set(['unanswered', 'overdue']))
    expect(docs[0]).not.toHaveProperty('minutes')
  })

  it('and what is open is told up to 500, and how many more there are', async () => {
    const branch = await openBranch(app, 'voll')
    await storeOrders(
      Array.from({ length: 503 }, () => ({ status: 'awaiting', placedAt: ago(300) })),
      branch,
    )
    const asked = { pool: app.pool, branches: [branch], now }

    for (const list of [await listCurrent(asked), await listMissed(asked)])
      expect([list.docs.length, list.more]).toEqual([500, 3])
  })

  it('and of a long day nothing is cut off that is still open', async () => {
    const branch = await openBranch(app, 'lang')
    const done = Array.from({ length: 500 }, () => ({ status: 'completed', placedAt: ago(300) }) as const)
    await storeOrders([...done, { status: 'confirmed', placedAt: ago(5) }], branch)
    await app.pool.query(
      `update orders set business_day = '2031-03-04', ticket_number = null where branch_id = $1`,
      [branch],
    )
    const { docs, more } = await listDay({ pool: app.pool, branches: [branch], now }, '2031-03-04')

    expect([docs[0]?.status, docs.length, more]).toEqual(['confirmed', 500, 1])
  })
})

const placed = (minute: number) => `2031-01-01T12:${String(minute).padStart(2, '0')}:00Z`

const keyOf = async (kind: string) => (await pairScreen(app, counter.shop.branch, kind)).key

const storeOrders = (orders: readonly WaitingOrder[], branch = counter.shop.branch) =>
  storeAlike(app, first.id, branch, orders)
