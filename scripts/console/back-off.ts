/** How often something fell over in a row, and how long to wait before it is started again. */
export type Fall = { times: number; pauseMs: number }

const shortestMs = 250
const longestMs = 30_000
/** What has stood for this long falls over for a new reason. */
const calmMs = 60_000

/** Pauses that double with each fall, so that what cannot stand costs little and stands soon when it can. */
export function createBackOff(nowMs: () => number = () => performance.now()): () => Fall {
  let times = 0
  let lastMs = Number.NEGATIVE_INFINITY

  return () => {
    const sinceMs = nowMs() - lastMs
    times = sinceMs > calmMs + pauseAfter(times) ? 1 : times + 1
    lastMs = nowMs()
    return { times, pauseMs: pauseAfter(times) }
  }
}

const pauseAfter = (times: number) => Math.min(shortestMs * 2 ** Math.max(0, times - 1), longestMs)

/** For people: „sofort“ below a second, else „in 4 s“; from the second time on with the count. */
export function tellFall({ times, pauseMs }: Fall): string {
  const when = pauseMs < 1000 ? 'Neustart sofort' : `Neustart in ${Math.round(pauseMs / 1000)} s`

  return times === 1 ? when : `${when} (${times}. Mal in Folge)`
}
