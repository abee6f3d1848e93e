import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import type { FreeDay } from '../calendar/work-calendar.ts'
import type { SheetAbsence } from './absences-by-half.ts'
import { carryOver } from './carry-over.ts'
import { at, calendarOf, fullTime, inputOf, work } from './sheet.fixture.ts'
import { type SheetInput, sheetOf } from './sheet-of.ts'

const christmas: Record<string, FreeDay> = {
  '2026-12-08': { name: 'Mariä Empfängnis', isPublic: true, share: 'whole' },
  '2026-12-24': { name: 'Heiliger Abend', isPublic: false, share: 'half' },
  '2026-12-25': { name: 'Christtag', isPublic: true, share: 'whole' },
  '2026-12-28': { name: 'Betriebsurlaub', isPublic: false, share: 'whole' },
}
const calendar = calendarOf(christmas)
const away = (
  type: SheetAbsence['type'],
  firstDay: string,
  more: Partial<SheetAbsence> = {},
): SheetAbsence => ({
  id: type,
  type,
  status: 'approved',
  firstDay,
  lastDay: firstDay,
  ...more,
})

/** The lines of one day in words, with the minutes before them. */
const linesOn = (day: string, more: Partial<SheetInput>) => {
  const input = inputOf(day, '2027-06-01', { calendar, ...more })
  const sheet = sheetOf({ ...input, days: { from: input.days.from, to: input.days.from + 1 } })

  return sheet.days.flatMap(({ lines }) => lines.map(({ minutes, reason }) => `${minutes} ${reason}`))
}

describe('a day of the sheet', () => {
  const owed = '-480 Soll lt. Vertrag'
  const half = { endsAtNoon: true }

  it.each<[string, string, Partial<SheetInput>, string[]]>([
    ['is owed', '2026-12-03', {}, [owed]],
    ['of a weekend is not', '2026-12-05', {}, []],
    [
      'of work says from when to when, and how long the break was',
      '2026-12-03',
      {
        stretches: [
          work(at('2026-12-03', '08:00'), at('2026-12-03', '16:30'), [
            { from: at('2026-12-03', '12:00'), to: at('2026-12-03', '12:30') },
          ]),
        ],
      },
      [owed, '480 Gearbeitet 08:00–16:30, Pause 00:30'],
    ],
    [
      'of whoever is at work counts until now',
      '2026-12-03',
      { stretches: [work(at('2026-12-03', '08:00'), null)], nowMs: at('2026-12-03', '09:15') },
      [owed, '75 Gearbeitet seit 08:00'],
    ],
    ['that is a public holiday is credited', '2026-12-08', {}, [owed, '480 Feiertag: Mariä Empfängnis']],
    [
      'that is half free owes its morning',
      '2026-12-24',
      {},
      ['-240 Soll lt. Vertrag, halber Tag: Heiliger Abend'],
    ],
    ['on which the house is closed owes nothing', '2026-12-28', {}, ['0 Betriebsfrei: Betriebsurlaub']],
    [
      'of vacation is credited',
      '2026-12-03',
      { absences: [away('vacation', '2026-12-03')] },
      [owed, '480 Urlaub'],
    ],
    [
      'of half a vacation is credited by half',
      '2026-12-03',
      { absences: [away('vacation', '2026-12-03', half)] },
      [owed, '240 Urlaub'],
    ],
    [
      'of vacation on a holiday is the holiday',
      '2026-12-08',
      { absences: [away('vacation', '2026-12-08')] },
      [owed, '480 Feiertag: Mariä Empfängnis'],
    ],
    [
      'of vacation on half a company day is credited what is left of it',
      '2026-12-24',
      { absences: [away('vacation', '2026-12-24')] },
      ['-240 Soll lt. Vertrag, halber Tag: Heiliger Abend', '240 Urlaub'],
    ],
    [
      'of unpaid leave owes nothing',
      '2026-12-03',
      { absences: [away('unpaid', '2026-12-03')] },
      ['0 Unbezahlter Urlaub: nichts geschuldet'],
    ],
    [
      'of parental leave on a holiday owes and credits nothing',
      '2026-12-08',
      { absences: [away('parental', '2026-12-08')] },
      ['0 Karenz oder Elternzeit: nichts geschuldet'],
    ],
    [
      'of hours made up for is paid by the balance',
      '2026-12-03',
      { absences: [away('compensatory', '2026-12-03')] },
      [owed, '0 Zeitausgleich aus dem Zeitkonto'],
    ],
    [
      'of illness while hours are made up for stays with them',
      '2026-12-03',
      { absences: [away('sick', '2026-12-03'), away('compensatory', '2026-12-03')] },
      [owed, '0 Zeitausgleich aus dem Zeitkonto'],
    ],
    [
      'of a short illness in a vacation stays vacation in Austria',
      '2026-12-03',
      { absences: [away('sick', '2026-12-03'), away('vacation', '2026-12-03')] },
      [owed, '480 Urlaub'],
    ],
    [
      'of the same is illness in Germany',
      '2026-12-03',
      { absences: [away('sick', '2026-12-03'), away('vacation', '2026-12-03')], country: 'DE' },
      [owed, '480 Krankenstand'],
    ],
    [
      'of an absence that is only asked for is owed',
      '2026-12-03',
      { absences: [away('vacation', '2026-12-03', { status: 'requested' })] },
      [owed],
    ],
    [
      'of two contracts owes both',
      '2026-12-03',
      { contracts: [{ ...fullTime, id: 'second', minutesPerWeekday: { thursday: 120 } }, fullTime] },
      [owed, '-120 Soll lt. Vertrag'],
    ],
  ])('%s', (_what, day, more, lines) => {
    expect(linesOn(day, more)).toEqual(lines)
  })

  it('knows what was planned, by the day on which a shift begins', () => {
    const timeZone = 'Europe/Vienna'
    const shift = {
      from: at('2026-12-03', '22:00'),
      to: at('2026-12-04', '06:00'),
      breakMinutes: 30,
      timeZone,
    }
    const { days } = sheetOf(inputOf('2026-12-03', '2026-12-05', { shifts: [shift] }))

    expect(days.map(({ planned }) => planned)).toEqual([450, 0])
  })
})

describe('a night', () => {
  it.each([
    ['that is put back has nine hours', '2026-10-24', '2026-10-25', 540],
    ['that is put forward has seven', '2026-03-28', '2026-03-29', 420],
    ['of a leap day has eight', '2028-02-29', '2028-03-01', 480],
    ['of New Year is work of the old year', '2026-12-31', '2027-01-01', 480],
  ])('%s, all of them of the day on which it began', (_what, evening, morning, minutes) => {
    const night = work(at(evening, '22:00'), at(morning, '06:00'))
    const { days } = sheetOf(inputOf(evening, '2028-03-02', { stretches: [night] }))

    expect(days.slice(0, 2).map(({ worked }) => worked)).toEqual([minutes, 0])
    expect(days[0]?.lines.at(-1)?.reason).toBe('Gearbeitet 22:00–06:00')
  })
})

describe('overtime', () => {
  const shifts = (hours: readonly number[]) =>
    hours.map((each, index) => {
      const from = at('2026-11-30', '08:00') + index * 86_400_000
      return work(from, from + each * 3_600_000)
    })
  const overtime = () => ({ dailyMinutes: 600, weeklyMinutes: 2400 })
  const told = (hours: readonly number[], from = '2026-11-30') =>
    sheetOf(inputOf(from, '2026-12-07', { stretches: shifts(hours), overtime })).days.flatMap(({ lines }) =>
      lines
        .filter(({ account }) => account === 'overtime')
        .map(({ minutes, reason }) => `${minutes} ${reason}`),
    )

  it.each<[string, number[], string[]]>([
    ['of a usual week is none', [8, 8, 8, 8, 8], []],
    ['of a long day is what is over ten hours', [12], ['120 Über 10 Stunden am Tag']],
    ['of a long week is what is over forty', [9, 9, 9, 9, 9], ['300 Über 40 Stunden in der Woche']],
    [
      'of both counts each minute once',
      [12, 10, 10, 10, 10],
      ['120 Über 10 Stunden am Tag', '600 Über 40 Stunden in der Woche'],
    ],
  ])('%s', (_what, hours, lines) => {
    expect(told(hours)).toEqual(lines)
  })

  it('of a week that began in the month before knows of it', () => {
    expect(told([9, 9, 9, 9, 9], '2026-12-01')).toEqual(['300 Über 40 Stunden in der Woche'])
  })
})

it('a sheet goes on with what the one before came to', () => {
  const stretches = [work(at('2026-11-30', '08:00'), at('2026-11-30', '18:00'))]
  const november = sheetOf(inputOf('2026-11-30', '2026-12-01', { stretches }))
  const december = sheetOf(inputOf('2026-12-01', '2026-12-02', { opening: carryOver(november) }))

  expect(december.opening).toEqual([
    { account: 'time', minutes: 120, reason: 'Übertrag vom 30.11.2026', source: 'carry:2026-11-30' },
  ])
  expect(december.sums).toEqual({
    planned: 0,
    owed: 480,
    worked: 0,
    breaks: 0,
    credited: 0,
    balances: { time: -360 },
  })
  expect(december.days[0]?.day).toBe(dayNumberOf('2026-12-01'))
})
