import type { Payload } from 'payload'

/** What a run of a worker is given. */
export type Working = {
  payload: Payload
  now: Temporal.Instant
  /** Set off when the process shuts down, or when another process may have begun the same work: stop after what is held. */
  ending: AbortSignal
}

/** Work that goes on without anybody asking, from the start of the server on. */
export type Worker = {
  name: string
  /** From the beginning of one run to that of the next; a run that takes longer delays it. */
  everySeconds: number
  /** Whether one process at a time does it: another one that is at it does the same. */
  isExclusive?: boolean
  /** A tag of the live bus that sets off a run before its time. */
  wokenBy?: string
  /** Brings the work itself, so that nothing of it is loaded where only the declaration is needed. */
  load: () => Promise<(working: Working) => Promise<unknown>>
}
