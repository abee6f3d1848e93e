import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { afterQuiet, askStatus, type PrinterStatus } from './ask-status.ts'

/** Asks the product below the address of the printer, with the key of its device in it. */
export type AskAsPrinter = (below: string, init?: RequestInit) => Promise<Response>
export type PrinterInNetwork = { host: string; port: number }

/**
 * `away`: the printer cannot be reached or is not ready, so nothing was fetched for it. `unsure`: it took a slip, and
 * what it says since, or no longer says, is not that it printed it.
 */
export type Passed = 'printed' | 'idle' | 'away' | 'unsure'

const mediaType = 'application/vnd.epson.escpos'
const connectMs = 5_000
const statusMs = 1_000
/** One that answers does so at once, also while it prints; a busy network may take its time. */
const statusAfterMs = 5_000
/** As long as bytes of a slip are answered, and no longer: some say something all the time. */
const quietWithinMs = 5_000
const writeMs = 30_000
/** A printer that says nothing of itself and hangs up within so long, breaking the line, has not taken its slip. */
const stayMs = 500
/** What is on paper is said so often, where the product does not hear it. */
const mostTells = 3
const tellAgainMs = 1_000

/**
 * Passes on the next slip of a printer that cannot ask by itself. It is reached before anything is fetched. What was
 * written to it whole is confirmed where it says nothing of itself and does not hang up; one that answered before is asked
 * again, and the slip is confirmed if it is still there, with paper. What came from the product in part is said to be so:
 * nothing of it has left for the printer. Where anything else fails in between nothing is said, so that people decide.
 */
export async function passOnSlip(ask: AskAsPrinter, printer: PrinterInNetwork): Promise<Passed> {
  const socket = await reach(printer)
  if (!socket) return 'away'
  try {
    const before = await askStatus(socket, statusMs)
    if (before === 'offline') return 'away'
    const token = await nextToken(ask, codeOf(before))
    if (token === null) return 'idle'
    // What nobody takes is not fetched, so it is offered again.
    if (socket.destroyed) return 'away'
    const answer = await ask(`?type=${encodeURIComponent(mediaType)}&token=${token}`)
    if (!answer.ok) return 'idle'

    const bytes = await answer.arrayBuffer().catch(async (error: unknown) => {
      await tell(ask, token, '520 Download failed')
      throw error
    })

    if (!(await writeAll(socket, new Uint8Array(bytes)))) return 'unsure'
    if (!(await (before === null ? hasStayed(socket) : hasTaken(socket)))) return 'unsure'
    await tell(ask, token, '200 OK')
    return 'printed'
  } finally {
    socket.destroy()
  }
}

async function nextToken(ask: AskAsPrinter, statusCode: string): Promise<string | null> {
  const answer = await ask('', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ statusCode, printingInProgress: false }),
  })
  if (!answer.ok) throw new Error(`The product refuses with ${answer.status}`)
  // As its contract says.
  const { jobToken = null } = (await answer.json()) as { jobToken?: string }

  return jobToken
}

/** What became of a slip; the product takes the same word twice for one. */
async function tell(ask: AskAsPrinter, token: string, code: string): Promise<void> {
  for (let times = 1; ; times += 1) {
    const said = ask(`?code=${encodeURIComponent(code)}&token=${token}`, { method: 'DELETE' })
    const isLast = times === mostTells
    const answer = await said.catch((error: unknown) => {
      if (isLast) throw error
    })
    // What it refuses it has heard.
    if (answer && answer.status < 500) return
    if (isLast) throw new Error('The product does not take what became of a slip')
    await wait(tellAgainMs)
  }
}

function reach({ host, port }: PrinterInNetwork): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    // A line may break while nobody waits for the printer; without a listener that ends the process.
    socket.on('error', () => undefined)
    const giveUp = () => {
      socket.destroy()
      resolve(null)
    }
    socket.setTimeout(connectMs, giveUp)
    socket.once('error', giveUp)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', giveUp)
      resolve(socket)
    })
  })
}

/** As a printer that asks by itself tells it; one that says nothing has paper, as far as anybody knows. */
const codeOf = (status: Exclude<PrinterStatus, 'offline'>): string =>
  ({ ok: '200 OK', 'paper-low': '211 OK, paper low', 'paper-out': '410 Paper out' })[status ?? 'ok']

async function hasTaken(socket: Socket): Promise<boolean> {
  if (!(await afterQuiet(socket, quietWithinMs))) return false
  const after = await askStatus(socket, statusAfterMs)

  return after === 'ok' || after === 'paper-low'
}

/** One that breaks the line has not taken what is in it; one that ends it may have. */
async function hasStayed(socket: Socket): Promise<boolean> {
  await wait(stayMs)

  return socket.errored === null
}

/** Whether the printer has taken all of it. */
function writeAll(socket: Socket, bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false))
    socket.setTimeout(writeMs, () => resolve(false))
    socket.write(bytes, (error) => {
      socket.setTimeout(0)
      resolve(!error)
    })
  })
}
