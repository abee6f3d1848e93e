import { connect, type Socket } from 'node:net'

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

/**
 * Passes on the next slip of a printer that cannot ask by itself. It is reached before anything is fetched. What was
 * written to it whole is confirmed where it says nothing of itself; one that answered before is asked again, and the
 * slip is confirmed if it is still there, with paper. Where anything fails in between nothing is said, so that people
 * decide.
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

    await writeAll(socket, new Uint8Array(await answer.arrayBuffer()))
    if (before !== null && !(await hasTaken(socket))) return 'unsure'
    await ask(`?code=${encodeURIComponent('200 OK')}&token=${token}`, { method: 'DELETE' })
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

/** Until the printer has taken all of it. */
function writeAll(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.setTimeout(writeMs, () => reject(new Error('The printer takes nothing any more')))
    socket.write(bytes, (error) => {
      socket.setTimeout(0)
      if (error) reject(error)
      else resolve()
    })
  })
}
