import type { LiveBus } from './live-bus.ts'
import { joinSubject, type Read, type Told } from './event-subject.ts'

type EventStream = {
  /** Without a connected bus the stream ends after the first event and the browser asks again. */
  bus: LiveBus | undefined
  /** What is told when any of them is. */
  tags: readonly string[]
  signal: AbortSignal | undefined
  /** The same for everybody who hears of these tags: what one stream reads is told by all. */
  read: Read
  /** Whether whoever hears may still do so, asked with each heartbeat; anybody may where it is not said. */
  holds?: () => Promise<boolean>
}

/** So often it is asked whether somebody may still listen. */
const askedMs = 15_000
/** So often is enough for what lies on the way to hold the line. */
const heldMs = 25_000
const reconnectMs = 3000

/** Server-sent events of one subject: its state at once, and again after every change of its tags. */
export function openEventStream({ bus, tags, read, ...listening }: EventStream): Response {
  return openStream({
    ...listening,
    talk: async ({ send, end, onEnd, isOpen }) => {
      let lastId: number | undefined
      const hear = ({ id, event }: Told) => {
        // Who comes later makes the subject tell all of them again.
        if (!isOpen() || id === lastId) return
        lastId = id
        send({ id, data: event })
      }
      if (!bus) return read(0, []).then(hear).finally(end)

      // Listening before reading: what changes in between is told twice rather than never.
      const { tell, leave } = joinSubject({ bus, tags, read, hearer: { hear, end } })
      onEnd(leave)
      await tell()
      if (!bus.isConnected()) end()
    },
  })
}

type ServerSentEvent = { id?: number; name?: string; data: unknown }

type Line = {
  send: (event: ServerSentEvent) => void
  end: () => void
  /** What is given up as soon as nobody listens any more. */
  onEnd: (giveUp: () => void) => void
  isOpen: () => boolean
}

type Stream = Pick<EventStream, 'signal' | 'holds'> & { talk: (line: Line) => Promise<void> | void }

/** Server-sent events as `talk` sends them, until it ends the line, the browser leaves or nobody may listen any more. */
export function openStream({ signal, holds, talk }: Stream): Response {
  const endings: Array<() => void> = []
  const end = () => {
    for (const ending of endings.splice(0)) ending()
  }

  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const write = (text: string) => controller.enqueue(encoder.encode(text))

      endings.push(() => controller.close())
      write(`retry: ${reconnectMs}\n\n`)
      const beat = () => {
        write(':\n\n')
        // Where nobody can say, the browser asks again.
        void holds?.().then((it) => it || end(), end)
      }
      const heartbeat = setInterval(beat, holds ? askedMs : heldMs)
      endings.push(() => clearInterval(heartbeat))
      signal?.addEventListener('abort', end, { once: true })
      endings.push(() => signal?.removeEventListener('abort', end))
      if (signal?.aborted) return end()

      await talk({
        send: (event) => write(textOf(event)),
        end,
        onEnd: (giveUp) => endings.push(giveUp),
        isOpen: () => endings.length > 0,
      })
    },
    cancel: () => {
      // The reader is gone: closing its controller is no longer possible, the rest still has to be freed.
      endings.shift()
      end()
    },
  })

  return new Response(body, { headers: eventStreamHeaders })
}

const textOf = ({ id, name, data }: ServerSentEvent): string =>
  [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(name === undefined ? [] : [`event: ${name}`]),
    `data: ${JSON.stringify(data)}`,
    '\n',
  ].join('\n')

const encoder = new TextEncoder()

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
