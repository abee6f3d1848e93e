import type { BranchCard } from '../catalogue/branch.contract.ts'
import { type BranchHours, branchNextOpening, branchOpenState } from './branch-hours.ts'
import { formatTime, weekdayNames } from './format.ts'
import { weekdayIndexOf } from './calendar-day.ts'
import type { OpenState } from './opening-hours.ts'
import type { OpenWords } from './open-words.contract.ts'
import { localDayAt, wallClockAt } from './zone-clock.ts'

type Branch = BranchHours & Pick<BranchCard, 'closedMessage'>

/**
 * Whether a branch is open, in a sentence for its website: „Geöffnet bis 22 Uhr“, „Öffnet morgen um 11 Uhr“; what the
 * branch says itself where no opening lies within 72 hours. By the branch's clock; true until `nextBranchChange`.
 */
export function openingWords(
  branch: Branch,
  now: Temporal.Instant,
): { state: OpenState['state']; words: string } {
  const { state, closesAt } = branchOpenState(branch, now)
  if (state === 'closed') return { state, words: closedWords(branch, now) }
  if (!closesAt) return { state, words: 'Geöffnet' }
  const until = clockWords(closesAt, branch.timeZone)
  const day = dayWords(closesAt, now, branch.timeZone)
  const when =
    day === 'heute' || (day === 'morgen' && isAtNight(closesAt, branch)) ? until : `${day}, ${until}`

  return { state, words: state === 'open' ? `Geöffnet bis ${when}` : `Schließt um ${until}` }
}

/** What ends before six is the night of the evening before. */
const isAtNight = (at: Temporal.Instant, { timeZone }: Branch): boolean =>
  wallClockAt(at.epochMilliseconds, timeZone).minute <= 6 * 60

function closedWords(branch: Branch, now: Temporal.Instant): string {
  const next = branchNextOpening(branch, now)
  if (!next) return branch.closedMessage || 'Zurzeit geschlossen'

  return `Öffnet ${dayWords(next, now, branch.timeZone)} um ${clockWords(next, branch.timeZone)}`
}

/** `heute`, `morgen`, or the day of the week, which is clear within the coming six days. */
function dayWords(at: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  const day = localDayAt(at.epochMilliseconds, timeZone)
  const ahead = day - localDayAt(now.epochMilliseconds, timeZone)
  if (ahead === 0) return 'heute'
  if (ahead === 1) return 'morgen'

  return weekdayNames[weekdayIndexOf(day)] ?? ''
}

/** `22 Uhr`, `21:30 Uhr`; the end of a day is midnight. */
function clockWords(at: Temporal.Instant, timeZone: string): string {
  const time = formatTime(at, timeZone)
  if (time === '00:00') return 'Mitternacht'

  return `${time.endsWith(':00') ? String(Number(time.slice(0, 2))) : time.replace(/^0/, '')} Uhr`
}

/** What is said of several places at once: whether any of them is open, and how many. */
export function openSummary(places: readonly OpenWords[]): OpenWords | null {
  const [first] = places
  if (!first || places.length === 1) return first ?? null
  const open = places.filter(({ isOpen }) => isOpen).length
  if (open === 0) return { isOpen: false, words: 'Jetzt geschlossen' }

  return {
    isOpen: true,
    words: open === places.length ? 'Jetzt geöffnet' : `Jetzt ${open} von ${places.length} geöffnet`,
  }
}
