import { GaveUp } from './gave-up.ts'

/** `sent` is looked at before it is kept, `shown` is made for somebody who waits; one never holds up the other. */
export type Lane = 'sent' | 'shown'

const mostAtOnce: Record<Lane, number> = { sent: 2, shown: 2 }
/** Each may hold the bytes of a file; whoever comes later is told to come back. */
const mostWaiting = 100

const lanes = {
  sent: { busy: 0, waiting: [] as (() => void)[] },
  shown: { busy: 0, waiting: [] as (() => void)[] },
}

/** Unpacked files are large, so only a few are in memory at a time. */
export async function oneOfFew<Result>(name: Lane, work: () => Promise<Result>): Promise<Result> {
  const lane = lanes[name]
  if (lane.waiting.length >= mostWaiting) throw new GaveUp('busy')
  if (lane.busy >= mostAtOnce[name]) await new Promise<void>((resolve) => lane.waiting.push(resolve))
  else lane.busy += 1
  try {
    return await work()
  } finally {
    const next = lane.waiting.shift()
    if (next) next()
    else lane.busy -= 1
  }
}
