import { setPriority } from 'node:os'

/** Orders of guests go first; a picture can wait, and one that nobody waits for takes what all others leave. */
export const politeness = { waitedFor: 5, ahead: 19 } as const
export type Politeness = (typeof politeness)[keyof typeof politeness]

/** Lets a process yield to those that answer somebody, from its very start: loading its code is work as well. */
export function stepBack(pid: number | undefined, by: Politeness): void {
  try {
    if (pid !== undefined) setPriority(pid, by)
  } catch {
    // It has ended already, or the system does not let a process step back; it works all the same.
  }
}
