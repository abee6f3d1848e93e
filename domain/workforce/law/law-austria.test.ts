import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import type { Person } from './law-rules.ts'
import { adultIn, found, work, youthIn } from './law-week.fixture.ts'
import type { Work } from './work-day.ts'

const cook = adultIn('AT')
const clerk = adultIn('AT', 'other')
const apprentice = youthIn('AT', 17)
const week = (...days: number[]) => days.map((day) => `2026-11-${day}`)
/** Eight hours with their break on each of the days. */
const usual = (...days: number[]) => week(...days).map((day) => work(`${day} 08:00-16:30`, '12:00-12:30'))
/** The 8th of December 2026 is a Tuesday. */
const december: WorkCalendar = (day) =>
  day === dayNumberOf('2026-12-08') ? { name: 'Mariä Empfängnis', isPublic: true, share: 'whole' } : undefined

type Example = [string, Person, Work[], string[]]

describe('AZG', () => {
  it.each<Example>([
    ['§ 11: six hours need no break', cook, [work('2026-11-16 08:00-14:00')], []],
    [
      '§ 11: a minute more needs thirty minutes',
      cook,
      [work('2026-11-16 08:00-14:01')],
      ['break-missing § 11 AZG'],
    ],
    [
      '§ 11: three breaks of ten minutes are enough',
      cook,
      [work('2026-11-16 08:00-16:30', '10:00-10:10', '12:00-12:10', '14:00-14:10')],
      [],
    ],
    [
      '§ 11: six of five minutes are none',
      cook,
      [
        work(
          '2026-11-16 08:00-16:30',
          '09:00-09:05',
          '10:00-10:05',
          '11:00-11:05',
          '12:00-12:05',
          '13:00-13:05',
          '14:00-14:05',
        ),
      ],
      ['break-missing § 11 AZG'],
    ],
    [
      '§ 11: the pause between two stretches of a day is a break',
      cook,
      [work('2026-11-16 09:00-13:00'), work('2026-11-16 13:40-17:40')],
      [],
    ],
    ['§ 9: twelve hours are allowed', cook, [work('2026-11-16 08:00-20:30', '12:00-12:30')], []],
    [
      '§ 9: a minute more is not',
      cook,
      [work('2026-11-16 08:00-20:31', '12:00-12:30')],
      ['day-too-long § 9 Abs. 1 AZG'],
    ],
    [
      '§ 9: before September 2018 ten hours were the most',
      cook,
      [work('2018-08-27 08:00-18:31', '12:00-12:30')],
      ['day-too-long § 9 Abs. 1 AZG'],
    ],
    [
      '§ 9: sixty hours a week are allowed',
      cook,
      week(16, 17, 18, 19, 20).map((day) => work(`${day} 08:00-20:30`, '12:00-12:30')),
      [],
    ],
    [
      '§ 9: and no more, in whole weeks from Monday on',
      cook,
      [
        ...week(16, 17, 18, 19, 20).map((day) => work(`${day} 08:00-20:30`, '12:00-12:30')),
        work('2026-11-21 10:00-10:30'),
      ],
      ['week-too-long § 9 Abs. 1 AZG'],
    ],
    [
      '§ 12: eleven hours lie between two days',
      cook,
      [work('2026-11-16 17:00-23:00'), work('2026-11-17 10:00-14:00')],
      [],
    ],
    [
      '§ 12: and not a minute less',
      cook,
      [work('2026-11-16 17:00-23:00'), work('2026-11-17 09:59-14:00')],
      ['rest-too-short § 12 Abs. 1 AZG'],
    ],
    [
      '§ 12 Abs. 2a: after a day in two parts eight are enough in a restaurant, to be balanced',
      cook,
      [work('2026-11-16 10:00-14:00'), work('2026-11-16 18:00-23:00'), work('2026-11-17 08:00-12:00')],
      ['rest-to-balance § 12 Abs. 2a AZG'],
    ],
    [
      '§ 12 Abs. 2a: not after a pause of less than three hours',
      cook,
      [
        work('2026-11-16 10:00-14:00'),
        work('2026-11-16 16:30-23:00', '19:00-19:30'),
        work('2026-11-17 08:00-12:00'),
      ],
      ['rest-too-short § 12 Abs. 1 AZG'],
    ],
    [
      '§ 12 Abs. 2a: and not in an office',
      clerk,
      [work('2026-11-16 10:00-14:00'), work('2026-11-16 18:00-23:00'), work('2026-11-17 08:00-12:00')],
      ['rest-too-short § 12 Abs. 1 AZG'],
    ],
  ])('%s', (_claim, person, works, expected) => {
    expect(found(person, works)).toEqual(expected)
  })
})

describe('ARG', () => {
  it.each<Example>([
    ['§ 3: who works from Monday to Friday has their weekend', clerk, usual(16, 17, 18, 19, 20, 23), []],
    ['§ 3: work on a Sunday needs an exception', clerk, usual(22), ['work-on-sunday § 3 ARG']],
    ['§ 3: which begins at midnight', clerk, [work('2026-11-21 20:00-00:30')], ['work-on-sunday § 3 ARG']],
    ['§ 3: a restaurant has it', cook, usual(22), []],
    ['§ 4: thirty-six hours within the week make up for it', cook, usual(16, 17, 20, 21, 22, 23), []],
    [
      '§ 4: seven days without are none',
      cook,
      [...usual(16, 17, 18, 19, 20, 21, 22), work('2026-11-23 08:00-10:00')],
      ['weekly-rest-missing §§ 3 und 4 ARG'],
    ],
    [
      '§ 7: a holiday is none in an office',
      clerk,
      [work('2026-12-08 08:00-12:00')],
      ['work-on-holiday § 7 ARG'],
    ],
    ['§ 7: and a day of work in a restaurant', cook, [work('2026-12-08 08:00-12:00')], []],
  ])('%s', (_claim, person, works, expected) => {
    expect(found(person, works, december)).toEqual(expected)
  })
})

describe('KJBG', () => {
  it.each<Example>([
    ['§ 15: four and a half hours need no break', apprentice, [work('2026-11-16 08:00-12:30')], []],
    [
      '§ 15: a minute more needs half an hour',
      apprentice,
      [work('2026-11-16 08:00-12:31')],
      ['break-missing § 15 KJBG'],
    ],
    [
      '§ 15: in one piece',
      apprentice,
      [work('2026-11-16 08:00-13:30', '10:00-10:15', '12:00-12:15')],
      ['break-missing § 15 KJBG'],
    ],
    [
      '§ 15: after six hours at the latest',
      apprentice,
      [work('2026-11-16 08:00-15:00', '14:01-14:31')],
      ['break-too-late § 15 KJBG'],
    ],
    [
      '§ 11: eight hours a day, nine where the week balances them',
      apprentice,
      [work('2026-11-16 08:00-17:00', '12:00-12:30')],
      ['day-to-balance § 11 Abs. 3 KJBG'],
    ],
    [
      '§ 11: and never more than nine',
      apprentice,
      [work('2026-11-16 08:00-17:31', '12:00-12:30')],
      ['day-too-long § 11 Abs. 3 KJBG'],
    ],
    ['§ 11: forty hours a week', apprentice, usual(16, 17, 18, 19, 20), []],
    [
      '§ 11: more of them are to be balanced',
      apprentice,
      [...usual(16, 17, 18, 19), work('2026-11-20 08:00-17:00', '12:00-12:30')],
      ['day-to-balance § 11 Abs. 3 KJBG', 'week-to-balance § 11 KJBG'],
    ],
    [
      '§ 16: twelve hours of rest',
      apprentice,
      [work('2026-11-16 14:00-18:00'), work('2026-11-17 06:00-10:00')],
      [],
    ],
    [
      '§ 16: and no less',
      apprentice,
      [work('2026-11-16 16:00-20:00'), work('2026-11-17 07:30-10:00')],
      ['rest-too-short § 16 KJBG'],
    ],
    [
      '§ 16: fourteen below fifteen years',
      youthIn('AT', 14),
      [work('2026-11-16 14:00-18:00'), work('2026-11-17 07:30-10:00')],
      ['rest-too-short § 16 KJBG'],
    ],
    ['§ 17: from sixteen on until eleven in a restaurant', apprentice, [work('2026-11-16 19:00-23:00')], []],
    ['§ 17: and no longer', apprentice, [work('2026-11-16 19:00-23:01')], ['work-at-night § 17 Abs. 2 KJBG']],
    [
      '§ 17: until eight elsewhere',
      youthIn('AT', 17, 'other'),
      [work('2026-11-16 17:00-20:01')],
      ['work-at-night § 17 Abs. 1 KJBG'],
    ],
    [
      '§ 17: and before sixteen',
      youthIn('AT', 15),
      [work('2026-11-16 17:00-20:01')],
      ['work-at-night § 17 Abs. 1 KJBG'],
    ],
    [
      '§ 17: not before six in the morning',
      apprentice,
      [work('2026-11-16 05:30-09:00')],
      ['work-at-night § 17 Abs. 2 KJBG'],
    ],
    ['§ 18: a Sunday in a restaurant', apprentice, usual(15), []],
    ['§ 18: and not the one after it', apprentice, usual(15, 22), ['work-on-second-sunday § 18 Abs. 3 KJBG']],
    ['§ 18: none elsewhere', youthIn('AT', 16, 'other'), usual(15), ['work-on-sunday § 18 Abs. 1 KJBG']],
    [
      '§ 18: and no holiday',
      youthIn('AT', 16, 'other'),
      [work('2026-12-08 08:00-12:00')],
      ['work-on-holiday § 18 Abs. 1 KJBG'],
    ],
    [
      'who turns eighteen is an adult from that day on',
      { country: 'AT', trade: 'gastronomy', birthDate: '2008-11-17' },
      [work('2026-11-16 19:00-23:30'), work('2026-11-17 19:00-23:30')],
      ['work-at-night § 17 Abs. 2 KJBG'],
    ],
  ])('%s', (_claim, person, works, expected) => {
    expect(found(person, works, december)).toEqual(expected)
  })
})
