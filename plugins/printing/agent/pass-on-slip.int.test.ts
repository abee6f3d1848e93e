import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type HousePrinter, openPrinters, type Printers } from '../testing/open-printers.ts'
import { readPrinted } from '../testing/read-printed.ts'
import { passOnSlip } from './pass-on-slip.ts'

let app: TestApp
let house: Printers
let device: HousePrinter
let printer: {
  port: number
  received: Buffer[]
  server: Server
  answer: (socket: Socket, bytes: Buffer) => void
}

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
  device = await house.setUp({ printer: { protocol: 'escpos-tcp', host: '192.168.1.50' } })
})

afterAll(() => app.close())

/** A printer on port 9100, which answers with enough paper. */
beforeEach(async () => {
  const received: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (bytes: Buffer) => {
      if (bytes[0] === 0x10) return printer.answer(socket, bytes)
      received.push(bytes)
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  printer = { port, received, server, answer: (socket) => socket.write(Uint8Array.of(0x12)) }
})

afterEach(() => printer.server.close())

const ask = (below: string, init?: RequestInit) =>
  app.fetch(`/api/print-jobs/cloudprnt/${device.key}${below}`, init)
const passOn = (port = printer.port) => passOnSlip(ask, { host: '127.0.0.1', port })
const order = async () => (await house.print(await house.counter.place(), { device: device.id })).job.id

test('a slip is passed on to a printer in the network and confirmed', async () => {
  const job = await order()

  expect(await passOn()).toBe('printed')
  expect(await house.stateOf(job)).toBe('printed')
  await expect.poll(() => drawPaper(readPrinted(Buffer.concat(printer.received)), 48)).toContain('SUMME')
  expect(await passOn()).toBe('idle')
})

test('for a printer that cannot be reached, or has no paper, nothing is fetched', async () => {
  const job = await order()
  expect(await passOn(1)).toBe('away')
  printer.answer = (socket) => socket.write(Uint8Array.of(0x72))
  expect(await passOn()).toBe('idle')

  expect(await house.stateOf(job)).toBe('queued')
  printer.answer = () => undefined
  expect(await passOn()).toBe('printed')
})

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
