import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { minuteMs } from '../../time/zone-clock.ts'
import { plainCalendar } from '../calendar/work-calendar.ts'
import { dutyNow } from './duty-now.ts'
import { lawFor, type Person } from './law-rules.ts'
import { adultIn, at, work, youthIn } from './law-week.fixture.ts'
import { nextDuty } from './next-duty.ts'
import { warningsOfWork } from './warnings-of-work.ts'
import type { Work } from './work-day.ts'
import { wordsOfDuty } from './work-warning.texts.ts'

/** At work since an hour of one day, with breaks. */
const since = (from: string, ...breaks: string[]): Work => ({
  ...work(`2026-11-16 ${from}-07:59`, ...breaks),
  to: null,
})
const saidAt = (time: string, person: Person, works: readonly Work[]) => {
  const nowMs = at(`2026-11-16 ${time}`)
  const duty = dutyNow(works, lawFor(person), nowMs)

  return duty && wordsOfDuty(duty, nowMs)
}

describe('what has been passed', () => {
  it.each<[string, Person, string, Work[], string]>([
    [
      'is a break that stays due until it is taken',
      adultIn('AT'),
      '15:00',
      [since('08:00')],
      'Jetzt ist eine Pause von 30 Minuten fällig (§ 11 AZG).',
    ],
    [
      'is what is left of a break',
      adultIn('AT'),
      '15:00',
      [since('08:00', '14:00-14:20')],
      'Jetzt ist eine Pause von 10 Minuten fällig (§ 11 AZG).',
    ],
    [
      'is nothing once the break is taken',
      adultIn('AT'),
      '15:00',
      [since('08:00', '14:10-14:40')],
      'In 5 Stunden 30 Minuten sind an diesem Tag 12 Stunden erreicht (§ 9 Abs. 1 AZG).',
    ],
    [
      'is a further break where work goes on in one go for too long',
      adultIn('DE'),
      '15:40',
      [since('08:00', '09:00-09:30')],
      'Jetzt ist eine Pause von 15 Minuten fällig (§ 4 ArbZG).',
    ],
    [
      'is no end where it can be balanced on other days',
      adultIn('DE'),
      '17:00',
      [since('08:00', '12:00-12:30')],
      'In 30 Minuten ist eine Pause von 15 Minuten fällig (§ 4 ArbZG).',
    ],
    [
      'is the end of the day before any break',
      adultIn('AT'),
      '20:30',
      [since('08:00')],
      'Jetzt sind an diesem Tag 12 Stunden erreicht (§ 9 Abs. 1 AZG).',
    ],
    [
      'is the night of who is young before all else',
      youthIn('AT', 17),
      '23:30',
      [since('08:00')],
      'Jetzt muss die Arbeit enden, danach ist sie für Jugendliche dieses Alters nicht erlaubt (§ 17 Abs. 2 KJBG).',
    ],
  ])('%s', (_claim, person, time, works, expected) => {
    expect(saidAt(time, person, works)).toBe(expected)
  })

  it('is nothing to who is not at work', () => {
    expect(saidAt('20:00', adultIn('AT'), [work('2026-11-16 08:00-16:00')])).toBeNull()
  })

  const people = fc.constantFrom(
    adultIn('AT'),
    adultIn('DE'),
    adultIn('CH'),
    youthIn('AT', 17),
    youthIn('DE', 16),
  )
  const breaks = fc.option(
    fc.record({ at: fc.integer({ min: 1, max: 400 }), minutes: fc.integer({ min: 1, max: 60 }) }),
  )
  /** What stands as long as nobody makes it good; a break that came too late has come. */
  const standing = ['break-missing', 'day-too-long', 'span-too-long', 'week-too-long', 'work-at-night']

  it('is due while a warning of it stands, and without one it is what comes next', () => {
    fc.assert(
      fc.property(people, breaks, fc.integer({ min: 1, max: 930 }), (person, rest, minutes) => {
        const from = at('2026-11-16 08:00')
        const pause = rest && rest.at + rest.minutes < minutes ? rest : null
        const restFrom = from + (pause?.at ?? 0) * minuteMs
        const restTo = restFrom + (pause?.minutes ?? 0) * minuteMs
        const open: Work = { ...since('08:00'), breaks: pause ? [{ from: restFrom, to: restTo }] : [] }
        const rulesOn = lawFor(person)
        const nowMs = from + minutes * minuteMs
        const warnings = warningsOfWork([open], { rulesOn, calendar: plainCalendar, nowMs })
        const stands = warnings.some(({ code }) => standing.includes(code))
        const isPast = !stands && warnings.some(({ code }) => code === 'break-too-late')
        const duty = dutyNow([open], rulesOn, nowMs)
        fc.pre(!isPast)

        expect(stands ? duty?.at : duty).toEqual(stands ? nowMs : nextDuty([open], rulesOn, nowMs))
      }),
    )
  })
})
