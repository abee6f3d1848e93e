import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import type { DemoPrinterView } from '#domain/ordering/printing/printer-demo.contract.ts'
import { digestOf } from '#plugins/devices/devices.port.ts'
import { askWith } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import type { AskProduct } from '../simulators/cloudprnt-printer.ts'
import { simulatePrinter } from '../simulators/simulate-printer.ts'
import { openPrinters, type Printers } from '../testing/open-printers.ts'
import { demoKeyOf } from './demo-key.ts'
import { openPrinterDemo } from './printer-demo.ts'

let app: TestApp
let house: Printers

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
})

afterAll(() => app.close())

/** Forms come as JSON, which the server makes of them before anything is called. */
const ask: AskProduct = (path, init = {}) => {
  const isForm = new Headers(init.headers).get('content-type') === 'application/x-www-form-urlencoded'
  if (!isForm) return app.fetch(path, init)
  const fields = Object.fromEntries(new URLSearchParams(String(init.body)))

  return app.fetch(path, {
    ...init,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
}
const fine = { hasPaper: true, dies: false }

test.each([
  ['cloudprnt', {}],
  ['epson-sdp', {}],
  ['escpos-tcp', { host: '10.0.0.9' }],
] as const)(
  'a printer that is pretended by %s prints, dies with a slip on paper, and prints none twice',
  async (protocol, more) => {
    const { id, key } = await house.setUp({ printer: { protocol, ...more } })
    const printer = await simulatePrinter(protocol, ask, key)
    const order = await house.counter.place()
    const jobs = [
      (await house.print(order, { device: id })).job.id,
      (await house.print(order, { device: id })).job.id,
    ]
    const first = await printer.printNext(fine)
    expect(drawPaper(first?.lines ?? [], 48)).toContain('Pizza Margherita')
    expect(await printer.printNext({ ...fine, dies: true })).toMatchObject({ hasDied: true })
    expect(await printer.printNext(fine)).toBeNull()
    await app.pool.query(`update print_jobs set fetched_at = fetched_at - interval '1 minute'`)
    expect(await printer.printNext(fine)).toBeNull()

    expect(await Promise.all(jobs.map(house.stateOf))).toEqual(['printed', 'unclear'])
    await printer.close()
  },
)

test('without paper a pretended printer of any protocol brings nothing out', async () => {
  for (const protocol of ['cloudprnt', 'epson-sdp'] as const) {
    const { id, key } = await house.setUp({ printer: { protocol } })
    const printer = await simulatePrinter(protocol, ask, key)
    await house.print(await house.counter.place(), { device: id })
    expect(await printer.printNext({ hasPaper: false, dies: false })).toBeNull()
  }
})

test('those with the key of the demo are shown to whoever may see their branch, and can be robbed', async () => {
  const { id, name } = await house.setUp()
  const taken = await house.setUp()
  const key = demoKeyOf(app.payload.secret, id)
  await app.pool.query('update devices set key_prefix = $2, key_hash = $3 where id = $1', [
    id,
    key.prefix,
    digestOf(key),
  ])
  expect(await shown()).toEqual([])
  // The first round meets the printers, wherever the product listens.
  const demo = openPrinterDemo(app.payload, 'http://127.0.0.1:9')
  await expect.poll(async () => (await shown()).map((each) => each.name)).toEqual([name])

  const rob = (device: string, ask = house.ask) =>
    ask('POST', `/api/print-jobs/demo/${device}`, { hasPaper: false })
  expect(await readJson<DemoPrinterView>(await rob(id))).toMatchObject({ switches: { hasPaper: false } })
  expect((await rob(taken.id)).status).toBe(404)
  expect((await rob(id, askWith(app, house.counter.stranger))).status).toBe(404)
  expect((await rob(id, askWith(app))).status).toBe(401)
  await demo.close()
})

async function shown(): Promise<DemoPrinterView[]> {
  const answer = await house.ask('GET', '/api/print-jobs/demo')

  return (await readJson<{ printers: DemoPrinterView[] }>(answer)).printers
}
