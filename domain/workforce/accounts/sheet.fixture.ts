import fc from 'fast-check'

import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { dayMs, epochMsOf, minuteMs } from '../../time/zone-clock.ts'
import { absenceTypeLabels, type AbsenceType } from '../absence.ts'
import type { FreeDay, WorkCalendar } from '../calendar/work-calendar.ts'
import type { WorkStretch } from '../ledger/work-stretch.ts'
import type { SheetAbsence } from './absences-by-half.ts'
import type { SheetContract } from './owed-lines.ts'
import type { SheetInput } from './sheet-of.ts'

const zone = 'Europe/Vienna'
const plan = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480 }

/** 40 hours from Monday to Friday. */
export const fullTime: SheetContract = {
  id: 'full',
  validFrom: '2020-01-01',
  weeklyMinutes: 2400,
  minutesPerWeekday: plan,
}

/** A moment as the clock in Vienna shows it. */
export const at = (day: string, clock: string): number =>
  epochMsOf(dayNumberOf(day), Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)), zone)

export const work = (from: number, to: number | null, breaks: WorkStretch['breaks'] = []): WorkStretch => ({
  id: `${from}`,
  timeZone: zone,
  from,
  to,
  breaks,
})

export const calendarOf = (days: Readonly<Record<string, FreeDay>>): WorkCalendar => {
  const byNumber = new Map(Object.entries(days).map(([day, free]) => [dayNumberOf(day), free]))
  return (day) => byNumber.get(day)
}

/** Nothing but full time; what a test is about is put in its place. */
export const inputOf = (from: string, to: string, more: Partial<SheetInput> = {}): SheetInput => ({
  days: { from: dayNumberOf(from), to: dayNumberOf(to) },
  stretches: [],
  contracts: [fullTime],
  absences: [],
  calendar: () => undefined,
  shifts: [],
  surchargesOf: () => [],
  nowMs: at('2030-01-01', '00:00'),
  ...more,
})

const from = dayNumberOf('2027-12-20')
const year = 400
const isoDays = fc.integer({ min: from, max: from + year }).map(isoDayOf)

const contracts = fc.array(
  fc
    .record({
      id: fc.uuid(),
      validFrom: isoDays,
      length: fc.option(fc.nat(300)),
      hoursPer: fc.constantFrom('week' as const, 'month' as const, 'year' as const),
      minutesPerPeriod: fc.nat(120_000),
      minutesPerWeekday: fc.constantFrom(plan, {}, { saturday: 301, sunday: 299 }),
    })
    .map(({ length, ...contract }): SheetContract => {
      const validUntil = length === null ? null : isoDayOf(dayNumberOf(contract.validFrom) + length)
      return { ...contract, validUntil, weeklyMinutes: 2311 }
    }),
  { maxLength: 3 },
)

const absences = fc.array(
  fc
    .record({
      id: fc.uuid(),
      type: fc.constantFrom(...(Object.keys(absenceTypeLabels) as AbsenceType[])),
      status: fc.constantFrom('requested' as const, 'approved' as const),
      firstDay: isoDays,
      length: fc.nat(15),
      startsAtNoon: fc.boolean(),
    })
    .map(({ length, ...absence }): SheetAbsence => {
      return { ...absence, lastDay: isoDayOf(dayNumberOf(absence.firstDay) + length) }
    }),
  { maxLength: 12 },
)

const stretches = fc.array(
  fc
    .record({
      id: fc.uuid(),
      from: fc.integer({ min: from * dayMs, max: (from + year) * dayMs }),
      minutes: fc.integer({ min: 0, max: 960 }),
      rest: fc.nat(60),
    })
    .map(({ id, from: begin, minutes, rest }): WorkStretch => {
      const breaks = minutes > rest ? [{ from: begin, to: begin + rest * minuteMs }] : []
      return { ...work(begin, begin + minutes * minuteMs, breaks), id }
    }),
  { maxLength: 40 },
)

const calendars = fc
  .array(fc.tuple(isoDays, fc.boolean(), fc.constantFrom('whole' as const, 'half' as const)), {
    maxLength: 15,
  })
  .map((free) =>
    calendarOf(
      Object.fromEntries(free.map(([day, isPublic, share]) => [day, { name: 'Frei', isPublic, share }])),
    ),
  )

/** Any year of a person around the leap year 2028: contracts that change and lie side by side, work in any night. */
export const years = fc.record({ contracts, absences, stretches, calendar: calendars }).map((generated) =>
  inputOf('2028-01-01', '2029-01-01', {
    ...generated,
    overtime: () => ({ dailyMinutes: 600, weeklyMinutes: 2400 }),
    surchargesOf: ({ from: begin, to }) => [
      {
        account: 'night',
        minutes: Math.round(((to ?? begin) - begin) / minuteMs / 3),
        reason: 'Nachtarbeit',
      },
    ],
  }),
)
