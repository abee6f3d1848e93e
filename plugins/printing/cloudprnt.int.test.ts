import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { openPrinters, type Printers } from './testing/open-printers.ts'

let app: TestApp
let house: Printers

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.pool.query('delete from print_jobs')
})

/** As if so many seconds had gone by for what printers hold. */
const wait = (seconds: number) =>
  app.pool.query(
    `update print_jobs set fetched_at = fetched_at - $1 * interval '1 second', offered_at = offered_at - $1 * interval '1 second'`,
    [seconds],
  )
const tidy = (now = Temporal.Now.instant()) => runDeclared(app.payload, 'print-jobs', { now })

test('a printer fetches a receipt and says that it is on paper', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })

  expect(await printer.printNext()).toBe(true)
  expect(await house.stateOf(job.id)).toBe('printed')
  expect(drawPaper(printer.paper[0] ?? [], 48)).toMatch(/2 × Pizza Margherita +21,80 €/)
  expect(await printer.printNext()).toBe(false)
})

test('two polls at once are told of one job, and so are ten', async () => {
  const printer = await house.setUp()
  const order = await house.counter.place()
  await house.print(order, { device: printer.id })
  await house.print(order, { device: printer.id, layout: 'kitchen' })
  const polls = await Promise.all(Array.from({ length: 10 }, () => printer.asked()))

  expect(new Set(polls.map(({ jobToken }) => jobToken)).size).toBe(1)
  expect(await countOf('offered')).toBe(1)
})

test('of a job that is fetched twice only the first gets the bytes', async () => {
  const printer = await house.setUp()
  await house.print(await house.counter.place(), { device: printer.id })
  const { jobToken = '' } = await printer.asked()
  const fetched = await Promise.all([1, 2, 3].map(() => printer.fetchJob(jobToken)))

  expect(fetched.map(({ ok }) => ok).filter(Boolean)).toHaveLength(1)
  expect(printer.paper).toHaveLength(1)
})

test('a printer that dies between fetch and confirm never prints twice unasked, and the next slip comes', async () => {
  const printer = await house.setUp()
  const order = await house.counter.place()
  const { job: first } = await house.print(order, { device: printer.id })
  const { job: second } = await house.print(order, { device: printer.id, layout: 'kitchen' })
  const { jobToken = '' } = await printer.asked()
  await printer.fetchJob(jobToken)

  // It is back at once, but may still be at it; then it asks for more without a word.
  expect(await printer.asked()).toEqual({ jobReady: false })
  await wait(20)
  expect(await printer.asked({ printingInProgress: true })).toEqual({ jobReady: false })
  expect(await printer.printNext()).toBe(true)
  expect(await house.stateOf(first.id)).toBe('unclear')
  expect(await house.stateOf(second.id)).toBe('printed')
  await tidy(Temporal.Now.instant().add({ hours: 24 }))
  expect(await printer.printNext()).toBe(false)
  expect(printer.paper).toHaveLength(2)

  // What is remembered late is still believed.
  expect((await printer.confirm(jobToken)).status).toBe(200)
  expect(await house.stateOf(first.id)).toBe('printed')
})

test('a printer that is never heard of again leaves its job unclear', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  await printer.fetchJob((await printer.asked()).jobToken ?? '')
  await wait(130)
  await tidy()

  expect(await house.stateOf(job.id)).toBe('unclear')
})

test('a job that is not fetched goes back, is offered by another token, and is given up in the end', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  const { jobToken = '' } = await printer.asked()
  await wait(61)
  await tidy()
  expect(await house.stateOf(job.id)).toBe('queued')
  expect((await printer.asked()).jobToken).not.toBe(jobToken)
  expect((await printer.fetchJob(jobToken)).status).toBe(404)

  await app.pool.query('update print_jobs set attempts = 10')
  await wait(61)
  await tidy()
  expect(await reasonOf(job.id)).toEqual({ state: 'failed', failure: 'too-many-attempts' })
})

test('confirming twice changes nothing, and the first word holds', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  const { jobToken = '' } = await printer.asked()
  await printer.fetchJob(jobToken)
  const answers = await Promise.all([1, 2, 3].map(() => printer.confirm(jobToken)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await printer.confirm(jobToken, '410 Paper out')).status).toBe(200)
  expect(await house.stateOf(job.id)).toBe('printed')
})

test('a printer confirms, fetches and hears of nothing that is another one’s, in its branch or elsewhere', async () => {
  const printer = await house.setUp()
  const neighbour = await house.setUp()
  const { id: branch } = await app.payload.create({
    collection: 'branches',
    data: {
      name: 'Graz',
      identifier: 'graz',
      timeZone: 'Europe/Vienna',
      slotMinutes: 15,
      businessDayStartsAt: '05:00',
    },
    overrideAccess: true,
  })
  const stranger = await house.setUp({ branch })
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  const { jobToken = '' } = await printer.asked()

  for (const other of [neighbour, stranger]) {
    expect(await other.asked()).toEqual({ jobReady: false })
    expect((await other.fetchJob(jobToken)).status).toBe(404)
    expect((await other.confirm(jobToken)).status).toBe(404)
  }
  expect(await house.stateOf(job.id)).toBe('offered')

  // Moved to another branch, it leaves behind what was for the former one.
  await house.admin.ask('PATCH', `/api/devices/${printer.id}`, { branch })
  expect((await printer.fetchJob(jobToken)).status).toBe(404)
})

test('a printer that is switched off, or whose key was renewed, gets nothing', async () => {
  const printer = await house.setUp()
  await house.print(await house.counter.place(), { device: printer.id })
  const { jobToken = '' } = await printer.asked()
  await house.admin.ask('PATCH', `/api/devices/${printer.id}`, { isEnabled: false })

  expect((await printer.poll()).status).toBe(401)
  expect((await printer.fetchJob(jobToken)).status).toBe(401)
  await house.admin.ask('PATCH', `/api/devices/${printer.id}`, { isEnabled: true })
  await house.admin.ask('POST', `/api/devices/${printer.id}/key`)
  expect((await printer.poll()).status).toBe(401)
  expect((await printer.confirm(jobToken)).status).toBe(401)
})

test('without paper nothing is offered, and the paper’s state is seen', async () => {
  const printer = await house.setUp()
  await house.print(await house.counter.place(), { device: printer.id })

  expect(await printer.asked({ statusCode: '410%20Paper%20Out' })).toEqual({ jobReady: false })
  const list = await house.ask('GET', '/api/print-jobs/printers')
  const { printers } = await readJson<{ printers: { id: string; paperState: string; waiting: number }[] }>(
    list,
  )
  expect(printers.find(({ id }) => id === printer.id)).toMatchObject({ paperState: 'out', waiting: 1 })
  expect(await printer.printNext()).toBe(true)
})

test('what a printer could not print has failed with a reason, and what never came whole is tried again', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  const first = (await printer.asked()).jobToken ?? ''
  await printer.fetchJob(first)
  await printer.confirm(first, '520 Timeout')
  expect(await house.stateOf(job.id)).toBe('queued')

  const second = (await printer.asked()).jobToken ?? ''
  await printer.fetchJob(second)
  await printer.confirm(second, '411 Paper jam')
  expect(await reasonOf(job.id)).toEqual({ state: 'failed', failure: 'jammed' })
})

test('what never comes whole is given up after some tries, and the next slip comes', async () => {
  const printer = await house.setUp()
  const order = await house.counter.place()
  const { job: first } = await house.print(order, { device: printer.id })
  const { job: second } = await house.print(order, { device: printer.id, layout: 'kitchen' })
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await house.stateOf(first.id)).toBe('queued')
    const { jobToken = '' } = await printer.asked()
    await printer.fetchJob(jobToken)
    expect((await printer.confirm(jobToken, '520 Timeout')).status).toBe(200)
  }

  expect(await reasonOf(first.id)).toEqual({ state: 'failed', failure: 'too-many-attempts' })
  expect(await printer.printNext()).toBe(true)
  expect(await house.stateOf(second.id)).toBe('printed')
})

test('a slip that waited too long comes no more', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  await tidy(Temporal.Now.instant().add({ hours: 4 }))

  expect(await reasonOf(job.id)).toEqual({ state: 'failed', failure: 'expired' })
  expect(await printer.printNext()).toBe(false)
})

async function countOf(state: string): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    'select count(*)::int as count from print_jobs where state::text = $1',
    [state],
  )
  return rows[0]?.count ?? 0
}

async function reasonOf(id: string): Promise<unknown> {
  const { rows } = await app.pool.query('select state, failure from print_jobs where id = $1', [id])

  return rows[0]
}
