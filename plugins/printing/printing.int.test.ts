import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import type { PrintJob, QueuedPrint } from '#domain/ordering/printing/printing.contract.ts'
import { askWith, hire, openBranch, verdict } from '#scripts/testing/hire.ts'
import { startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { countUnprinted, unprintedOfToday } from './operations/count-unprinted.ts'
import { cloudPrntPrinter } from './simulators/cloudprnt-printer.ts'
import { openPrinters, type Printers } from './testing/open-printers.ts'

let app: TestApp
let house: Printers

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
})

afterAll(() => app.close())

test('without a printer of the branch nothing can be printed', async () => {
  const order = await house.counter.place()

  expect(await verdict(await house.ask('POST', `/api/orders/${order.id}/print`, {}))).toEqual({
    status: 409,
    codes: ['no-printer'],
  })
})

test('what is asked for waits, and says why it may take a while', async () => {
  const printer = await house.setUp()
  const order = await house.counter.place()
  const first = await house.print(order, { device: printer.id })
  expect(first).toMatchObject({ printer: printer.name, job: { layout: 'receipt', copy: 0, state: 'queued' } })
  expect(first.notice).toMatch(/hat sich noch nie gemeldet\. Gedruckt wird, sobald/)

  await printer.asked()
  expect((await house.print(order, { device: printer.id })).notice).toBeNull()
  await printer.asked({ statusCode: '410 Paper out' })
  expect((await house.print(order, { device: printer.id })).notice).toMatch(/: Papier aus\. Gedruckt wird/)
  await app.pool.query(`update devices set last_seen_at = now() - interval '3 hours' where id = $1`, [
    printer.id,
  ])
  expect((await house.print(order, { device: printer.id })).notice).toMatch(/zuletzt vor 3 Stunden gemeldet/)
})

test('each time but the first is a copy and says so, and of many at once one is', async () => {
  const printer = await house.setUp()
  const order = await house.counter.place()
  const body = { device: printer.id }
  await house.print(order, body)
  const answers = await Promise.all(Array.from({ length: 8 }, () => house.print(order, body)))

  expect(new Set(answers.map(({ job }) => `${job.id} ${job.copy}`)).size).toBeLessThan(8)
  while (await printer.printNext());
  const heads = printer.paper.map((lines) => /KOPIE \d+/.exec(drawPaper(lines, 48))?.[0] ?? 'original')
  expect(heads).toEqual(heads.map((_, index) => (index === 0 ? 'original' : `KOPIE ${index}`)))
})

test('of several printers that are asked at once one has the first', async () => {
  const printers = [await house.setUp(), await house.setUp(), await house.setUp()]
  for (let round = 0; round < 8; round += 1) {
    const order = await house.counter.place()
    const jobs = await Promise.all(printers.map(({ id: device }) => house.print(order, { device })))

    expect(new Set(jobs.map(({ job }) => job.copy))).toEqual(new Set([0, 1, 2]))
  }
})

test('a printer that was moved prints nothing again for the branch where it stood', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  await printer.printNext()
  const branch = await openBranch(app, 'neubau')
  await app.pool.query('update devices set branch_id = $2 where id = $1', [printer.id, branch])

  expect(await verdict(await house.ask('POST', `/api/print-jobs/${job.id}/again`))).toMatchObject({
    codes: ['no-printer'],
  })
})

test('a printer that is switched off, has no key, or stands elsewhere prints nothing', async () => {
  const off = await house.setUp()
  const bare = await house.setUp()
  await house.admin.ask('PATCH', `/api/devices/${off.id}`, { isEnabled: false })
  await house.admin.ask('DELETE', `/api/devices/${bare.id}/key`)
  const order = await house.counter.place()
  const refusalOf = async (body: object) =>
    (await verdict(await house.ask('POST', `/api/orders/${order.id}/print`, body))).codes[0]

  expect(await refusalOf({ device: off.id })).toBe('printer-off')
  expect(await refusalOf({ device: bare.id })).toBe('printer-unpaired')
  expect(await refusalOf({ device: crypto.randomUUID() })).toBe('unknown-record')
  expect(await refusalOf({ station: crypto.randomUUID() })).toBe('unknown-record')
  expect(await refusalOf({ layout: 'test' })).toBe('validation')
})

test('a test page shows the letters of the printer, and only printers have one', async () => {
  const printer = await house.setUp({ printer: { paperWidth: '58', codePage: 'cp1252' } })
  const answer = await house.admin.ask('POST', `/api/devices/${printer.id}/test/print`)
  expect(answer.status).toBe(202)
  await printer.printNext()
  const drawn = drawPaper(printer.paper[0] ?? [], 32)
  expect(drawn).toContain('abcdefghijklmnopqrstuvwxyz äöüß')
  expect(drawn).toContain('Windows-1252')

  const screen = { identifier: 'pult', name: 'Pult', kind: 'frontdesk', branch: house.counter.shop.branch }
  const { doc } = await readJson<{ doc: { id: string } }>(
    await house.admin.ask('POST', '/api/devices', screen),
  )
  expect(await verdict(await house.admin.ask('POST', `/api/devices/${doc.id}/test/print`))).toEqual({
    status: 409,
    codes: ['not-a-printer'],
  })
  expect((await house.ask('POST', `/api/devices/${printer.id}/test/print`)).status).toBe(403)
})

test('what is unclear is printed again as a copy, or thrown away, and then asks for nothing more', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  const act = (id: string, what: string) => house.ask('POST', `/api/print-jobs/${id}/${what}`)
  expect(await verdict(await act(job.id, 'again'))).toMatchObject({ codes: ['print-job-elsewhere'] })

  await printer.fetchJob((await printer.asked()).jobToken ?? '')
  expect(await verdict(await act(job.id, 'discard'))).toMatchObject({ codes: ['print-job-elsewhere'] })
  await app.pool.query(`update print_jobs set state = 'unclear' where id = $1`, [job.id])
  const again = await readJson<QueuedPrint>(await act(job.id, 'again'))
  expect(again.job).toMatchObject({ copy: 1, state: 'queued' })
  expect(await house.stateOf(job.id)).toBe('discarded')

  expect(await readJson<PrintJob>(await act(again.job.id, 'discard'))).toMatchObject({ state: 'discarded' })
  expect((await act(again.job.id, 'discard')).status).toBe(200)
  expect(await printer.printNext()).toBe(false)
})

test('staff see the slips of their branches, as they come out, and nobody else does', async () => {
  const printer = await house.setUp()
  const order = await house.counter.place()
  const { job } = await house.print(order, { device: printer.id })
  const paper = await readJson<{ lines: PaperLine[]; columns: number }>(
    await house.ask('GET', `/api/print-jobs/${job.id}/paper`),
  )
  await printer.printNext()
  expect(paper.columns).toBe(48)
  const written = (text: string) => text.split('\n').filter((line) => line !== '')
  expect(written(drawPaper(printer.paper[0] ?? [], 48))).toEqual(written(drawPaper(paper.lines, 48)))
  const slips = await readJson<{ jobs: PrintJob[] }>(await house.ask('GET', `/api/orders/${order.id}/slips`))
  expect(slips.jobs.map(({ id }) => id)).toEqual([job.id])

  const elsewhere = askWith(app, house.counter.stranger)
  const editor = await hire(app, 'ROLE_EDITOR')
  for (const path of [`/api/print-jobs/${job.id}/paper`, `/api/orders/${order.id}/slips`]) {
    expect((await elsewhere('GET', path)).status).toBe(404)
    expect((await askWith(app)('GET', path)).status).toBe(401)
  }
  expect((await elsewhere('POST', `/api/print-jobs/${job.id}/again`)).status).toBe(404)
  expect((await elsewhere('POST', `/api/orders/${order.id}/print`, {})).status).toBe(404)
  expect((await editor.ask('GET', '/api/print-jobs/printers')).status).toBe(403)
  expect(await readJson(await elsewhere('GET', '/api/print-jobs/printers'))).toMatchObject({
    printers: [],
    jobs: [],
  })
})

test('what is unprinted after a minute, went wrong or is unclear waits for somebody at the branch', async () => {
  await app.pool.query('delete from print_jobs')
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  const unprinted = async () => countUnprinted(await askedBy(house.counter.shop.branch))
  expect(await unprinted()).toBe(0)
  await app.pool.query(`update print_jobs set created_at = created_at - interval '61 seconds'`)
  expect(await unprinted()).toBe(1)
  expect(await countUnprinted(await askedBy())).toBe(0)
  // The board asks by a call of its own, and the start view leads there.
  const { branch } = house.counter.shop
  const answer = await house.ask('GET', `/api/print-jobs/unprinted?branch=${branch}`)
  expect(await readJson(answer)).toEqual({ count: 1, since: expect.any(String) })
  expect(
    (await askWith(app, house.counter.stranger)('GET', `/api/print-jobs/unprinted?branch=${branch}`)).ok,
  ).toBe(false)
  expect(await unprintedOfToday(await askedBy(branch))).toMatchObject([{ count: 1, path: '/printers' }])

  await printer.printNext()
  expect(await unprinted()).toBe(0)
  await app.pool.query(`update print_jobs set state = 'unclear' where id = $1`, [job.id])
  expect(await unprinted()).toBe(1)
  await house.ask('POST', `/api/print-jobs/${job.id}/discard`)
  expect(await unprinted()).toBe(0)
})

test('what went wrong waits for nobody once a copy of it is on paper', async () => {
  await app.pool.query('delete from print_jobs')
  const printer = await house.setUp()
  const order = await house.counter.place()
  const { job } = await house.print(order, { device: printer.id, layout: 'kitchen' })
  const { jobToken = '' } = await printer.asked()
  await printer.fetchJob(jobToken)
  await printer.confirm(jobToken, '410 Paper out')
  const unprinted = async () => countUnprinted(await askedBy(house.counter.shop.branch))
  expect(await house.stateOf(job.id)).toBe('failed')
  expect(await unprinted()).toBe(1)

  // Another slip of the same order is none of it.
  await house.print(order, { device: printer.id })
  await house.print(order, { device: printer.id })
  while (await printer.printNext());
  expect(await unprinted()).toBe(1)
  await house.print(order, { device: printer.id, layout: 'kitchen' })
  expect(await unprinted()).toBe(1)
  await printer.printNext()
  expect(await unprinted()).toBe(0)
})

/** A request of somebody who works at these branches. */
async function askedBy(...branches: string[]): Promise<PayloadRequest> {
  const { id } = await hire(app, 'ROLE_EMPLOYEE', branches)
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })

  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

test('over the network bytes arrive whole, and neither key nor token is written into the log', async () => {
  const { key, id } = await house.setUp()
  const lines: string[] = []
  const server = await startServerProcess(app.databaseUrl, app.mediaDir, { LOG_LEVEL: 'debug' }, (line) =>
    lines.push(JSON.stringify(line)),
  )
  const printer = cloudPrntPrinter((path, init) => fetch(`${server.url}${path}`, init), key)
  await house.print(await house.counter.place(), { device: id })
  const { jobToken = '' } = await printer.asked()
  await printer.fetchJob(jobToken)
  await printer.confirm(jobToken)
  await printer.fetchJob('erfunden')
  await fetch(`${server.url}/api/print-jobs/cloudprnt/${key}/mehr`)
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(5)
  await server.stop()

  const written = lines.join('\n')
  expect(drawPaper(printer.paper[0] ?? [], 48)).toContain('SUMME')
  expect(written).toContain('/api/print-jobs/cloudprnt/***')
  for (const secret of [key, key.split('_')[2] ?? key, jobToken]) expect(written).not.toContain(secret)
})
