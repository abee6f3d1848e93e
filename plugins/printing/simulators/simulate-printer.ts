import type { PrinterProtocol } from '#domain/operations/devices.ts'
import type { PaperLine } from '#domain/ordering/printing/paper.ts'

import { passOnSlip } from '../agent/pass-on-slip.ts'
import { type AskProduct, cloudPrntPrinter } from './cloudprnt-printer.ts'
import { epsonPrinter } from './epson-printer.ts'
import { networkPrinter } from './network-printer.ts'

/** How a printer is just now. One that dies has the slip on paper and says nothing of it. */
export type Condition = { hasPaper: boolean; dies: boolean }
/** The slip that came out, if any. */
export type CameOut = { lines: PaperLine[]; hasDied: boolean } | null

/** A printer that speaks one of the protocols with the product, as the real ones do. */
export type SimulatedPrinter = {
  printNext: (condition: Condition) => Promise<CameOut>
  close: () => Promise<void>
}

export async function simulatePrinter(
  protocol: PrinterProtocol,
  ask: AskProduct,
  key: string,
): Promise<SimulatedPrinter> {
  switch (protocol) {
    case 'cloudprnt':
      return { printNext: withCloudPrnt(ask, key), close: stays }
    case 'epson-sdp':
      return { printNext: withServerDirectPrint(ask, key), close: stays }
    case 'escpos-tcp':
      return inNetwork(ask, key)
  }
}

const stays = async (): Promise<void> => undefined

function withCloudPrnt(ask: AskProduct, key: string): SimulatedPrinter['printNext'] {
  const printer = cloudPrntPrinter(ask, key)

  return async ({ hasPaper, dies }) => {
    const {
      jobReady,
      jobToken = '',
      mediaTypes,
    } = await printer.asked({
      statusCode: hasPaper ? '200 OK' : '410 Paper out',
    })
    if (!jobReady || !(await printer.fetchJob(jobToken, mediaTypes?.[0])).ok) return null
    const lines = printer.paper.pop() ?? []
    if (!dies) await printer.confirm(jobToken)

    return { lines, hasDied: dies }
  }
}

function withServerDirectPrint(ask: AskProduct, key: string): SimulatedPrinter['printNext'] {
  const printer = epsonPrinter(ask, key)

  return async ({ hasPaper, dies }) => {
    const told = await printer.fetchNext()
    if (!told) return null
    if (!hasPaper) {
      await printer.report(told.token, 'success="false" code="EPTR_REC_EMPTY" status="0"')
      return null
    }
    if (!dies) await printer.report(told.token)

    return { lines: told.lines, hasDied: dies }
  }
}

/** With the agent beside it, which is what dies. */
async function inNetwork(ask: AskProduct, key: string): Promise<SimulatedPrinter> {
  const printer = await networkPrinter()
  const address = `/api/print-jobs/cloudprnt/${key}`
  const printNext: SimulatedPrinter['printNext'] = async ({ hasPaper, dies }) => {
    printer.setState(hasPaper ? 'ok' : 'out')
    const passed = await passOnSlip((below, init) => {
      if (dies && init?.method === 'DELETE') throw new Died()
      return ask(`${address}${below}`, init)
    }, printer).catch((error: unknown) => {
      if (error instanceof Died) return 'died'
      throw error
    })
    if (passed !== 'printed' && passed !== 'died') return null

    return { lines: await printed(printer.paper), hasDied: passed === 'died' }
  }

  return { printNext, close: printer.close }
}

class Died extends Error {}

/** It prints once the connection is closed, which is a moment later. */
async function printed(paper: PaperLine[][]): Promise<PaperLine[]> {
  const soonMs = 20
  for (let tries = 0; tries < 100 && paper.length === 0; tries += 1) {
    await new Promise((later) => setTimeout(later, soonMs))
  }

  return paper.pop() ?? []
}
