import { type BranchHours, branchNextOpening, branchOpenState } from './branch-hours.ts'
import { formatOpening, formatTime } from './format.ts'

export type OpenWords = { isOpen: boolean; words: string }

/**
 * `geöffnet bis 22:00`, `öffnet heute um 17:00` or `geschlossen`, as it goes on behind a name. True until
 * `nextBranchChange`.
 */
export function openWords(branch: BranchHours, now: Temporal.Instant): OpenWords {
  const { state, closesAt } = branchOpenState(branch, now)
  if (state !== 'closed') {
    return {
      isOpen: true,
      words: closesAt ? `geöffnet bis ${formatTime(closesAt, branch.timeZone)}` : 'geöffnet',
    }
  }
  const next = branchNextOpening(branch, now)

  return {
    isOpen: false,
    words: next ? `öffnet ${formatOpening(next, now, branch.timeZone)}` : 'geschlossen',
  }
}

/** What is said of several places at once: whether any of them is open, and how many. */
export function openSummary(places: readonly OpenWords[]): OpenWords | null {
  const [first] = places
  if (!first) return null
  if (places.length === 1) return { isOpen: first.isOpen, words: sentence(first.words) }
  const open = places.filter(({ isOpen }) => isOpen).length
  if (open === 0) return { isOpen: false, words: 'Jetzt geschlossen' }

  return {
    isOpen: true,
    words: open === places.length ? 'Jetzt geöffnet' : `Jetzt ${open} von ${places.length} geöffnet`,
  }
}

const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
