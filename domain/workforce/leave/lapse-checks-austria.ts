import { daysWithin, monthsLater } from '../../time/month-around.ts'
import type { LapseCheck, LapseFacts, LapseVerdict } from './lapse-check.ts'
import { leaveLaws } from './leave-law.data.ts'
import { dayInWords, noticeBefore, type OpenLeave } from './leave-notice.ts'
import type { LeaveYear } from './leave-years.ts'

/**
 * § 4 (5) UrlG: two years after the leave year, longer by parental leave. The four weeks of the Union are only barred
 * two years after the leave year in which the person was told (EuGH C-120/21, OGH 8 ObA 23/23z).
 */
export function lapseChecksInAustria(year: LeaveYear, facts: LapseFacts): LapseCheck[] {
  const { barredAfterMonths, barredBy } = leaveLaws.AT
  const barredFrom = (end: number) => {
    const usual = monthsLater(end, barredAfterMonths ?? 0)
    return usual + daysWithin({ from: year.from, to: usual }, facts.parentalLeaves)
  }
  const usual = barredFrom(year.to)
  const barredAfter = (told: number) =>
    told < year.to ? usual : Math.max(usual, barredFrom(endOfYearAround(told, year)))
  const later = facts.notices.flatMap(({ receivedOn }) =>
    receivedOn !== null && receivedOn >= year.from ? [barredAfter(receivedOn)] : [],
  )
  const days = [...new Set([usual, ...later])].toSorted((one, other) => one - other)

  return [
    {
      on: usual,
      part: 'beyond',
      judge: () => ({
        lapses: true,
        reason: `verfällt, weil seit dem Urlaubsjahr zwei Jahre vergangen sind (${barredBy})`,
      }),
    },
    ...days.map((on) => ({
      on,
      part: 'protected' as const,
      judge: (open: OpenLeave) => judgeProtected(on, barredAfter, { year, facts, open }),
    })),
  ]
}

type Judged = { year: LeaveYear; facts: LapseFacts; open: OpenLeave }

function judgeProtected(
  on: number,
  barredAfter: (told: number) => number,
  { year, facts, open }: Judged,
): LapseVerdict {
  const { receivedOn, reason } = noticeBefore(on, { since: year.from, open, notices: facts.notices })
  const source = 'EuGH C-120/21, OGH 8 ObA 23/23z'
  if (receivedOn === null) return { lapses: false, reason: `verfällt nicht, weil ${reason} (${source})` }
  if (on < barredAfter(receivedOn)) {
    return {
      lapses: false,
      reason: `verfällt noch nicht, weil der Hinweis erst am ${dayInWords(receivedOn)} zugegangen ist (${source})`,
    }
  }

  return {
    lapses: true,
    reason: `verfällt, weil ${reason} und seither zwei Jahre vergangen sind (§ 4 (5) UrlG)`,
  }
}

/** The end of the leave year that a later day is in. */
function endOfYearAround(day: number, year: LeaveYear): number {
  let end = year.to
  for (let count = 1; end <= day; count += 1) end = monthsLater(year.to, 12 * count)

  return end
}
