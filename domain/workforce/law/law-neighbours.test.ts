import { describe, expect, it } from 'vitest'

import type { Person } from './law-rules.ts'
import { adultIn, found, work, youthIn } from './law-week.fixture.ts'
import type { Work } from './work-day.ts'

type Example = [string, Person, Work[], string[]]
const usual = (...days: number[]) => days.map((day) => work(`2026-11-${day} 08:00-16:30`, '12:00-12:30'))

describe('ArbZG', () => {
  const waiter = adultIn('DE')
  it.each<Example>([
    ['§ 4: six hours need no break', waiter, [work('2026-11-16 08:00-14:00')], []],
    [
      '§ 4: more of them thirty minutes, and none of them without one after six',
      waiter,
      [work('2026-11-16 08:00-14:01')],
      ['break-missing § 4 ArbZG', 'break-too-late § 4 ArbZG'],
    ],
    [
      '§ 4: two quarters of an hour',
      waiter,
      [work('2026-11-16 08:00-16:30', '10:00-10:15', '13:00-13:15')],
      [],
    ],
    [
      '§ 4: ten minutes are no break',
      waiter,
      [work('2026-11-16 08:00-16:30', '09:00-09:10', '10:00-10:10', '12:00-12:10')],
      ['break-missing § 4 ArbZG', 'break-too-late § 4 ArbZG'],
    ],
    [
      '§ 4: more than nine hours need forty-five minutes',
      waiter,
      [work('2026-11-16 08:00-17:31', '12:00-12:30')],
      ['break-missing § 4 ArbZG'],
    ],
    ['§ 3: ten hours are the most', waiter, [work('2026-11-16 08:00-18:45', '13:00-13:45')], []],
    [
      '§ 3: and a minute more is too much',
      waiter,
      [work('2026-11-16 08:00-18:46', '13:00-13:45')],
      ['day-too-long § 3 ArbZG'],
    ],
    [
      '§ 5: ten hours of rest in a restaurant, to be balanced',
      waiter,
      [work('2026-11-16 18:00-23:00'), work('2026-11-17 09:00-12:00')],
      ['rest-to-balance § 5 Abs. 2 ArbZG'],
    ],
    [
      '§ 5: and no less',
      waiter,
      [work('2026-11-16 18:00-23:00'), work('2026-11-17 08:59-12:00')],
      ['rest-too-short § 5 Abs. 1 ArbZG'],
    ],
    [
      '§ 5: eleven elsewhere',
      adultIn('DE', 'other'),
      [work('2026-11-16 18:00-23:00'), work('2026-11-17 09:00-12:00')],
      ['rest-too-short § 5 Abs. 1 ArbZG'],
    ],
    ['§ 9: no Sunday', adultIn('DE', 'other'), usual(22), ['work-on-sunday § 9 Abs. 1 ArbZG']],
    ['§ 10: but in restaurants', waiter, usual(22), []],
  ])('%s', (_claim, person, works, expected) => {
    expect(found(person, works)).toEqual(expected)
  })
})

describe('JArbSchG', () => {
  const apprentice = youthIn('DE', 16)
  it.each<Example>([
    [
      '§ 11: four and a half hours at most without a break of thirty minutes',
      apprentice,
      [work('2026-11-16 08:00-12:31')],
      ['break-missing § 11 JArbSchG', 'break-too-late § 11 JArbSchG'],
    ],
    [
      '§ 11: more than six hours need an hour',
      apprentice,
      [work('2026-11-16 08:00-14:31', '11:00-11:30')],
      ['break-missing § 11 JArbSchG'],
    ],
    [
      '§ 8: eight hours a day, and half an hour more where others are shorter',
      apprentice,
      [work('2026-11-16 08:00-17:30', '11:00-11:30', '14:00-14:30')],
      ['day-to-balance § 8 Abs. 2a JArbSchG'],
    ],
    [
      '§ 8: and no more',
      apprentice,
      [work('2026-11-16 08:00-17:31', '11:00-11:30', '14:00-14:30')],
      ['day-too-long § 8 Abs. 2a JArbSchG'],
    ],
    [
      '§ 12: eleven hours from begin to end in a restaurant',
      apprentice,
      [work('2026-11-16 10:00-14:00'), work('2026-11-16 17:01-21:01')],
      ['span-too-long § 12 JArbSchG'],
    ],
    [
      '§ 13: twelve hours of rest',
      apprentice,
      [work('2026-11-16 18:00-22:00'), work('2026-11-17 09:59-12:00')],
      ['rest-too-short § 13 JArbSchG'],
    ],
    ['§ 14: until ten in a restaurant', apprentice, [work('2026-11-16 18:00-22:00')], []],
    [
      '§ 14: and no longer',
      apprentice,
      [work('2026-11-16 18:00-22:01')],
      ['work-at-night § 14 Abs. 2 JArbSchG'],
    ],
    [
      '§ 14: until eight before sixteen',
      youthIn('DE', 15),
      [work('2026-11-16 18:00-20:01')],
      ['work-at-night § 14 Abs. 1 JArbSchG'],
    ],
    [
      '§ 15: on five days a week',
      apprentice,
      [16, 17, 18, 19, 20, 21].map((day) => work(`2026-11-${day} 08:00-12:00`)),
      ['too-many-days § 15 JArbSchG'],
    ],
    [
      '§ 17: every second Sunday is free in a restaurant',
      apprentice,
      [15, 22].map((day) => work(`2026-11-${day} 08:00-12:00`)),
      ['work-on-second-sunday § 17 Abs. 2 JArbSchG'],
    ],
    ...['2025-12-25', '2026-01-01', '2026-04-05', '2026-05-01'].map(
      (day): Example => [
        `§ 18 Abs. 2: ${day} is closed to the young in a restaurant as well`,
        apprentice,
        [work(`${day} 10:00-12:00`)],
        ['work-on-closed-day § 18 Abs. 2 JArbSchG'],
      ],
    ),
    ...['2025-12-26', '2026-04-06', '2026-05-14', '2026-10-03'].map(
      (day): Example => [
        `§ 18 Abs. 2: but not the holiday of ${day}`,
        apprentice,
        [work(`${day} 10:00-12:00`)],
        [],
      ],
    ),
    ['§ 18 Abs. 1: until two on 24 December', apprentice, [work('2025-12-24 10:00-14:00')], []],
    ...['2025-12-24', '2025-12-31'].flatMap((day) =>
      (['gastronomy', 'other'] as const).map(
        (trade): Example => [
          `§ 18 Abs. 1: and no longer, nor on 31 December, in any trade (${day}, ${trade})`,
          youthIn('DE', 17, trade),
          [work(`${day} 10:00-14:01`)],
          ['work-on-closed-day § 18 Abs. 1 JArbSchG'],
        ],
      ),
    ),
    [
      '§ 18 Abs. 1: once for a day',
      youthIn('DE', 17),
      [work('2025-12-31 15:00-17:00'), work('2025-12-31 18:00-19:00')],
      ['work-on-closed-day § 18 Abs. 1 JArbSchG'],
    ],
    ['§ 18: grown-ups work then', adultIn('DE'), [work('2025-12-25 10:00-14:00')], []],
    [
      '§ 5: children work two hours',
      youthIn('DE', 14),
      [work('2026-11-16 15:00-17:01')],
      ['day-too-long § 5 Abs. 3 JArbSchG'],
    ],
  ])('%s', (_claim, person, works, expected) => {
    expect(found(person, works)).toEqual(expected)
  })
})

describe('ArG', () => {
  const swiss = adultIn('CH')
  it.each<Example>([
    ['Art. 15: five and a half hours need no break', swiss, [work('2026-11-16 08:00-13:30')], []],
    [
      'Art. 15: more of them a quarter of an hour',
      swiss,
      [work('2026-11-16 08:00-13:31')],
      ['break-missing Art. 15 ArG'],
    ],
    [
      'Art. 15: more than seven half an hour',
      swiss,
      [work('2026-11-16 08:00-15:16', '11:00-11:15')],
      ['break-missing Art. 15 ArG'],
    ],
    [
      'Art. 15: more than nine an hour',
      swiss,
      [work('2026-11-16 08:00-17:31', '12:00-12:30')],
      ['break-missing Art. 15 ArG'],
    ],
    [
      'Art. 10: fourteen hours from begin to end',
      swiss,
      [work('2026-11-16 08:00-13:00'), work('2026-11-16 17:00-22:01')],
      ['span-too-long Art. 10 Abs. 3 ArG'],
    ],
    [
      'Art. 9: fifty hours a week',
      swiss,
      [16, 17, 18, 19, 20].map((day) => work(`2026-11-${day} 08:00-19:01`, '12:00-13:00')),
      ['week-too-long Art. 9 Abs. 1 ArG'],
    ],
    [
      'Art. 15a: eleven hours of rest, eight where it is balanced',
      swiss,
      [work('2026-11-16 18:00-23:00'), work('2026-11-17 08:00-12:00')],
      ['rest-to-balance Art. 15a Abs. 2 ArG'],
    ],
    [
      'Art. 15a: and no less',
      swiss,
      [work('2026-11-16 18:00-23:00'), work('2026-11-17 06:30-11:00')],
      ['rest-too-short Art. 15a Abs. 1 ArG'],
    ],
    [
      'Art. 31: until eight before sixteen',
      youthIn('CH', 15),
      [work('2026-11-16 18:00-20:01')],
      ['work-at-night Art. 31 Abs. 2 ArG'],
    ],
    ['Art. 31: until ten from then on', youthIn('CH', 16), [work('2026-11-16 18:00-22:00')], []],
    [
      'Art. 31: no Sunday',
      youthIn('CH', 17),
      [work('2026-11-22 10:00-14:00')],
      ['work-on-sunday Art. 31 Abs. 4 ArG'],
    ],
    [
      'in Liechtenstein the span is thirteen hours',
      adultIn('LI'),
      [work('2026-11-16 08:00-13:00'), work('2026-11-16 17:00-21:01')],
      ['span-too-long Art. 10 ArG (LI)'],
    ],
  ])('%s', (_claim, person, works, expected) => {
    expect(found(person, works)).toEqual(expected)
  })
})
