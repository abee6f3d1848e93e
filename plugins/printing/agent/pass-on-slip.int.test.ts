import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { DeviceRequest } from '#domain/operations/device-requests.contract.ts'
import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { networkPrinter, type NetworkPrinter } from '../simulators/network-printer.ts'
import { type HousePrinter, openPrinters, type Printers } from '../testing/open-printers.ts'
import { agentLog, type AskOfDevice } from './agent-log.ts'
import { type AskAsPrinter, passOnSlip } from './pass-on-slip.ts'

let app: TestApp
let house: Printers
let device: HousePrinter
let printer: NetworkPrinter

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
  device = await house.setUp({ printer: { protocol: 'escpos-tcp', host: '192.168.1.50' } })
})

afterAll(() => app.close())

beforeEach(async () => {
  printer = await networkPrinter()
})

afterEach(() => printer.close())

const ask = (below: string, init?: RequestInit) =>
  app.fetch(`/api/print-jobs/cloudprnt/${device.key}${below}`, init)
const passOn = (port = printer.port) => passOnSlip(ask, { host: '127.0.0.1', port })
const order = async () => (await house.print(await house.counter.place(), { device: device.id })).job.id

test('a slip is passed on to a printer in the network and confirmed', async () => {
  const job = await order()

  expect(await passOn()).toBe('printed')
  expect(await house.stateOf(job)).toBe('printed')
  await expect.poll(() => drawPaper(printer.paper[0] ?? [], 48)).toContain('SUMME')
  expect(await passOn()).toBe('idle')
})

test('for a printer that cannot be reached, or has no paper, nothing is fetched', async () => {
  const job = await order()
  expect(await passOn(1)).toBe('away')
  printer.setState('offline')
  expect(await passOn()).toBe('away')
  printer.setState('out')
  expect(await passOn()).toBe('idle')

  expect(await house.stateOf(job)).toBe('queued')
  printer.setState('untold')
  expect(await passOn()).toBe('printed')
  expect(await house.stateOf(job)).toBe('printed')
})

test('a slip is confirmed by a printer whose paper has become low with it', async () => {
  const job = await order()
  printer.setStateAfter('low')

  expect(await passOn()).toBe('printed')
  expect(await house.stateOf(job)).toBe('printed')
})

test.each(['out', 'offline', 'untold', 'dies'] as const)(
  'of a printer that answered and is %s once it has a slip nobody says that it printed it, and it gets it once',
  async (after) => {
    const job = await order()
    printer.setStateAfter(after)
    expect(await passOn()).toBe('unsure')
    expect(await house.stateOf(job)).toBe('offered')

    await app.pool.query(
      `update print_jobs set fetched_at = fetched_at - interval '1 minute' where id = $1`,
      [job],
    )
    expect(await passOn()).toBe('idle')
    expect(await house.stateOf(job)).toBe('unclear')
    expect(printer.paper).toHaveLength(1)
  },
)

test('what fails on the way to the printer is unclear, and never sent again', async () => {
  const job = await order()
  const broken: typeof ask = async (below, init) => {
    const answer = await ask(below, init)
    if (below.startsWith('?type')) throw new Error('The cable is out')
    return answer
  }
  await expect(passOnSlip(broken, { host: '127.0.0.1', port: printer.port })).rejects.toThrow(
    'The cable is out',
  )
  await app.pool.query(`update print_jobs set fetched_at = fetched_at - interval '1 minute' where id = $1`, [
    job,
  ])

  expect(await passOn()).toBe('idle')
  expect(await house.stateOf(job)).toBe('unclear')
})

test('a printer that says nothing of itself and hangs up with a slip in it has not printed it', async () => {
  const job = await order()
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (bytes: Buffer) => {
        // Questions are short.
        if (bytes.length > 100) socket.resetAndDestroy()
      })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo

  expect(await passOn(port)).toBe('unsure')
  expect(await house.stateOf(job)).toBe('offered')
  server.close()
  await app.pool.query('delete from print_jobs where id = $1', [job])
})

test('a slip that came in part from the product goes to no printer, and comes again', async () => {
  const job = await order()
  const broken: AskAsPrinter = async (below, init) => {
    const answer = await ask(below, init)
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('The line is cut')) })

    return below.startsWith('?type') ? new Response(body) : answer
  }
  await expect(passOnSlip(broken, { host: '127.0.0.1', port: printer.port })).rejects.toThrow(
    'The line is cut',
  )
  expect(await house.stateOf(job)).toBe('queued')

  expect(await passOn()).toBe('printed')
  await expect.poll(() => printer.paper).toHaveLength(1)
})

test('what is on paper is said until the product has heard it', async () => {
  const job = await order()
  let tells = 0
  const away: AskAsPrinter = async (below, init) => {
    if (init?.method !== 'DELETE') return ask(below, init)
    tells += 1
    if (tells === 1) throw new Error('The product is away')

    return tells === 2 ? new Response(null, { status: 503 }) : ask(below, init)
  }

  expect(await passOnSlip(away, { host: '127.0.0.1', port: printer.port })).toBe('printed')
  expect(await house.stateOf(job)).toBe('printed')
})

test('the log of the agent is sent where somebody asks for it, and says nothing secret', async () => {
  const log = agentLog()
  log.note(`Fehler bei ${device.key}`, new Date('2026-11-28T18:00:00Z'))
  const askOfDevice: AskOfDevice = (below, init) =>
    app.fetch(`/api/devices/at/${device.key}/requests${below}`, init)
  expect(await log.answer(askOfDevice)).toBe(0)

  await house.admin.ask('POST', `/api/devices/${device.id}/request-device-logs`)
  expect(await log.answer(askOfDevice)).toBe(1)
  expect(await log.answer(askOfDevice)).toBe(0)
  const answer = await house.admin.ask('GET', `/api/devices/${device.id}/requests`)
  expect(await readJson<{ requests: DeviceRequest[] }>(answer)).toMatchObject({
    requests: [{ kind: 'logs', lines: ['2026-11-28T18:00:00.000Z Fehler bei thk_***'] }],
  })
})

test('a printer that breaks the line while the product is asked ends nothing but that try', async () => {
  const job = await order()
  const lines: Socket[] = []
  const server = createServer((socket) => {
    lines.push(socket)
    socket.on('error', () => undefined).on('data', () => socket.write(Uint8Array.of(0x12)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const askMeanwhile: AskAsPrinter = async (below, init) => {
    for (const line of lines) line.resetAndDestroy()
    await wait(50)
    return ask(below, init)
  }

  expect(await passOnSlip(askMeanwhile, { host: '127.0.0.1', port })).toBe('away')
  server.close()
  // Nobody has fetched it, so it is offered again.
  expect(await passOn()).toBe('printed')
  expect(await house.stateOf(job)).toBe('printed')
})

test('a printer that never stops talking holds up nobody, and nobody says that it printed', async () => {
  const job = await order()
  const server = createServer((socket) => {
    const talking = setInterval(() => socket.write(Uint8Array.of(0x12)), 20)
    socket.on('error', () => undefined).on('close', () => clearInterval(talking))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo

  expect(await passOn(port)).toBe('unsure')
  expect(await house.stateOf(job)).toBe('offered')
  server.close()
})
