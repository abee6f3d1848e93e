import type { Country } from '../../ordering/order-terms.ts'
import { monthsLater } from '../../time/month-around.ts'
import { earnedShare, type Employment } from './earned-share.ts'
import { leastLeave } from './least-leave.ts'
import type { LeavePhase } from './leave-phases.ts'
import type { LeaveYear } from './leave-years.ts'

export type Earner = Employment & { phases: readonly LeavePhase[]; bornOn: number | null }

/** Half days that are earned on a day, or lost again where somebody works less or leaves. */
export type EarnedStep = {
  on: number
  halfDays: number
  reason: string
  kind: 'entitlement' | 'change' | 'exit'
}

/**
 * How the leave of a year comes about: its share by the law of the country (`earned-share.ts`) of what the contracts
 * give, by days where hours change within the year (EuGH C-219/14), never less than the law. Rounded once for each step
 * of the whole, in favour of the person, so that steps always add up to what is earned.
 */
export function earnedLeave(year: LeaveYear, earner: Earner): EarnedStep[] {
  const steps: EarnedStep[] = []
  let before = 0
  for (const on of stepDays(year, earner)) {
    const { numerator, denominator, reason } = earnedShare(on, year, earner)
    const { halves, isRaisedBy } = yearlyHalves(on, year, earner)
    const total = roundLeave(halves * numerator, (year.to - year.from) * denominator, earner.country)
    const kind = kindOf(on, earner, total < before || isPhaseBegin(on, year, earner))
    const words =
      kind === 'change'
        ? `Änderung der Arbeitszeit im Urlaubsjahr ${year.name}`
        : `Urlaubsjahr ${year.name}: ${reason}`

    if (total !== before)
      steps.push({
        on,
        halfDays: total - before,
        kind,
        reason: isRaisedBy ? `${words}, mindestens ${isRaisedBy}` : words,
      })
    before = total
  }

  return steps
}

/** Of a part of a day § 5 (2) BUrlG makes a whole one from a half on; less, and elsewhere any part, is a half day. */
export function roundLeave(numerator: number, denominator: number, country: Country): number {
  if (country !== 'DE') return Math.ceil(numerator / denominator)
  const days = Math.floor(numerator / (2 * denominator))
  const rest = numerator - 2 * denominator * days

  return 2 * days + (rest === 0 ? 0 : rest < denominator ? 1 : 2)
}

/** Whenever the share or what it is of may be another one. */
function stepDays(year: LeaveYear, { enteredOn, leftOn, phases }: Earner): number[] {
  const begin = Math.max(year.from, enteredOn)
  const end = Math.min(year.to, leftOn === null ? year.to : leftOn + 1)
  const months = Array.from({ length: 6 }, (_, index) => monthsLater(enteredOn, index + 1))
  const exit = leftOn === null ? [] : [leftOn]
  const days = [begin, ...months, ...phases.map(({ from }) => from), year.to - 1, ...exit]

  return [...new Set(days)].filter((day) => day >= begin && day < end).toSorted((one, other) => one - other)
}

const isPhaseBegin = (on: number, year: LeaveYear, { phases, enteredOn }: Earner): boolean =>
  on !== year.from && on !== enteredOn && phases.some(({ from }) => from === on)

const kindOf = (on: number, { leftOn }: Earner, isChange: boolean): EarnedStep['kind'] =>
  on === leftOn ? 'exit' : isChange ? 'change' : 'entitlement'

/**
 * Half days of the year times its days, as far as contracts are known on a day: each phase by its own days, the first
 * one back to the begin of the year, the last one to its end.
 */
function yearlyHalves(
  on: number,
  year: LeaveYear,
  earner: Earner,
): { halves: number; isRaisedBy: string | null } {
  const known = earner.phases.filter(({ from, to }) => from <= on && (to === null || to > year.from))
  let halves = 0
  let isRaisedBy: string | null = null
  for (const [index, phase] of known.entries()) {
    const from = index === 0 ? year.from : phase.from
    const to = known[index + 1]?.from ?? year.to
    const { halfDays, paragraph } = leastLeave({ ...earner, daysPerWeek: phase.daysPerWeek, on: year.from })
    halves += Math.max(phase.halfDaysPerYear, halfDays) * (to - from)
    isRaisedBy = phase.halfDaysPerYear < halfDays ? paragraph : null
  }

  return { halves, isRaisedBy }
}
