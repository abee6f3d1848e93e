import type { Country } from '../../ordering/order-terms.ts'
import { type Days, daysWithin, monthsLater } from '../../time/month-around.ts'
import { earnedShare, type Employment } from './earned-share.ts'
import { leaveLaws } from './leave-law.data.ts'
import { leastLeave } from './least-leave.ts'
import type { LeavePhase } from './leave-phases.ts'
import type { LeaveYear } from './leave-years.ts'

/** `unearned`: days that earn no leave by the law of the country (`leave-law.data.ts`). */
export type Earner = Employment & {
  phases: readonly LeavePhase[]
  bornOn: number | null
  unearned: readonly Days[]
}

/** Half days that are earned on a day, or lost again where somebody works less or leaves. */
export type EarnedStep = {
  on: number
  halfDays: number
  reason: string
  kind: 'entitlement' | 'change' | 'exit'
  /** Whether what was taken of the year before stays, as where days earn nothing. */
  keepsTaken: boolean
}

/**
 * How the leave of a year comes about: its share by the law of the country (`earned-share.ts`) of what the contracts
 * give, by days where hours change within the year (EuGH C-219/14), never less than the law, less what days that earn
 * none would have given. Rounded once for each step of the whole, in favour of the person, so that steps always add up
 * to what is earned.
 */
export function earnedLeave(year: LeaveYear, earner: Earner): EarnedStep[] {
  const steps: EarnedStep[] = []
  let before = 0
  for (const [index, on] of stepDays(year, earner).entries()) {
    const { total, reason } = earnedOn(on, year, earner)
    const isCut = isCutOn(on, year, earner)
    const keepsTaken = isCut && on !== earner.leftOn
    const kind = kindOf(on, earner, total < before || isPhaseBegin(on, year, earner))
    // A year of which nothing is earned says so.
    if (total !== before || (isCut && index === 0))
      steps.push({ on, halfDays: total - before, kind, reason: reason(kind), keepsTaken })
    before = total
  }

  return steps
}

/** What of the year has been earned by a day, in half days, and why. */
function earnedOn(on: number, year: LeaveYear, earner: Earner) {
  const { numerator, denominator, reason } = earnedShare(on, year, earner)
  const { halves, lostHalves, isRaisedBy } = yearlyHalves(on, year, earner)
  const { cutBy } = leaveLaws[earner.country]
  const isCut = isCutOn(on, year, earner)
  const exact = [
    Math.max(0, halves * numerator - lostHalves * denominator),
    (year.to - year.from) * denominator,
  ] as const
  const total =
    isCut && cutBy?.givesWholeDays
      ? 2 * Math.ceil(exact[0] / (2 * exact[1]))
      : roundLeave(...exact, earner.country)
  const isCutNow = isCut && earner.unearned.some(({ from }) => from === on)
  const words = (kind: EarnedStep['kind']) =>
    kind === 'change' && !isCutNow
      ? `Änderung der Arbeitszeit im Urlaubsjahr ${year.name}`
      : `Urlaubsjahr ${year.name}: ${kind === 'change' ? 'Kürzung' : reason}`

  return {
    total,
    reason: (kind: EarnedStep['kind']) =>
      [
        words(kind),
        ...(isRaisedBy ? [`mindestens ${isRaisedBy}`] : []),
        ...(isCut && cutBy ? [`ohne ${cutBy.words} (${cutBy.paragraph})`] : []),
      ].join(', '),
  }
}

/** Of a part of a day § 5 (2) BUrlG makes a whole one from a half on; less, and elsewhere any part, is a half day. */
export function roundLeave(numerator: number, denominator: number, country: Country): number {
  if (country !== 'DE') return Math.ceil(numerator / denominator)
  const days = Math.floor(numerator / (2 * denominator))
  const rest = numerator - 2 * denominator * days

  return 2 * days + (rest === 0 ? 0 : rest < denominator ? 1 : 2)
}

/** Whenever the share or what it is of may be another one. */
function stepDays(year: LeaveYear, { enteredOn, leftOn, phases, unearned }: Earner): number[] {
  const begin = Math.max(year.from, enteredOn)
  const end = Math.min(year.to, leftOn === null ? year.to : leftOn + 1)
  const months = Array.from({ length: 6 }, (_, index) => monthsLater(enteredOn, index + 1))
  const exit = leftOn === null ? [] : [leftOn]
  const changes = [...phases, ...unearned].map(({ from }) => from)
  const days = [begin, ...months, ...changes, year.to - 1, ...exit]

  return [...new Set(days)].filter((day) => day >= begin && day < end).toSorted((one, other) => one - other)
}

const isPhaseBegin = (on: number, year: LeaveYear, { phases, enteredOn }: Earner): boolean =>
  on !== year.from && on !== enteredOn && phases.some(({ from }) => from === on)

const kindOf = (on: number, { leftOn }: Earner, isChange: boolean): EarnedStep['kind'] =>
  on === leftOn ? 'exit' : isChange ? 'change' : 'entitlement'

/** Days of the year and the employment without leave, as far as they have begun by a day. */
function unearnedIn(on: number, year: LeaveYear, { unearned, enteredOn, leftOn }: Earner): Days[] {
  const begin = Math.max(year.from, enteredOn)
  const end = leftOn !== null && on >= leftOn ? leftOn + 1 : year.to

  return unearned
    .filter(({ from }) => from <= on)
    .map(({ from, to }) => ({ from: Math.max(from, begin), to: Math.min(to, end) }))
    .filter(({ from, to }) => from < to)
}

const isCutOn = (on: number, year: LeaveYear, earner: Earner): boolean =>
  unearnedIn(on, year, earner).length > 0

/**
 * Half days of the year times its days, as far as contracts are known on a day: each phase by its own days, the first
 * one back to the begin of the year, the last one to its end. `lostHalves` are those of days that earn nothing.
 */
function yearlyHalves(
  on: number,
  year: LeaveYear,
  earner: Earner,
): { halves: number; lostHalves: number; isRaisedBy: string | null } {
  const known = earner.phases.filter(({ from, to }) => from <= on && (to === null || to > year.from))
  const unearned = unearnedIn(on, year, earner)
  let halves = 0
  let lostHalves = 0
  let isRaisedBy: string | null = null
  for (const [index, phase] of known.entries()) {
    const days = { from: index === 0 ? year.from : phase.from, to: known[index + 1]?.from ?? year.to }
    const { halfDays, paragraph } = leastLeave({ ...earner, daysPerWeek: phase.daysPerWeek, on: year.from })
    const halvesOfYear = Math.max(phase.halfDaysPerYear, halfDays)
    halves += halvesOfYear * (days.to - days.from)
    lostHalves += halvesOfYear * daysWithin(days, unearned)
    isRaisedBy = phase.halfDaysPerYear < halfDays ? paragraph : null
  }

  return { halves, lostHalves, isRaisedBy }
}
