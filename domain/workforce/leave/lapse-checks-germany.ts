import { type Days, monthsLater, yearAround } from '../../time/month-around.ts'
import type { LapseCheck, LapseFacts, LapseVerdict } from './lapse-check.ts'
import { dayInWords, noticeBefore, type OpenLeave } from './leave-notice.ts'
import type { LeaveYear } from './leave-years.ts'

/** From the end of a year to 31 March of the next one, and to the end of the fifteen months of a long illness. */
const carryMonths = 3
const illnessMonths = 15

/**
 * § 7 (3) BUrlG: at the end of the year, or of 31 March where it was carried over; each time only after a notice
 * (EuGH C-684/16, BAG 9 AZR 423/16). What did not lapse belongs to the next year and ends with it. Who is ill keeps it
 * for fifteen months (EuGH C-214/10), without a notice only if ill for all of the year (EuGH C-518/20, BAG 9 AZR 245/19).
 */
export function lapseChecksInGermany(year: LeaveYear, facts: LapseFacts, until: number): LapseCheck[] {
  const checks: LapseCheck[] = []
  for (let count = 0; monthsLater(year.to, 12 * count) <= until; count += 1) {
    const on = monthsLater(year.to, 12 * count)
    // What was carried over from before belongs to the leave of this year, so this year's notice tells of it.
    const since = count === 0 ? year.from : monthsLater(on, -12)
    checks.push({ on, part: 'all', judge: (open) => judgeYearEnd(on, { year, facts, open, since }) })
  }
  if (isCarriedOver(year, facts)) {
    const march = monthsLater(year.to, carryMonths)
    checks.push({
      on: march,
      part: 'all',
      judge: (open) => judgeMarch(march, { year, facts, open, since: year.from }),
    })
    const last = monthsLater(year.to, illnessMonths)
    const illness = illnessOver(year.to - 1, last, facts.illnesses)
    if (illness)
      checks.push({
        on: last,
        part: 'all',
        judge: (open) => judgeLongIllness(illness, { year, facts, open, since: year.from }),
      })
  }

  return checks
    .map((check) => ({
      ...check,
      judge: (open: OpenLeave) => keptForParents(check.on, year, facts) ?? check.judge(open),
    }))
    .toSorted((one, other) => one.on - other.on)
}

/** § 17 (2) BEEG, § 24 MuSchG: what was open when it began may be taken until the end of the year after it has ended. */
function keptForParents(on: number, year: LeaveYear, { parentalLeaves }: LapseFacts): LapseVerdict | null {
  const parental = parentalLeaves.find(
    ({ from, to }) => from < on && to > year.from && on < monthsLater(yearAround(to - 1).to, 12),
  )
  if (!parental) return null

  return {
    lapses: false,
    reason: `verfällt nicht, weil er nach der Elternzeit ab ${dayInWords(parental.from)} noch genommen werden kann (§ 17 (2) BEEG)`,
  }
}

type Judged = { year: LeaveYear; facts: LapseFacts; open: OpenLeave; since: number }

function judgeYearEnd(on: number, judged: Judged): LapseVerdict {
  const { year, facts } = judged
  const carried = on === year.to ? facts.carriedOver.get(year.from) : undefined
  if (isIllOn(on - 1, facts)) return keptIll(on)
  if (carried)
    return {
      lapses: false,
      reason: `verfällt nicht, weil bis 31. März übertragen: ${carried} (§ 7 (3) BUrlG)`,
    }

  return judgeNotice(on, judged)
}

const judgeMarch = (on: number, judged: Judged): LapseVerdict =>
  isIllOn(on - 1, judged.facts) ? keptIll(on) : judgeNotice(on, judged)

const keptIll = (on: number): LapseVerdict => ({
  lapses: false,
  reason: `verfällt nicht, weil am ${dayInWords(on - 1)} krank (§ 7 (3) BUrlG, EuGH C-350/06)`,
})

function judgeNotice(on: number, { facts, open, since }: Judged): LapseVerdict {
  const { receivedOn, reason } = noticeBefore(on, { since, open, notices: facts.notices })

  return receivedOn === null
    ? { lapses: false, reason: `verfällt nicht, weil ${reason} (EuGH C-684/16)` }
    : { lapses: true, reason: `verfällt, weil ${reason} (§ 7 (3) BUrlG)` }
}

function judgeLongIllness(illness: Days, { year, facts, open }: Judged): LapseVerdict {
  if (illness.from <= year.from) {
    return { lapses: true, reason: 'verfällt, weil seit dem Urlaubsjahr 15 Monate krank (EuGH C-214/10)' }
  }
  const { receivedOn, reason } = noticeBefore(illness.from, {
    since: year.from,
    open,
    notices: facts.notices,
  })

  return receivedOn === null
    ? { lapses: false, reason: `verfällt nicht, weil vor der Krankheit ${reason} (EuGH C-518/20)` }
    : { lapses: true, reason: `verfällt, weil 15 Monate krank und ${reason} (EuGH C-518/20)` }
}

const isCarriedOver = (year: LeaveYear, facts: LapseFacts): boolean =>
  facts.carriedOver.has(year.from) || isIllOn(year.to - 1, facts)

const isIllOn = (day: number, { illnesses }: LapseFacts): boolean =>
  illnesses.some(({ from, to }) => day >= from && day < to)

/** The illness that goes on from a day until before another one, prolonged ones as one. */
function illnessOver(from: number, to: number, illnesses: readonly Days[]): Days | null {
  const whole: Days[] = []
  for (const illness of illnesses.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && illness.from <= last.to) last.to = Math.max(last.to, illness.to)
    else whole.push({ ...illness })
  }

  return whole.find((illness) => illness.from <= from && illness.to >= to) ?? null
}
