import { absenceTypeLabels, isFreeHalf } from '../absence.ts'
import { type AbsenceCredit, absenceRules } from '../absence-rules.data.ts'
import type { FreeDay, WorkCalendar } from '../calendar/work-calendar.ts'
import { type Contract, spanOfContract } from '../contract.ts'
import { halvesOfDay, owedBy, type OwedHalves } from '../owed-minutes.ts'
import { type AccountLine, timeAccount } from './account-line.ts'
import type { SheetAbsence } from './absences-by-half.ts'

export type SheetContract = Contract & { id: string }

/** Whole minutes of a day: what was owed, what of it is credited, and the lines that say why. */
export type OwedDay = { owed: number; credited: number; lines: AccountLine[] }

/** Why a half of a day is not simply owed. */
type Cause = { credit: AbsenceCredit; reason: string; source: AccountLine['source'] }

/**
 * What each day owes by all contracts. A public holiday is owed and credited; an absence is credited, taken from the
 * balance, or owes nothing, by its kind. Who owes nothing anyway is credited no holiday: unpaid leave stays unpaid.
 */
export function owedLinesBy(
  contracts: readonly SheetContract[],
  calendar: WorkCalendar,
  absences: ReadonlyMap<number, SheetAbsence>,
): (day: number) => OwedDay {
  const inOrder = contracts.toSorted(byBegin).map((contract) => ({
    source: `contract:${contract.id}` as const,
    span: spanOfContract(contract),
    owedOn: owedBy(contract, calendar),
  }))

  return (day) => {
    const causes = [2 * day, 2 * day + 1].map((half) => causeOf(half, calendar, absences.get(half)))
    const minutes: OwedHalves = { morning: 0, afternoon: 0 }
    const lines: AccountLine[] = []
    const inForce = inOrder.filter(({ span: { from, to } }) => day >= from && (to === null || day < to))

    for (const { source, owedOn } of inForce) {
      const { morning, afternoon } = halvesOfDay(owedOn(day), day, calendar)
      minutes.morning += morning
      minutes.afternoon += afternoon
      const owed = (isOwed(causes[0]) ? morning : 0) + (isOwed(causes[1]) ? afternoon : 0)
      if (owed > 0) lines.push(owedLine(owed, calendar(day), source))
    }
    if (inForce.length > 0) lines.push(...closedLines(day, calendar))

    return dayOf(lines, creditLines(causes, [minutes.morning, minutes.afternoon]))
  }
}

const isOwed = (cause: Cause | null | undefined): boolean => cause?.credit !== 'not-owed'

function owedLine(owed: number, free: FreeDay | undefined, source: AccountLine['source']): AccountLine {
  const half = free && !free.isPublic ? `, halber Tag: ${free.name}` : ''

  return { account: timeAccount, minutes: -owed, reason: `Soll lt. Vertrag${half}`, source }
}

/** A day on which the house is closed says why nothing is owed. */
function closedLines(day: number, calendar: WorkCalendar): AccountLine[] {
  const free = calendar(day)
  const isClosed = free && !free.isPublic && free.share === 'whole'

  return isClosed
    ? [{ account: timeAccount, minutes: 0, reason: `Betriebsfrei: ${free.name}`, source: `day:${day}` }]
    : []
}

function dayOf(owedLines: readonly AccountLine[], credits: readonly AccountLine[]): OwedDay {
  return {
    owed: owedLines.reduce((sum, line) => sum - line.minutes, 0),
    credited: credits.reduce((sum, line) => sum + line.minutes, 0),
    lines: [...owedLines, ...credits],
  }
}

/** One line for each cause, also where it changes nothing: a day on which nobody comes says why. */
function creditLines(causes: readonly (Cause | null)[], minutes: readonly number[]): AccountLine[] {
  const lines: AccountLine[] = []
  causes.forEach((cause, index) => {
    const owed = minutes[index] ?? 0
    if (!cause || owed === 0) return
    const credit = cause.credit === 'credited' ? owed : 0
    const known = lines.find(({ source }) => source === cause.source)
    if (known) known.minutes += credit
    else lines.push({ account: timeAccount, minutes: credit, reason: cause.reason, source: cause.source })
  })

  return lines
}

function causeOf(half: number, calendar: WorkCalendar, absence: SheetAbsence | undefined): Cause | null {
  const day = Math.floor(half / 2)
  const free = calendar(day)
  const credit = absence ? absenceRules[absence.type].credit : null
  if (free?.isPublic && isFreeHalf(half, calendar) && credit !== 'not-owed') {
    return { credit: 'credited', reason: `Feiertag: ${free.name}`, source: `day:${day}` }
  }
  if (!absence || !credit) return null

  return {
    credit,
    reason: `${absenceTypeLabels[absence.type]}${creditWords[credit]}`,
    source: `absence:${absence.id}`,
  }
}

const creditWords: Readonly<Record<AbsenceCredit, string>> = {
  credited: '',
  'not-owed': ': nichts geschuldet',
  'from-balance': ' aus dem Zeitkonto',
}

function byBegin(one: SheetContract, other: SheetContract): number {
  if (one.validFrom !== other.validFrom) return one.validFrom < other.validFrom ? -1 : 1

  return one.id < other.id ? -1 : 1
}
