import { setPriority } from 'node:os'

/** Orders of guests go first; a picture can wait. */
const politeness = 5

/** Lets a process yield to those that answer somebody, from its very start: loading its code is work as well. */
export function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, politeness)
  } catch {
    // It has ended already, or the system does not let a process step back; it works all the same.
  }
}
