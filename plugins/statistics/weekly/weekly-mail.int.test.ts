import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { countedOrder } from '#domain/insight/business/order-fact.fixture.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised, runDeclared } from '#scripts/testing/workers.ts'

import { storeOrders } from '../business/testing/stored-orders.ts'

type Mail = { to: string; subject: string; text: string; html: string }

/** The same house in two processes. */
let [one, two] = [{} as TestApp, {} as TestApp]
let branches: [string, string]
let lead: Hired
let vera: Hired
let sent: Mail[]

const monday = Temporal.Instant.from('2026-11-30T06:00:00Z')
const nextMonday = monday.add({ hours: 7 * 24 })

beforeAll(async () => {
  one = await createTestApp()
  two = await createTestApp(one.databaseUrl)
  const model = (await (await openCounter(one)).place()).id
  await one.pool.query('update orders set voided_at = now(), email = null where id = $1', [model])
  branches = [await openBranch(one, 'wien'), await openBranch(one, 'graz')]
  lead = await hire(one, 'ROLE_ADMIN')
  vera = await hire(one, 'ROLE_MANAGER', [branches[0]])
  const order = (businessDay: string) => ({
    order: { ...countedOrder(), businessDay },
    ledger: [],
    history: [],
    phone: null,
  })
  await storeOrders(one, model, branches, ['2026-11-20', '2026-11-24', '2026-11-25'].map(order))
  for (const { payload } of [one, two])
    Object.assign(payload, { sendEmail: async (mail: Mail) => sent.push(mail) })
})

afterAll(async () => {
  await two.close()
  await one.close()
})

beforeEach(async () => {
  sent = []
  await one.pool.query('delete from outbox')
  await one.pool.query("delete from messages where kind = 'weekly-figures'")
  await one.pool.query('delete from weekly_figures')
  await one.pool.query('delete from statistics_goals')
})

const path = '/api/statistics/weekly-mail'
const wish = async ({ id, ask }: Hired, isWished = true) => {
  const answer = await ask('PUT', path, { isWished })
  // As if it had been wished for before that week.
  await one.pool.query("update weekly_figures set wished_at = '2026-11-20' where user_id = $1", [id])
  return answer.status
}
const tell = (app: TestApp, now = monday) => runDeclared(app.payload, 'weekly-figures', { now })
const deliver = () => Promise.all([deliverPromised(one.payload), deliverPromised(two.payload)])

it('nobody is told who has not wished for it, and whoever has taken it back', async () => {
  await wish(vera)
  expect(await readJson(await vera.ask('GET', path))).toEqual({ isWished: true })
  await tell(one)
  await wish(vera, false)
  await deliver()
  await tell(one, nextMonday)
  await deliver()

  expect(sent).toEqual([])
  expect(await readJson(await vera.ask('GET', path))).toEqual({ isWished: false })
})

it('each week is told once to each person, though two processes are at it', async () => {
  await wish(vera)
  await wish(lead)
  await Promise.all([tell(one), tell(two), tell(one), tell(two)])
  await deliver()
  await Promise.all([tell(two), tell(one, monday.add({ hours: 5 }))])
  await deliver()

  expect(sent.map(({ subject }) => subject)).toEqual([
    'Ihre Woche: 23.11.2026 bis 29.11.2026',
    'Ihre Woche: 23.11.2026 bis 29.11.2026',
  ])
  expect(new Set(sent.map(({ to }) => to)).size).toBe(2)
  await tell(one, nextMonday)
  await deliver()
  expect(sent.map(({ subject }) => subject).slice(2)).toEqual([
    'Ihre Woche: 30.11.2026 bis 06.12.2026',
    'Ihre Woche: 30.11.2026 bis 06.12.2026',
  ])
})

it('says the week beside the one before, the goals of whoever reads it, and how to end it', async () => {
  process.env.SERVER_URL = 'https://haus.example'
  await lead.ask('PUT', '/api/statistics/goals', {
    measure: 'orders',
    period: 'week',
    branch: null,
    target: 8,
  })
  await vera.ask('PUT', '/api/statistics/goals', {
    measure: 'orders',
    period: 'month',
    branch: branches[0],
    target: 4,
  })
  await wish(lead)
  await tell(one)
  await deliver()
  await wish(lead, false)
  await wish(vera)
  await tell(two)
  await deliver()
  delete process.env.SERVER_URL
  const [ofAll, ofOne] = sent.map(({ text }) => text.replaceAll('\u00a0', ' '))

  expect(ofAll).toContain('Bestellungen: 2 (+100 %, Vorwoche 1)')
  expect(ofAll).toMatch(/Umsatz: [\d.]+,\d\d € \(\+100 %, Vorwoche [\d.]+,\d\d €\)/)
  expect(ofAll).toContain('Ziel Bestellungen je Woche: 25 % (2 von 8)')
  expect(ofAll).toContain(
    'https://haus.example/backend/statistics?zeitraum=frei&von=2026-11-23&bis=2026-11-29',
  )
  expect(ofAll).toContain('https://haus.example/backend/statistics?offen=bericht')
  // Orders lie in both branches in turn.
  expect(ofOne).toContain('Bestellungen: 1 (±0 %, Vorwoche 1)')
  expect(ofOne).toContain('Ziel Bestellungen je Monat, wien: 50 % (2 von 4)')
  expect(ofOne).not.toContain('je Woche')
})

it('whoever leads nothing any more is told nothing', async () => {
  const gone = await hire(one, 'ROLE_MANAGER', [branches[0]])
  await wish(gone)
  await tell(one)
  await one.payload.update({
    collection: 'users',
    id: gone.id,
    data: { roles: ['ROLE_EMPLOYEE'] },
    overrideAccess: true,
  })
  await deliver()

  expect(sent).toEqual([])
})

it('whoever wishes for it after Monday morning is told of the next week', async () => {
  await wish(vera)
  await one.pool.query("update weekly_figures set wished_at = '2026-11-30T08:00:00Z'")
  await tell(one, monday.add({ hours: 6 }))
  await deliver()
  expect(sent).toEqual([])
  await tell(one, nextMonday)
  await deliver()
  expect(sent).toHaveLength(1)
})

it('is for whoever reads the statistics', async () => {
  const tina = await hire(one, 'ROLE_EMPLOYEE', branches)

  expect([await wish(tina), (await one.fetch(path)).status]).toEqual([403, 401])
})
