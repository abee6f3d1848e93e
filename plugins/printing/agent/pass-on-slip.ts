import { connect, type Socket } from 'node:net'

/** Asks the product below the address of the printer, with the key of its device in it. */
export type AskAsPrinter = (below: string, init?: RequestInit) => Promise<Response>
export type PrinterInNetwork = { host: string; port: number }

/** `away`: the printer cannot be reached, so nothing was fetched for it. */
export type Passed = 'printed' | 'idle' | 'away'

const mediaType = 'application/vnd.epson.escpos'
const connectMs = 5_000
const statusMs = 1_000
const writeMs = 30_000

/**
 * Passes on the next slip of a printer that cannot ask by itself. It is reached before anything is fetched, and what was
 * written to it whole is confirmed; where anything fails in between nothing is said, so that people decide.
 */
export async function passOnSlip(ask: AskAsPrinter, printer: PrinterInNetwork): Promise<Passed> {
  const socket = await reach(printer)
  if (!socket) return 'away'
  try {
    const token = await nextToken(ask, await paperCode(socket))
    if (token === null) return 'idle'
    const answer = await ask(`?type=${encodeURIComponent(mediaType)}&token=${token}`)
    if (!answer.ok) return 'idle'

    await writeAll(socket, new Uint8Array(await answer.arrayBuffer()))
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

/** Asks for the paper as ESC/POS printers are asked, `DLE EOT 4`; many say nothing, and have some. */
function paperCode(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('200 OK'), statusMs)
    socket.once('error', reject)
    socket.once('data', (bytes: Buffer) => {
      clearTimeout(timer)
      const status = bytes.readUInt8(0)
      resolve((status & 0x60) > 0 ? '410 Paper out' : (status & 0x0c) > 0 ? '211 OK, paper low' : '200 OK')
    })
    socket.write(Uint8Array.of(0x10, 0x04, 0x04))
  })
}

/** Until the printer has taken all of it. */
function writeAll(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.setTimeout(writeMs, () => reject(new Error('The printer takes nothing any more')))
    socket.end(bytes, () => resolve())
  })
}
