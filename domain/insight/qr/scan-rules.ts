import type { HoursEntry } from '../../time/hours.contract.ts'
import { isOpenAt } from '../../time/opening-hours.ts'

/** What of a branch a rule may ask for. */
export const houseConditionLabels = {
  open: 'Die Filiale ist geöffnet',
  closed: 'Die Filiale ist geschlossen',
  stopped: 'Die Filiale nimmt keine Bestellungen an',
} as const
export type HouseCondition = keyof typeof houseConditionLabels

/** How the branch of a code stands at the moment of a scan. */
export type HouseState = { isOpen: boolean; takesOrders: boolean }

/** Another target under conditions, all of which have to hold; what is empty or null asks for nothing. */
export type ScanRule<Target> = {
  /** By the clock of the branch. */
  windows: readonly HoursEntry[]
  /** ISO instants; the end does not belong to it. */
  validFrom: string | null
  validUntil: string | null
  house: HouseCondition | null
  /** Two letters each, such as `en`. */
  languages: readonly string[]
  target: Target
}

/** A code with its rules in the order in which they are asked, and the clock that they go by. */
export type RuledCode<Target> = { target: Target; rules: readonly ScanRule<Target>[]; timeZone: string }

/** `house` is null where a code belongs to no branch: no rule about one holds. */
export type ScanMoment = {
  now: Temporal.Instant
  house: HouseState | null
  /** As the device prefers them, the first of which is the one that it speaks. */
  languages: readonly string[]
}

/** Where a scan leads: to the target of the first rule that holds, counted from 0, else to the code's own. ADR 129. */
export function targetOfScan<Target>(
  { target, rules, timeZone }: RuledCode<Target>,
  moment: ScanMoment,
): { target: Target; rule: number | null } {
  const rule = rules.findIndex((each) => holds(each, timeZone, moment))
  const found = rules[rule]

  return found ? { target: found.target, rule } : { target, rule: null }
}

function holds(rule: ScanRule<unknown>, timeZone: string, { now, house, languages }: ScanMoment): boolean {
  const [spoken] = languages

  return (
    isWithin(rule, now) &&
    (rule.windows.length === 0 || isOpenAt(rule.windows, now, timeZone)) &&
    (rule.house === null || (house !== null && isAs(rule.house, house))) &&
    (rule.languages.length === 0 || (spoken !== undefined && rule.languages.includes(spoken)))
  )
}

function isAs(asked: HouseCondition, { isOpen, takesOrders }: HouseState): boolean {
  if (asked === 'stopped') return !takesOrders

  return asked === 'open' ? isOpen : !isOpen
}

type Span = { validFrom: string | null; validUntil: string | null }

const isBefore = (now: Temporal.Instant, instant: string | null): boolean =>
  instant !== null && Temporal.Instant.compare(now, Temporal.Instant.from(instant)) < 0

const isWithin = ({ validFrom, validUntil }: Span, now: Temporal.Instant): boolean =>
  !isBefore(now, validFrom) && (validUntil === null || isBefore(now, validUntil))

/** Why a code opens nothing, whatever its targets are. */
export type CodeStop = 'disabled' | 'not-yet' | 'expired'

/** Null while it opens something; its end does not belong to its time any more. */
export function codeStop(
  { isEnabled, validFrom, validUntil }: Span & { isEnabled: boolean },
  now: Temporal.Instant,
): CodeStop | null {
  if (!isEnabled) return 'disabled'
  if (isBefore(now, validFrom)) return 'not-yet'

  return validUntil === null || isBefore(now, validUntil) ? null : 'expired'
}
