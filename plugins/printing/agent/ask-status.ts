import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a printer says of itself, at once and whatever else it does; null is one that says nothing. */
export type PrinterStatus = 'ok' | 'paper-low' | 'paper-out' | 'offline' | null

/** `DLE EOT n` of ESC/POS: 1 asks whether it is online, 4 whether it has paper. */
const questions = { online: 1, paper: 4 } as const
const offlineBit = 0x08
const paperEndBits = 0x60
const paperLowBits = 0x0c

/** Each answer is one byte with these four bits as they are; whatever else a printer sends is none. */
const isAnswer = (byte: number): boolean => (byte & 0x93) === 0x12

/** Pictures may hold the bytes of a question by chance, and printers answer those too. */
const quietMs = 80

/** Asks a printer how it is, and waits for so long. */
export async function askStatus(socket: Socket, withinMs: number): Promise<PrinterStatus> {
  const paper = await answerTo(socket, questions.paper, withinMs)
  if (paper === null) return null
  if ((paper & paperEndBits) > 0) return 'paper-out'
  const online = await answerTo(socket, questions.online, withinMs)
  if (online !== null && (online & offlineBit) > 0) return 'offline'

  return (paper & paperLowBits) > 0 ? 'paper-low' : 'ok'
}

/** Until what it may say to bytes of the slip itself has come; false where it does not stop. */
export async function afterQuiet(socket: Socket, withinMs: number): Promise<boolean> {
  const untilMs = performance.now() + withinMs
  let isQuiet = false
  const hear = () => {
    isQuiet = false
  }
  socket.on('data', hear)
  while (!isQuiet && !socket.destroyed && performance.now() < untilMs) {
    isQuiet = true
    await wait(quietMs)
  }
  socket.off('data', hear)

  return isQuiet
}

/** A printer that hangs up in between says nothing either. */
function answerTo(socket: Socket, question: number, withinMs: number): Promise<number | null> {
  return new Promise((resolve) => {
    const done = (answer: number | null) => {
      clearTimeout(timer)
      socket.off('data', hear).off('close', giveUp).off('error', giveUp)
      resolve(answer)
    }
    const hear = (bytes: Buffer) => {
      const answer = bytes.find(isAnswer)
      if (answer !== undefined) done(answer)
    }
    const giveUp = () => done(null)
    const timer = setTimeout(giveUp, withinMs)
    socket.on('data', hear).once('close', giveUp).once('error', giveUp)
    if (socket.destroyed) giveUp()
    else socket.write(Uint8Array.of(0x10, 0x04, question))
  })
}
