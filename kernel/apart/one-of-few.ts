import { GaveUp } from './gave-up.ts'

/**
 * Files of guests and of the staff are looked at before they are kept, films are put into another container, and
 * what was looked at is measured by Payload; `shown` is made for somebody who waits, `ahead` for those who may come.
 * One never holds up the other.
 */
export type Lane = 'guest' | 'staff' | 'film' | 'measured' | 'shown' | 'ahead'
/** What waits holds so many bytes, for somebody who may leave, and not longer than its own work may take. */
export type Wait = { bytes?: number; signal?: AbortSignal | undefined; patienceMs?: number }
type Waiter = { bytes: number; begin: () => void }

/** Whoever comes later is told to come back. */
const mostWaiting = 100
const mostWaitingBytes = 100 * 2 ** 20
const usualPatienceMs = 30_000

const laneFor = (mostAtOnce: number) => ({ mostAtOnce, busy: 0, waiting: [] as Waiter[] })
/**
 * Each may take a gigabyte before it is killed, so all of them together are what the machine has to bear. Everybody
 * has a place of his own, and a page asks for several pictures; strangers fill four.
 */
const lanes: Record<Lane, ReturnType<typeof laneFor>> = {
  guest: laneFor(1),
  staff: laneFor(1),
  film: laneFor(1),
  measured: laneFor(1),
  shown: laneFor(2),
  ahead: laneFor(1),
}

/** Unpacked files are large, so only a few are in memory at a time. */
export async function oneOfFew<Result>(
  name: Lane,
  work: () => Promise<Result>,
  wait: Wait = {},
): Promise<Result> {
  const lane = lanes[name]
  if (lane.busy < lane.mostAtOnce) lane.busy += 1
  else await placeIn(lane.waiting, wait)
  try {
    return await work()
  } finally {
    const next = lane.waiting.shift()
    if (next) next.begin()
    else lane.busy -= 1
  }
}

function placeIn(
  waiting: Waiter[],
  { bytes = 0, signal, patienceMs = usualPatienceMs }: Wait,
): Promise<void> {
  const heldBytes = waiting.reduce((sum, each) => sum + each.bytes, bytes)
  if (waiting.length >= mostWaiting || heldBytes > mostWaitingBytes || signal?.aborted)
    throw new GaveUp('busy')

  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(deadline)
      signal?.removeEventListener('abort', leave)
    }
    const leave = () => {
      settle()
      waiting.splice(waiting.indexOf(waiter), 1)
      reject(new GaveUp('busy'))
    }
    const begin = () => {
      settle()
      resolve()
    }
    const waiter = { bytes, begin }
    const deadline = setTimeout(leave, patienceMs)
    signal?.addEventListener('abort', leave)
    waiting.push(waiter)
  })
}
