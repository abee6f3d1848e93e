import type { BranchCard } from '../../catalogue/branch.contract.ts'
import { type BranchHours, nextBranchChange } from '../../time/branch-hours.ts'
import { isoDayOf } from '../../time/calendar-day.ts'
import { type HoursSpecification, hoursSpecification } from '../../time/hours-specification.ts'
import { openingWords } from '../../time/opening-words.ts'
import type { OpenState } from '../../time/opening-hours.ts'
import { type DayRow, weekHours } from '../../time/week-hours.ts'
import { localDayAt } from '../../time/zone-clock.ts'
import { type BranchPlace, branchPlace } from './branch-place.ts'

/** What a section shows of the hours of a branch. */
export type ShownHours = BranchPlace & {
  state: OpenState['state']
  words: string
  opening: { week: DayRow[]; special: DayRow[] }
  /** Of a branch that delivers at other times; null where it has none of its own. */
  delivery: { week: DayRow[]; special: DayRow[] } | null
  /** For search engines. */
  specification: HoursSpecification[]
  /** The ISO instant at which the clock makes something else of it. */
  until: string
}

type Branch = Parameters<typeof branchPlace>[0] & BranchHours & Pick<BranchCard, 'closedMessage'>

/** So far ahead a page tells of days that differ. */
const daysAhead = 42

/** The hours of a branch as a page shows them at an instant; null for one that has not said any. */
export function shownHours(branch: Branch, now: Temporal.Instant): ShownHours | null {
  const { openingHours, deliveryHours, isDeliveryHoursEnabled, timeZone } = branch
  if (openingHours.length === 0) return null
  const look = { timeZone, daysAhead }

  return {
    ...branchPlace(branch),
    ...openingWords(branch, now),
    opening: weekHours(openingHours, now, look),
    delivery: isDeliveryHoursEnabled ? weekHours(deliveryHours, now, look) : null,
    specification: hoursSpecification(openingHours, isoDayOf(localDayAt(now.epochMilliseconds, timeZone))),
    until: nextBranchChange(branch, now).toString(),
  }
}
