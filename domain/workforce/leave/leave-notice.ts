import { isoDayOf } from '../../time/calendar-day.ts'
import { formatDay } from '../../time/format.ts'

/**
 * That a person was asked to take the leave that is open, and told what lapses otherwise. Day numbers; `receivedOn` is
 * null until it is known that it has arrived. `of` is the first day of the leave year and `halfDays` what was said to be
 * open of it: it tells of no other year and of no more; without them of all.
 */
export type LeaveNotice = { sentOn: number; receivedOn: number | null; of?: number; halfDays?: number }

export type OpenLeave = { halfDays: number; daysPerWeek: number }

/**
 * Why a notice does or does not let leave lapse on a day (the first on which it would be gone). It counts from the day
 * on which it arrived, once the year of the leave has begun, and only if all that is open could still be taken then
 * (EuGH C-684/16 and C-120/21: the employer puts the person in a position to take it).
 */
export function noticeBefore(
  lapsesOn: number,
  { since, open, notices }: { since: number; open: OpenLeave; notices: readonly LeaveNotice[] },
): { receivedOn: number | null; reason: string } {
  const known = notices
    .filter(({ sentOn }) => sentOn < lapsesOn)
    .toSorted((one, other) => one.sentOn - other.sentOn)
  const ofThisLeave = known.flatMap((notice) =>
    notice.receivedOn !== null && notice.receivedOn >= since && notice.receivedOn < lapsesOn
      ? [{ receivedOn: notice.receivedOn, tellsAll: (notice.halfDays ?? open.halfDays) >= open.halfDays }]
      : [],
  )
  const whole = ofThisLeave.filter(({ tellsAll }) => tellsAll).map(({ receivedOn }) => receivedOn)
  const inTime = whole.find((receivedOn) => canBeTaken(open, lapsesOn - receivedOn - 1))
  if (inTime !== undefined)
    return { receivedOn: inTime, reason: `der Hinweis am ${dayInWords(inTime)} zugegangen ist` }

  const [late] = whole
  if (late !== undefined) {
    return {
      receivedOn: null,
      reason: `der Hinweis erst am ${dayInWords(late)} zugegangen ist, zu spät, um alles zu nehmen`,
    }
  }
  const [short] = ofThisLeave
  if (short !== undefined) {
    return {
      receivedOn: null,
      reason: `der Hinweis, der am ${dayInWords(short.receivedOn)} zugegangen ist, weniger Tage nennt`,
    }
  }
  const unproven = known.findLast(({ sentOn, receivedOn }) => receivedOn === null && sentOn >= since)

  return {
    receivedOn: null,
    reason: unproven
      ? `der Hinweis vom ${dayInWords(unproven.sentOn)} nicht nachweislich zugegangen ist`
      : 'kein Hinweis zugegangen ist',
  }
}

const canBeTaken = ({ halfDays, daysPerWeek }: OpenLeave, days: number): boolean =>
  2 * Math.floor((days * daysPerWeek) / 7) >= halfDays

export const dayInWords = (day: number): string => formatDay(isoDayOf(day))
