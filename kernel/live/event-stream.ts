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

const heartbeatMs = 15_000
const reconnectMs = 3000

/** Server-sent events of one subject: its state at once, and again after every change of its tags. */
export function openEventStream({ bus, tags, signal, read, holds }: EventStream): Response {
  const endings: Array<() => void> = []
  const end = () => {
    for (const ending of endings.splice(0)) ending()
  }

  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      let lastId: number | undefined
      const hear = ({ id, event }: Told) => {
        // Who comes later makes the subject tell all of them again.
        if (endings.length === 0 || id === lastId) return
        lastId = id
        send(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
      }

      endings.push(() => controller.close())
      send(`retry: ${reconnectMs}\n\n`)
      const beat = () => {
        send(':\n\n')
        // Where nobody can say, the browser asks again.
        void holds?.().then((it) => it || end(), end)
      }
      const heartbeat = setInterval(beat, heartbeatMs)
      endings.push(() => clearInterval(heartbeat))
      signal?.addEventListener('abort', end, { once: true })
      endings.push(() => signal?.removeEventListener('abort', end))
      if (signal?.aborted) return end()
      if (!bus) return read(0).then(hear).finally(end)

      // Listening before reading: what changes in between is told twice rather than never.
      const { tell, leave } = joinSubject({ bus, tags, read, hearer: { hear, end } })
      endings.push(leave)
      await tell()
      if (!bus.isConnected()) end()
    },
    cancel: () => {
      // The reader is gone: closing its controller is no longer possible, the rest still has to be freed.
      endings.shift()
      end()
    },
  })

  return new Response(body, { headers: eventStreamHeaders })
}

const encoder = new TextEncoder()

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
