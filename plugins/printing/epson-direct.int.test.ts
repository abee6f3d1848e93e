import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { epsonPrinter } from './simulators/epson-printer.ts'
import { type HousePrinter, openPrinters, type Printers } from './testing/open-printers.ts'

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

const epson = (key = printer.key) => epsonPrinter((path, init) => fetch(`${server.url}${path}`, init), key)
const fetchNext = () => epson().fetchNext()
const fetchToken = async () => (await fetchNext())?.token ?? ''
const noPaper = 'success="false" code="EPTR_REC_EMPTY" status="0"'
const order = async () => (await house.print(await house.counter.place(), { device: printer.id })).job.id

test('a printer of Epson fetches a receipt as XML and says that it is on paper, once or twice', async () => {
  const job = await order()
  const { token = '', lines = [] } = (await fetchNext()) ?? {}
  expect(drawPaper(lines, 48)).toMatch(/2 × Pizza Margherita +21,80 €/)
  expect(await fetchNext()).toBeNull()

  await epson().report(token)
  expect((await epson().report(token)).status).toBe(200)
  expect(await house.stateOf(job)).toBe('printed')
})

test('what it says nothing of is unclear, and without paper the next one waits', async () => {
  const [lost, failed, next] = [await order(), await order(), await order()]
  await fetchNext()
  await app.pool.query(`update print_jobs set fetched_at = fetched_at - interval '1 minute' where id = $1`, [
    lost,
  ])
  await epson().report(await fetchToken(), noPaper)

  expect(await house.stateOf(lost)).toBe('unclear')
  expect(await house.stateOf(failed)).toBe('failed')
  expect(await fetchNext()).toBeNull()
  await app.pool.query(`update print_jobs set ended_at = ended_at - interval '2 minutes' where id = $1`, [
    failed,
  ])
  await epson().report(await fetchToken())
  expect(await house.stateOf(next)).toBe('printed')
})

test('one report of several slips counts for each, whatever else it names', async () => {
  const job = await order()
  const token = await fetchToken()

  expect((await epson().reportAll(['nie-gehoert', token])).status).toBe(200)
  expect(await house.stateOf(job)).toBe('printed')
})

test('what took a printer too long may be on paper: it is unclear, and believed later', async () => {
  const job = await order()
  const token = await fetchToken()
  expect((await epson().report(token, 'success="false" code="EX_TIMEOUT" status="0"')).status).toBe(200)
  expect(await house.stateOf(job)).toBe('unclear')

  await epson().report(token)
  expect(await house.stateOf(job)).toBe('printed')
})

test('a wrong key gets nothing, and a job of another printer is none', async () => {
  const other = await house.setUp({ printer: { protocol: 'epson-sdp' } })
  await order()
  const token = await fetchToken()

  await expect(epson('thk_falsch').fetchNext()).rejects.toThrow('401')
  expect((await epson(other.key).report(token)).status).toBe(404)
})
