/** What a trace of Chromium's says of one task: when it ran by the clock, and how long in processor time, in µs. */
export type TracedEvent = {
  name: string
  pid: number
  tid: number
  dur?: number | undefined
  tdur?: number | undefined
}

/**
 * How many times longer the tasks of a page took by the clock than in processor time, because the browser's other
 * threads, the server or a limit held them up. Counted for the thread that worked the most, which is the page's.
 */
export function stretchOf(events: readonly TracedEvent[]): number {
  const threads = new Map<string, { wallUs: number; workedUs: number }>()
  for (const { name, pid, tid, dur = 0, tdur = 0 } of events) {
    if (name !== 'RunTask') continue
    const { wallUs, workedUs } = threads.get(`${pid} ${tid}`) ?? { wallUs: 0, workedUs: 0 }
    threads.set(`${pid} ${tid}`, { wallUs: wallUs + dur, workedUs: workedUs + tdur })
  }
  const [page] = [...threads.values()].toSorted((one, other) => other.workedUs - one.workedUs)

  return page ? page.wallUs / page.workedUs : Number.NaN
}
