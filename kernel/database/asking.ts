import { AsyncLocalStorage } from 'node:async_hooks'

/** What the database has to know of whoever asks it, and what it tells the one who answers him. */
export type Asking = {
  /** True once it is proven who asks; what strangers ask has to be quick. */
  isKnown: boolean
  /** How long one statement may take, where that does not follow from who asks; 0 is for ever. */
  deadlineMs?: number
  /** Something could not be read or written and nobody is to blame: no answer made of it is to be trusted. */
  hasMetOutage: boolean
  /** Those begun on his behalf, of which some have ended: who holds a connection must not wait for another one. */
  readonly transactions: Set<number | string>
}

const strangersDeadlineMs = 2000
export const usualDeadlineMs = 30_000

const askings = new AsyncLocalStorage<Asking>()

/** On behalf of somebody who has yet to say who he is. */
export function asStranger<T>(work: () => T, more: Pick<Asking, 'deadlineMs'> = {}): T {
  return askings.run({ ...newAsking(), isKnown: false, ...more }, work)
}

/** For migrations and the like, which take as long as the data is large. */
export function withoutDeadline<T>(work: () => T): T {
  return askings.run({ ...newAsking(), deadlineMs: 0 }, work)
}

/** What the product does by itself while it answers somebody, and what says nothing of the answer. */
export function onOwnAccount<T>(work: () => T): T {
  return askings.run(newAsking(), work)
}

/** On the same behalf, while no statement may take longer than that. */
export async function withDeadline<T>(deadlineMs: number, work: () => Promise<T>): Promise<T> {
  const asking = askings.getStore() ?? newAsking()
  const hurried = { ...asking, deadlineMs }
  try {
    return await askings.run(hurried, work)
  } finally {
    asking.hasMetOutage ||= hurried.hasMetOutage
  }
}

const newAsking = (): Asking => ({ isKnown: true, hasMetOutage: false, transactions: new Set() })

/** Nobody asks where the product does something by itself. */
export const askingNow = (): Asking | undefined => askings.getStore()

/** How long a statement that begins now may take, in milliseconds; 0 is for ever. */
export function deadlineMsNow(): number {
  const asking = askings.getStore()

  return asking?.deadlineMs ?? (asking?.isKnown === false ? strangersDeadlineMs : usualDeadlineMs)
}
