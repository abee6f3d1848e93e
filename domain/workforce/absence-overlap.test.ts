import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isoDayOf } from '../time/calendar-day.ts'
import { type AbsenceType, absenceTypeLabels, countAbsenceDays, halvesOfAbsence } from './absence.ts'
import { findClash, interruptionsOf, type KnownAbsence } from './absence-overlap.ts'
import { plainCalendar } from './calendar/work-calendar.ts'
import type { Contract } from './contract.ts'

const types = Object.keys(absenceTypeLabels) as AbsenceType[]
const fullTime: Contract = { validFrom: '2020-01-01', weeklyMinutes: 2400, minutesPerWeekday: {} }
/** Monday, 3 August, to Friday, 14 August 2026. */
const vacation: KnownAbsence = {
  type: 'vacation',
  status: 'approved',
  firstDay: '2026-08-03',
  lastDay: '2026-08-14',
}
const sick = (firstDay: string, lastDay: string, more: Partial<KnownAbsence> = {}): KnownAbsence => ({
  type: 'sick',
  status: 'approved',
  firstDay,
  lastDay,
  ...more,
})
const left = (others: KnownAbsence[], country: 'AT' | 'DE' = 'AT') =>
  countAbsenceDays(vacation, [fullTime], plainCalendar, interruptionsOf(vacation, others, country))

describe('two absences of a person', () => {
  it.each<[AbsenceType, AbsenceType, boolean]>([
    ['sick', 'vacation', true],
    ['vacation', 'sick', true],
    ['sick', 'compensatory', true],
    ['sick', 'unpaid', false],
    ['sick', 'sick', false],
    ['vacation', 'training', false],
    ['vacation', 'vacation', false],
  ])('%s and %s may overlap: %s', (type, other, mayOverlap) => {
    const clash = findClash({ ...vacation, type }, [{ ...vacation, type: other }])

    expect(clash === undefined).toBe(mayOverlap)
  })

  it('that only meet at noon never clash', () => {
    const morning = { ...vacation, lastDay: vacation.firstDay, endsAtNoon: true }
    const afternoon = { ...vacation, lastDay: vacation.firstDay, startsAtNoon: true }

    expect(findClash(morning, [afternoon])).toBeUndefined()
  })
})

describe('an illness within a vacation', () => {
  it.each<[string, KnownAbsence[], 'AT' | 'DE', number]>([
    ['of four calendar days gives them back (§ 5 (1) UrlG)', [sick('2026-08-04', '2026-08-07')], 'AT', 6],
    ['of three calendar days does not in Austria', [sick('2026-08-04', '2026-08-06')], 'AT', 10],
    ['of three calendar days does in Germany (§ 9 BUrlG)', [sick('2026-08-04', '2026-08-06')], 'DE', 7],
    ['counts the weekend within it', [sick('2026-08-07', '2026-08-10')], 'AT', 8],
    ['that begins before the vacation', [sick('2026-07-30', '2026-08-03')], 'AT', 9],
    [
      'that is prolonged is one illness',
      [sick('2026-08-04', '2026-08-05'), sick('2026-08-06', '2026-08-07')],
      'AT',
      6,
    ],
    [
      'that nobody has confirmed changes nothing',
      [sick('2026-08-04', '2026-08-07', { status: 'requested' })],
      'AT',
      10,
    ],
    ['outside of it changes nothing', [sick('2026-08-15', '2026-08-30')], 'AT', 10],
  ])('%s', (_what, others, country, days) => {
    expect(left(others, country)).toBe(days)
  })

  it('gives nothing back of hours that are made up for', () => {
    const offWork: KnownAbsence = { ...vacation, type: 'compensatory' }

    expect(interruptionsOf(offWork, [sick('2026-08-03', '2026-08-14')], 'AT')).toEqual([])
  })
})

it('what is given back and what is left are the vacation, whatever interrupts it', () => {
  const absences = fc
    .record({
      type: fc.constantFrom(...types),
      status: fc.constantFrom('requested' as const, 'approved' as const),
      first: fc.integer({ min: 20_650, max: 20_700 }),
      length: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ first, length, ...rest }): KnownAbsence => {
      return { ...rest, firstDay: isoDayOf(first), lastDay: isoDayOf(first + length) }
    })
  fc.assert(
    fc.property(absences, fc.array(absences, { maxLength: 6 }), (absence, others) => {
      const spans = interruptionsOf(absence, others, 'AT')
      const { from, to } = halvesOfAbsence(absence)
      const back = spans.map((span) => ({
        from: Math.max(from, span.from),
        to: Math.min(to ?? from, span.to ?? from),
      }))
      const whole = countAbsenceDays(absence, [fullTime])
      const rest = countAbsenceDays(absence, [fullTime], plainCalendar, spans)
      const outside = countAbsenceDays(absence, [fullTime], plainCalendar, [{ from: 0, to: null }])
      const gone = back.map((span) => {
        const around = [
          { from: 0, to: span.from },
          { from: span.to, to: null },
        ]
        return countAbsenceDays(absence, [fullTime], plainCalendar, around) ?? 0
      })

      expect(outside).toBe(0)
      expect((rest ?? 0) + gone.reduce((sum, days) => sum + days, 0)).toBe(whole)
    }),
  )
})
