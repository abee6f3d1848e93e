import { dayMs, localDayAt } from '#domain/time/zone-clock.ts'
import type { Days } from '#domain/time/month-around.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { Carried } from '#domain/workforce/accounts/carry-over.ts'
import type { SheetAbsence } from '#domain/workforce/accounts/absences-by-half.ts'
import { monthSheet } from '#domain/workforce/accounts/month-sheet.ts'
import { overtimeOn } from '#domain/workforce/accounts/overtime-terms.ts'
import type { Sheet } from '#domain/workforce/accounts/sheet-of.ts'
import { surchargesOf } from '#domain/workforce/accounts/surcharges-of.ts'
import { plainCalendar } from '#domain/workforce/calendar/work-calendar.ts'
import { lawFor } from '#domain/workforce/law/law-rules.ts'
import type { WorkWarning } from '#domain/workforce/law/work-warning.ts'
import { warningsOfWork } from '#domain/workforce/law/warnings-of-work.ts'
import type { WorkStretch } from '#domain/workforce/ledger/work-stretch.ts'

import type { PlaceOfWork } from './places-of-work.ts'
import type { StoredContract, StoredShift, StoredStretch } from './work-record.ts'

/** What is stored of somebody's work, as far as a month asks for it. */
export type KnownWork = {
  contracts: readonly StoredContract[]
  absences: readonly SheetAbsence[]
  stretches: readonly StoredStretch[]
  shifts: readonly StoredShift[]
}

export type SheetMaking = {
  work: KnownWork
  /** By whose calendar, clock and law. */
  place: PlaceOfWork | null
  places: ReadonlyMap<string, PlaceOfWork>
  days: Days
  today: number
  carried: Carried | null
  since: number
  nowMs: number
}

export type MadeSheet = {
  sheet: Sheet
  warnings: WorkWarning[]
  /** Stretches of the month that go on, or that nobody has ended. */
  unfinished: StoredStretch[]
}

/** So much before a month belongs to its first week, and to the rest before that. */
const aroundMs = 15 * dayMs

/** The sheet of somebody's month, up to today where it goes on: what lies ahead is not owed yet. */
export function sheetOfPerson({ work, place, places, days, today, nowMs, ...carry }: SheetMaking): MadeSheet {
  const zoneOf = (branch: string) => places.get(branch)?.timeZone ?? usualZone
  const dayOf = ({ from, branch }: { from: number; branch: string }) => localDayAt(from, zoneOf(branch))
  const isOfMonth = (day: number) => day >= days.from && day < days.to
  const placeById = new Map(work.stretches.map(({ id, branch }) => [id, places.get(branch)]))
  const counting = work.stretches
    .filter(({ state }) => state !== 'incomplete')
    .map(
      ({ id, from, to, breaks, branch }): WorkStretch => ({ id, from, to, breaks, timeZone: zoneOf(branch) }),
    )

  const sheet = monthSheet({
    ...carry,
    days: { from: days.from, to: Math.max(days.from, Math.min(days.to, today + 1)) },
    stretches: counting,
    contracts: work.contracts,
    absences: work.absences,
    calendar: place?.calendar ?? plainCalendar,
    shifts: work.shifts.map((shift) => ({ ...shift, timeZone: zoneOf(shift.branch) })),
    surchargesOf: (stretch) => {
      const where = placeById.get(stretch.id)
      return where ? surchargesOf(stretch, where, nowMs) : []
    },
    nowMs,
    country: place?.country ?? 'AT',
    overtime: overtimeOn({
      country: place?.country,
      own: place?.overtime ?? [],
      contracts: work.contracts,
    }),
  })

  return {
    sheet,
    warnings: warningsOf(counting, { work, place, days, nowMs }).filter(({ at }) =>
      isOfMonth(localDayAt(at, place?.timeZone ?? usualZone)),
    ),
    unfinished: work.stretches.filter((stretch) => stretch.state !== 'ended' && isOfMonth(dayOf(stretch))),
  }
}

type Judged = Pick<SheetMaking, 'work' | 'place' | 'days' | 'nowMs'>

function warningsOf(
  stretches: readonly WorkStretch[],
  { work: { contracts }, place, days, nowMs }: Judged,
): WorkWarning[] {
  const near = stretches.filter(({ from }) => from >= days.from * dayMs - aroundMs)
  const rulesOn = lawFor({
    country: place?.country,
    trade: place?.trade ?? 'gastronomy',
    birthDate: contracts.findLast(({ bornOn }) => bornOn !== null)?.bornOn ?? null,
  })

  return warningsOfWork(near, { rulesOn, calendar: place?.calendar ?? plainCalendar, nowMs })
}
