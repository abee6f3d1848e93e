import type { Payload } from 'payload'

import { formatDeviceKey } from '#domain/operations/device-key.ts'
import { onePerPayload } from '#kernel/live/one-per-payload.ts'

import { type Printer, readPrinter } from '../operations/printer.ts'
import type { AskProduct } from '../simulators/cloudprnt-printer.ts'
import { simulatePrinter } from '../simulators/simulate-printer.ts'
import { demoKeyOf } from './demo-key.ts'
import { DemoPrinter } from './demo-printer.ts'

export type PrinterDemo = { printers: () => DemoPrinter[]; close: () => Promise<void> }

const demos = onePerPayload<PrinterDemo>('theke printer demo')
/** The printers that are pretended; none where the demo does not run. */
export const printerDemoOf = (payload: Payload): DemoPrinter[] => demos.of(payload)?.printers() ?? []

/** As often as printers ask. */
const askedMs = 3_000

/**
 * Pretends printers: each speaks its protocol with the product over the network, prints onto paper that is kept in
 * memory alone, and can be robbed of paper or power. Those are pretended whose key was made for it.
 */
export function openPrinterDemo(payload: Payload, url: string): PrinterDemo {
  const known = new Map<string, DemoPrinter>()
  const ask: AskProduct = (path, init) =>
    fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) })
  let isOpen = true
  let round: Promise<void> = Promise.resolve()
  const turn = async () => {
    await meetPrinters(payload, { known, ask })
    await Promise.all([...known.values()].map((each) => askOnce(payload, each)))
  }
  const timer = setInterval(() => {
    // One round at a time: a slow printer is asked for again when it is done.
    round = round.then(() => (isOpen ? turn().catch((err: unknown) => note(payload, err)) : undefined))
  }, askedMs)
  timer.unref()
  const demo: PrinterDemo = {
    printers: () => [...known.values()],
    close: async () => {
      isOpen = false
      clearInterval(timer)
      await round
      await Promise.all([...known.values()].map((each) => each.close()))
    },
  }
  demos.attach(payload, demo)

  return demo
}

type Meeting = { known: Map<string, DemoPrinter>; ask: AskProduct }

/** Printers come and go, and one whose settings were changed is another one. */
async function meetPrinters(payload: Payload, { known, ask }: Meeting): Promise<void> {
  const { pool } = payload.db
  const { rows } = await pool.query<{ id: string; prefix: string }>(
    `select id, key_prefix as prefix from devices where kind = 'printer' and key_prefix is not null and is_enabled`,
  )
  const pretended = rows.filter(({ id, prefix }) => demoKeyOf(payload.secret, id).prefix === prefix)
  for (const [id, gone] of known) {
    if (pretended.some((each) => each.id === id)) continue
    known.delete(id)
    await gone.close()
  }
  for (const { id } of pretended) {
    const printer = await readPrinter(pool, id)
    const before = known.get(id)
    if (!printer || (before && isSame(before.printer, printer))) continue
    await before?.close()
    const key = formatDeviceKey(demoKeyOf(payload.secret, id))
    known.set(id, new DemoPrinter(printer, await simulatePrinter(printer.protocol, ask, key)))
  }
}

const isSame = (one: Printer, other: Printer): boolean =>
  (['protocol', 'width', 'name', 'branch'] as const).every((name) => one[name] === other[name])

async function askOnce(payload: Payload, printer: DemoPrinter): Promise<void> {
  await printer
    .ask(Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }))
    .catch((err: unknown) => note(payload, err))
}

/** While the server begins or ends nobody answers, which is no fault of anybody. */
const note = (payload: Payload, err: unknown): void => payload.logger.debug({ err }, 'printer demo')
