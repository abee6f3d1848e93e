import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { epochMsOf, minuteMs } from '../../time/zone-clock.ts'
import { plainCalendar, type WorkCalendar } from '../calendar/work-calendar.ts'
import { type WorkStretch, workedMinutes } from '../ledger/work-stretch.ts'
import { surchargeMinutes, type SurchargeTerms } from './surcharges.ts'

const timeZone = 'Europe/Vienna'
const austria: SurchargeTerms = { nightFrom: 22 * 60, nightTo: 6 * 60, holidayOnSunday: 'sunday' }
const germany: SurchargeTerms = { nightFrom: 23 * 60, nightTo: 6 * 60, holidayOnSunday: 'holiday' }

/** `2026-11-20 18:00` by the clock of Vienna. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ')
  return epochMsOf(dayNumberOf(day), Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), timeZone)
}
const work = (from: string, to: string, ...breaks: [string, string][]): WorkStretch => ({
  id: 'a',
  timeZone,
  from: at(from),
  to: at(to),
  breaks: breaks.map(([since, until]) => ({ from: at(since), to: at(until) })),
})
const holidayOn =
  (...days: string[]): WorkCalendar =>
  (day) =>
    days.map(dayNumberOf).includes(day) ? { name: 'Feiertag', isPublic: true, share: 'whole' } : undefined
const none = { night: 0, sunday: 0, holiday: 0 }

describe('surcharges', () => {
  it.each<[string, WorkStretch, SurchargeTerms, WorkCalendar, Partial<typeof none>]>([
    ['a weekday has none', work('2026-11-20 08:00', '2026-11-20 16:00'), austria, plainCalendar, {}],
    [
      'an evening reaches into the night at ten',
      work('2026-11-20 18:00', '2026-11-20 23:30'),
      austria,
      plainCalendar,
      { night: 90 },
    ],
    [
      'in Germany the night begins at eleven',
      work('2026-11-20 18:00', '2026-11-20 23:30'),
      germany,
      plainCalendar,
      { night: 30 },
    ],
    [
      'an early morning is still the night of the day before',
      work('2026-11-20 04:00', '2026-11-20 08:00'),
      austria,
      plainCalendar,
      { night: 120 },
    ],
    [
      'a night from Saturday to Sunday is Sunday from midnight on',
      work('2026-11-21 20:00', '2026-11-22 04:00'),
      austria,
      plainCalendar,
      { night: 360, sunday: 240 },
    ],
    [
      'a break counts for nothing',
      work('2026-11-21 20:00', '2026-11-22 04:00', ['2026-11-21 23:45', '2026-11-22 00:15']),
      austria,
      plainCalendar,
      { night: 330, sunday: 225 },
    ],
    [
      'a holiday ends at midnight',
      work('2026-12-08 18:00', '2026-12-09 02:00'),
      austria,
      holidayOn('2026-12-08'),
      { night: 240, holiday: 360 },
    ],
    [
      'a holiday on a Sunday is a Sunday (§ 7 ARG)',
      work('2026-11-01 08:00', '2026-11-01 12:00'),
      austria,
      holidayOn('2026-11-01'),
      { sunday: 240 },
    ],
    [
      'and in Germany a holiday (§ 3b EStG)',
      work('2026-11-01 08:00', '2026-11-01 12:00'),
      germany,
      holidayOn('2026-11-01'),
      { holiday: 240 },
    ],
    [
      'a day that the house gives is none',
      work('2026-12-24 08:00', '2026-12-24 12:00'),
      austria,
      () => ({ name: 'Heiliger Abend', isPublic: false, share: 'half' }),
      {},
    ],
    [
      'the night in which clocks go back is nine hours long, all of its Sunday real time',
      work('2026-10-24 22:00', '2026-10-25 06:00'),
      austria,
      plainCalendar,
      { night: 540, sunday: 420 },
    ],
    [
      'the night in which they go forward is seven hours long',
      work('2026-03-28 22:00', '2026-03-29 06:00'),
      austria,
      plainCalendar,
      { night: 420, sunday: 300 },
    ],
  ])('%s', (_claim, stretch, terms, calendar, expected) => {
    expect(surchargeMinutes(stretch, terms, calendar, 0)).toEqual({ ...none, ...expected })
  })

  it('of whoever is at work count until now', () => {
    const open = { ...work('2026-11-22 20:00', '2026-11-22 20:01'), to: null }

    expect(surchargeMinutes(open, austria, plainCalendar, at('2026-11-22 22:30'))).toEqual({
      ...none,
      night: 30,
      sunday: 150,
    })
  })
})

const spring = at('2026-03-26 00:00')
const autumn = at('2026-10-22 00:00')
/** Stretches of up to a day around both changes of the clock, to the second, with up to three breaks. */
const stretches = fc
  .record({
    begin: fc.constantFrom(spring, autumn),
    offsetSeconds: fc.integer({ min: 0, max: 6 * 86_400 }),
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 86_400 }), { minLength: 1, maxLength: 7 }),
  })
  .map(({ begin, offsetSeconds, cuts }): WorkStretch => {
    const from = begin + offsetSeconds * 1000
    const inOrder = cuts.toSorted((one, other) => one - other).map((cut) => from + cut * 1000)
    const to = inOrder.at(-1) ?? from
    const breaks = Array.from({ length: Math.floor((inOrder.length - 1) / 2) }, (_, index) => ({
      from: inOrder[index * 2] ?? from,
      to: inOrder[index * 2 + 1] ?? to,
    }))
    return { id: 'a', timeZone, from, to, breaks }
  })
const calendars = fc
  .uniqueArray(fc.integer({ min: dayNumberOf('2026-03-25'), max: dayNumberOf('2026-10-31') }))
  .map((days): WorkCalendar => {
    const holidays = new Set(days)
    return (day) => (holidays.has(day) ? { name: 'Frei', isPublic: true, share: 'whole' } : undefined)
  })
const anyTerms = fc.constantFrom(austria, germany)

describe('surcharges of any work', () => {
  it('are whole minutes, and never more than was worked', () => {
    fc.assert(
      fc.property(stretches, anyTerms, calendars, (stretch, terms, calendar) => {
        const { night, sunday, holiday } = surchargeMinutes(stretch, terms, calendar, 0)
        const worked = workedMinutes(stretch, 0)

        for (const each of [night, sunday, holiday]) expect(Number.isInteger(each) && each >= 0).toBe(true)
        expect(night).toBeLessThanOrEqual(worked)
        expect(sunday + holiday).toBeLessThanOrEqual(worked)
      }),
    )
  })

  it('agree with a clock that is read minute by minute', () => {
    fc.assert(
      fc.property(stretches, anyTerms, calendars, (exact, terms, calendar) => {
        const stretch = inWholeMinutes(exact)

        expect(surchargeMinutes(stretch, terms, calendar, 0)).toEqual(
          minuteByMinute(stretch, terms, calendar),
        )
      }),
      { numRuns: size({ short: 40, long: 2000 }) },
    )
  })
})

function inWholeMinutes({ from, to, breaks, ...rest }: WorkStretch): WorkStretch {
  const whole = (ms: number) => ms - (ms % minuteMs)

  return {
    ...rest,
    from: whole(from),
    to: whole(to ?? from),
    breaks: breaks.map((each) => ({ from: whole(each.from), to: whole(each.to ?? from) })),
  }
}

/** The same by the calendar of the language, one minute after the other. */
function minuteByMinute({ from, to, breaks }: WorkStretch, terms: SurchargeTerms, calendar: WorkCalendar) {
  const found = { ...none }
  for (let ms = from; ms < (to ?? from); ms += minuteMs) {
    if (breaks.some((each) => ms >= each.from && ms < (each.to ?? 0))) continue
    const clock = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
    const minute = clock.hour * 60 + clock.minute
    const isHoliday = calendar(dayNumberOf(clock.toPlainDate().toString()))?.isPublic ?? false
    const isSunday = clock.dayOfWeek === 7
    if (minute >= terms.nightFrom || minute < terms.nightTo) found.night += 1
    if (isHoliday && !(isSunday && terms.holidayOnSunday === 'sunday')) found.holiday += 1
    else if (isSunday) found.sunday += 1
  }
  return found
}
