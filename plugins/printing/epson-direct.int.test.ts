import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type HousePrinter, openPrinters, type Printers } from './testing/open-printers.ts'
import { readPrinted } from './testing/read-printed.ts'

let app: TestApp
let house: Printers
let printer: HousePrinter
let server: RunningServer

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
  printer = await house.setUp({ printer: { protocol: 'epson-sdp' } })
  server = await startServerProcess(app.databaseUrl, app.mediaDir)
})

afterAll(async () => {
  await server.stop()
  await app.close()
})

/** As a printer of Epson sends it. */
const send = (fields: Record<string, string>, key = printer.key) =>
  fetch(`${server.url}/api/print-jobs/epson/${key}`, {
    method: 'POST',
    body: new URLSearchParams({ ID: 'kueche', Name: 'TM-m30III', ...fields }),
  })
const fetchNext = async () => (await send({ ConnectionType: 'GetRequest' })).text()
const report = (token: string, attributes: string) =>
  send({
    ConnectionType: 'SetResponse',
    ResponseFile: `<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${token}</printjobid></Parameter><PrintResponse><response ${attributes} battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
  })
const tokenIn = (xml: string) => /<printjobid>(.*)<\/printjobid>/.exec(xml)?.[1] ?? ''
const order = async () => (await house.print(await house.counter.place(), { device: printer.id })).job.id

test('a printer of Epson fetches a receipt as XML and says that it is on paper, once or twice', async () => {
  const job = await order()
  const xml = await fetchNext()
  const bytes = Buffer.from(/<command>([0-9a-f]*)<\/command>/.exec(xml)?.[1] ?? '', 'hex')
  expect(drawPaper(readPrinted(bytes), 48)).toMatch(/2 × Pizza Margherita +21,80 €/)
  expect(await fetchNext()).toBe('')

  await report(tokenIn(xml), 'success="true" code="" status="0"')
  expect((await report(tokenIn(xml), 'success="true" code="" status="0"')).status).toBe(200)
  expect(await house.stateOf(job)).toBe('printed')
})

test('what it says nothing of is unclear, and without paper the next one waits', async () => {
  const [lost, failed, next] = [await order(), await order(), await order()]
  await fetchNext()
  await app.pool.query(`update print_jobs set fetched_at = fetched_at - interval '1 minute' where id = $1`, [
    lost,
  ])
  await report(tokenIn(await fetchNext()), 'success="false" code="EPTR_REC_EMPTY" status="0"')

  expect(await house.stateOf(lost)).toBe('unclear')
  expect(await house.stateOf(failed)).toBe('failed')
  expect(await fetchNext()).toBe('')
  await app.pool.query(`update print_jobs set ended_at = ended_at - interval '2 minutes' where id = $1`, [
    failed,
  ])
  await report(tokenIn(await fetchNext()), 'success="true" code="" status="0"')
  expect(await house.stateOf(next)).toBe('printed')
})

test('a wrong key gets nothing, and a job of another printer is none', async () => {
  const other = await house.setUp({ printer: { protocol: 'epson-sdp' } })
  await order()
  const xml = await fetchNext()
  const foreign = {
    ConnectionType: 'SetResponse',
    ResponseFile: `<printjobid>${tokenIn(xml)}</printjobid><response success="true"/>`,
  }

  expect((await send({ ConnectionType: 'GetRequest' }, 'thk_falsch')).status).toBe(401)
  expect((await send(foreign, other.key)).status).toBe(404)
})
