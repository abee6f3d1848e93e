import type { readOwnClock } from '../clock/clock-calls.ts'

type Answer = Extract<Awaited<ReturnType<typeof readOwnClock>>, { ok: true }>['body']
/** Whoever has signed in, how they stand and which of their branches agree. */
export type SeenPerson = Omit<Answer, 'at'>

const keptAs = 'theke-own-clock'

/** For a page that is opened where there is no network. It names somebody and opens nothing. */
export function keepSeen(seen: SeenPerson): void {
  try {
    localStorage.setItem(keptAs, JSON.stringify(seen))
  } catch {
    // Blocked or full; then they are known as long as the page is open.
  }
}

export function readSeen(): SeenPerson | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs) ?? 'null') as SeenPerson | null // nobody else writes it
    return kept?.person?.id && Array.isArray(kept.branches) ? kept : null
  } catch {
    return null
  }
}

/** Nobody is signed in here any more. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(keptAs)
  } catch {
    // Then nothing was kept either.
  }
}
