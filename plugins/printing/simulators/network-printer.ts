import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

import type { PaperLine } from '#domain/ordering/printing/paper.ts'

import { readPrinted } from './read-printed.ts'

/** What a printer answers to `DLE EOT 1` and to `DLE EOT 4`; many say nothing. */
const answers = {
  ok: [0x12, 0x12],
  low: [0x12, 0x1e],
  out: [0x1a, 0x72],
  offline: [0x1a, 0x12],
  untold: [],
} as const
type State = keyof typeof answers
/** `dies`: it loses its power with the slip in it. */
type StateAfter = State | 'dies'

/** A printer in the local network that takes ESC/POS at a port of its own, as on 9100. Paper comes out as lines. */
export async function networkPrinter() {
  const paper: PaperLine[][] = []
  let state: State = 'ok'
  let after: StateAfter | null = null
  const server = createServer((socket) =>
    serve(socket, paper, (hasSlip) => (hasSlip && after !== null ? after : state)),
  )
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo

  return {
    host: '127.0.0.1',
    port,
    paper,
    /** Many printers say nothing of themselves. */
    setState: (next: State) => {
      state = next
    },
    /** What becomes of it with a slip in it. */
    setStateAfter: (next: StateAfter) => {
      after = next
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
      }),
  }
}

export type NetworkPrinter = Awaited<ReturnType<typeof networkPrinter>>

/** Takes what is sent, answers questions by how it is just then, and prints once the connection is closed. */
function serve(socket: Socket, paper: PaperLine[][], stateOf: (hasSlip: boolean) => StateAfter): void {
  const received: Buffer[] = []
  const answer = (question: number) => {
    const now = stateOf(received.length > 0)
    if (now === 'dies') return void socket.destroy()
    const byte = answers[now][question === 1 ? 0 : 1]
    if (byte !== undefined) socket.write(Uint8Array.of(byte))
  }
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => {
    const question = questionIn(bytes)
    const slip = question === null ? bytes : bytes.subarray(0, -questionBytes)
    // As chance has it in a picture: what was not asked is answered, too.
    if (slip.length > 0 && stateOf(false) !== 'untold') socket.write(Uint8Array.of(0x12))
    if (slip.length > 0) received.push(slip)
    if (question !== null) answer(question)
  })
  socket.on('close', () => received.length > 0 && paper.push(readPrinted(Buffer.concat(received))))
}

const questionBytes = 3

/** `DLE EOT n` at the end of what came, or null. */
function questionIn(bytes: Buffer): number | null {
  const [dle, eot, question = 0] = bytes.subarray(-questionBytes)

  return dle === 0x10 && eot === 0x04 ? question : null
}
