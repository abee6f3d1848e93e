import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { minuteMs } from '../../time/zone-clock.ts'
import { plainCalendar } from '../calendar/work-calendar.ts'
import { lawFor, type Person } from './law-rules.ts'
import { adultIn, at, work, youthIn } from './law-week.fixture.ts'
import { nextDuty } from './next-duty.ts'
import { warningsOfWork } from './warnings-of-work.ts'
import type { Work } from './work-day.ts'
import { inWords, wordsOfDuty, wordsOfWarning } from './work-warning.texts.ts'
import { warningCodes } from './work-warning.ts'

/** At work since eight, with breaks. */
const since8 = (...breaks: string[]): Work => ({ ...work('2026-11-16 08:00-20:00', ...breaks), to: null })
const saidAt = (time: string, person: Person, works: readonly Work[]) => {
  const nowMs = at(`2026-11-16 ${time}`)
  const next = nextDuty(works, lawFor(person), nowMs)

  return next && wordsOfDuty(next, nowMs)
}

describe('what comes next', () => {
  it.each<[string, Person, string, Work[], string | null]>([
    [
      'is a break before it is missing',
      adultIn('AT'),
      '13:40',
      [since8()],
      'In 20 Minuten ist eine Pause von 30 Minuten fällig (§ 11 AZG).',
    ],
    [
      'is due to the minute',
      adultIn('AT'),
      '14:00',
      [since8()],
      'Jetzt ist eine Pause von 30 Minuten fällig (§ 11 AZG).',
    ],
    [
      'is what is left of it',
      adultIn('AT'),
      '13:40',
      [since8('10:00-10:10')],
      'In 30 Minuten ist eine Pause von 20 Minuten fällig (§ 11 AZG).',
    ],
    [
      'counts no break that is too short',
      adultIn('DE'),
      '13:40',
      [since8('10:00-10:10')],
      'In 30 Minuten ist eine Pause von 30 Minuten fällig (§ 4 ArbZG).',
    ],
    [
      'is the next break after the first, where work goes on in one go',
      adultIn('DE'),
      '12:00',
      [since8('09:00-09:30')],
      'In 3 Stunden 30 Minuten ist eine Pause von 15 Minuten fällig (§ 4 ArbZG).',
    ],
    [
      'is the end of the day once the breaks are taken',
      adultIn('AT'),
      '20:00',
      [since8('12:00-12:30')],
      'In 30 Minuten sind an diesem Tag 12 Stunden erreicht (§ 9 Abs. 1 AZG).',
    ],
    [
      'is the end of the span in Switzerland',
      adultIn('CH'),
      '21:00',
      [since8('12:00-14:00')],
      'In 1 Stunde liegt der Beginn 14 Stunden zurück, dann muss die Arbeit enden (Art. 10 Abs. 3 ArG).',
    ],
    [
      'is the night of who is young',
      youthIn('AT', 17),
      '22:59',
      [{ ...work('2026-11-16 20:00-20:01'), to: null }],
      'In 1 Minute muss die Arbeit enden, danach ist sie für Jugendliche dieses Alters nicht erlaubt (§ 17 Abs. 2 KJBG).',
    ],
    ['is nothing for who is not at work', adultIn('AT'), '20:00', [work('2026-11-16 08:00-14:00')], null],
    ['is nothing before the work begins', adultIn('AT'), '07:00', [since8()], null],
  ])('%s', (_claim, person, time, works, expected) => {
    expect(saidAt(time, person, works)).toBe(expected)
  })

  it('is the end of the week where that is near', () => {
    const days = [16, 17, 18, 19].map((day) => work(`2026-11-${day} 08:00-20:30`, '12:00-12:30'))
    const friday = [
      ...days,
      work('2026-11-20 07:30-20:00', '12:00-12:30'),
      { ...work('2026-11-21 10:00-10:01'), to: null },
    ]
    const nowMs = at('2026-11-21 10:00') + minuteMs

    expect(nextDuty(friday.slice(0, -2).concat(friday.slice(-1)), lawFor(adultIn('AT')), nowMs)?.code).toBe(
      'break-due',
    )
    expect(
      nextDuty(
        [...days, work('2026-11-20 08:00-19:30', '12:00-12:30'), friday.at(-1) ?? since8()],
        lawFor(adultIn('AT')),
        nowMs,
      ),
    ).toMatchObject({ code: 'week-ends', at: at('2026-11-21 11:00') })
  })
})

describe('who goes on past what comes next', () => {
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

  it('is warned of it a minute later, and not before', () => {
    fc.assert(
      fc.property(people, breaks, fc.integer({ min: 1, max: 700 }), (person, rest, minutes) => {
        const from = at('2026-11-16 08:00')
        const pause = rest && rest.at + rest.minutes < minutes ? rest : null
        const restFrom = from + (pause?.at ?? 0) * minuteMs
        const restTo = restFrom + (pause?.minutes ?? 0) * minuteMs
        const open: Work = { ...since8(), breaks: pause ? [{ from: restFrom, to: restTo }] : [] }
        const rulesOn = lawFor(person)
        const countAt = (nowMs: number) =>
          warningsOfWork([open], { rulesOn, calendar: plainCalendar, nowMs }).map(
            ({ code, paragraph, facts }) => `${code} ${paragraph} ${facts.needed}`,
          )
        const nowMs = from + minutes * minuteMs
        const next = nextDuty([open], rulesOn, nowMs)
        // A day that had one break too late is warned of once, however many follow.
        const wasLate = countAt(nowMs).some((each) => each.startsWith('break-too-late'))
        if (!next || (wasLate && next.code === 'break-due')) return

        expect(next.at).toBeGreaterThanOrEqual(nowMs)
        expect(countAt(next.at)).toEqual(countAt(nowMs))
        expect(countAt(next.at + minuteMs)).not.toEqual(countAt(nowMs))
      }),
    )
  })
})

describe('the words', () => {
  it('of each warning are a sentence with its paragraph', () => {
    for (const code of warningCodes) {
      const words = wordsOfWarning({
        code,
        paragraph: '§ 1 AZG',
        at: 0,
        workId: 'a',
        facts: { needed: 60, actual: 61, name: 'Christtag' },
      })
      expect(words).toMatch(/^[A-ZÄÖÜ].* \(§ 1 AZG\)\.$/)
      expect(words).not.toContain('undefined')
    }
  })

  it.each([
    [0, '0 Minuten'],
    [1, '1 Minute'],
    [60, '1 Stunde'],
    [620, '10 Stunden 20 Minuten'],
  ])('of %i minutes are “%s”', (minutes, words) => {
    expect(inWords(minutes)).toBe(words)
  })
})
