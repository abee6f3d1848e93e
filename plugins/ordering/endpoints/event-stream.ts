import type { LiveBus } from '../../live/live.port.ts'

type EventStream = {
  /** Without a connected bus the stream ends after the first event and the browser asks again. */
  bus: LiveBus | undefined
  tag: string
  signal: AbortSignal | undefined
  read: () => Promise<{ id: number; event: unknown }>
}

const heartbeatMs = 15_000
const reconnectMs = 3000

/** Server-sent events of one subject: its state at once, and again after every change of its tag. */
export function openEventStream({ bus, tag, signal, read }: EventStream): Response {
  const endings: Array<() => void> = []
  const end = () => {
    for (const ending of endings.splice(0)) ending()
  }

  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const tell = latestOnly(async () => {
        const { id, event } = await read()
        if (endings.length > 0) send(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
      }, end)

      endings.push(() => controller.close())
      send(`retry: ${reconnectMs}\n\n`)
      // Listening before reading: what changes in between is told twice rather than never.
      if (bus) endings.push(...subscriptions(bus, tag, tell, end))
      const heartbeat = setInterval(() => send(':\n\n'), heartbeatMs)
      endings.push(() => clearInterval(heartbeat))
      signal?.addEventListener('abort', end, { once: true })
      endings.push(() => signal?.removeEventListener('abort', end))

      await tell()
      if (!bus?.isConnected() || signal?.aborted) end()
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

function subscriptions(
  bus: LiveBus,
  tag: string,
  tell: () => Promise<void>,
  end: () => void,
): Array<() => void> {
  return [
    bus.subscribe(({ tags }) => {
      if (tags.includes(tag)) void tell()
    }),
    bus.onGap(() => void tell()),
    bus.onClose(end),
  ]
}

/** Runs one at a time; calls during a run lead to one more, so the last state is always told. */
function latestOnly(run: () => Promise<void>, fail: () => void): () => Promise<void> {
  let running: Promise<void> | null = null
  let isAskedAgain = false

  const runAll = async () => {
    do {
      isAskedAgain = false
      await run()
    } while (isAskedAgain)
  }
  return () => {
    isAskedAgain = true
    running ??= runAll()
      .catch(fail)
      .finally(() => {
        running = null
      })
    return running
  }
}
