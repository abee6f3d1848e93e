import { AsyncLocalStorage } from 'node:async_hooks'

import type { Taggable } from './tagged-entries.ts'

/** What an answer was made of, by the tags that will tell of a change, and until when the clock alone leaves it true. */
class Reading {
  readonly tags = new Set<string>()
  untilMs = Number.POSITIVE_INFINITY
}

const readings = new AsyncLocalStorage<Reading>()

type Noted<T> = {
  result: T
  tags: readonly string[]
  /** Milliseconds since 1970 at which the clock makes another answer of it; infinite where none does. */
  untilMs: number
}

/** Does the work and tells the tags of all that was read for it, by whomever and however deep. */
export async function noteReads<T>(work: () => Promise<T>): Promise<Noted<T>> {
  const reading = new Reading()
  const result = await readings.run(reading, work)
  const { tags, untilMs } = reading
  // Whoever asked for this has read the same.
  noteRead(tags)
  noteUntil(untilMs)

  return { result, tags: [...tags], untilMs }
}

/** Says that something was read, to whoever notes it. */
export function noteRead(tags: Iterable<string>): void {
  const reading = readings.getStore()
  if (!reading) return
  for (const tag of tags) reading.tags.add(tag)
}

/** Says at which millisecond the clock makes something else of what was read, to whoever notes it; the first counts. */
export function noteUntil(untilMs: number | undefined): void {
  const reading = readings.getStore()
  if (reading && untilMs !== undefined) reading.untilMs = Math.min(reading.untilMs, untilMs)
}

/** Says that something kept was read, which depends on all that it was made of itself. */
export function noteKept({ tags, expiresAtMs }: Pick<Taggable, 'tags' | 'expiresAtMs'>): void {
  noteRead(tags)
  noteUntil(expiresAtMs)
}

/** Whether anybody notes what is read. */
export const areReadsNoted = (): boolean => readings.getStore() !== undefined
