import { AsyncLocalStorage } from 'node:async_hooks'

/** What an answer was made of, by the tags that will tell of a change. */
class Reading {
  readonly tags = new Set<string>()
}

const readings = new AsyncLocalStorage<Reading>()

/** Does the work and tells the tags of all that was read for it, by whomever and however deep. */
export async function noteReads<T>(work: () => Promise<T>): Promise<{ result: T; tags: readonly string[] }> {
  const reading = new Reading()
  const result = await readings.run(reading, work)
  // Whoever asked for this has read the same.
  noteRead(reading.tags)

  return { result, tags: [...reading.tags] }
}

/** Says that something was read, to whoever notes it. */
export function noteRead(tags: Iterable<string>): void {
  const reading = readings.getStore()
  if (!reading) return
  for (const tag of tags) reading.tags.add(tag)
}

/** Whether anybody notes what is read. */
export const areReadsNoted = (): boolean => readings.getStore() !== undefined
