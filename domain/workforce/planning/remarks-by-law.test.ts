import { describe, expect, it } from 'vitest'

import { plainCalendar } from '../calendar/work-calendar.ts'
import { lawFor } from '../law/law-rules.ts'
import { remarksByLaw } from './remarks-by-law.ts'

const timeZone = 'Europe/Vienna'
/** The week of Monday, 3 August 2026, when Vienna is two hours ahead. */
const at = (day: string, time: string) => Date.parse(`2026-08-${day}T${time}:00+02:00`)
const shift = (id: string, day: string, [from, to]: [string, string], breakMinutes = 30) => ({
  id,
  breakMinutes,
  from: at(day, from),
  to: at(day, to),
})
type Given = Partial<{ birthDate: string; country: 'AT' | 'DE'; hidden: string[]; end: string }>

const told = (
  shifts: Parameters<typeof remarksByLaw>[0],
  { birthDate, country = 'AT', hidden = [], end = '17' }: Given = {},
) =>
  remarksByLaw(shifts, {
    rulesOn: lawFor({ country, trade: 'gastronomy', birthDate: birthDate ?? null }),
    calendar: plainCalendar,
    timeZone,
    nowMs: at(end, '00:00'),
    isShown: (id) => !hidden.includes(id),
  }).map(({ shift: id, code, text }) => [id, code, text])

describe('the law says of a plan', () => {
  const late = shift('late', '04', ['15:00', '23:30'])
  const early = shift('early', '05', ['08:00', '16:00'])

  it('that a rest is too short, on both sides of it', () => {
    const words = 'dauert 8 Stunden 30 Minuten, vorgeschrieben sind 11 Stunden (§ 12 Abs. 1 AZG).'
    expect(told([early, late])).toEqual([
      ['early', 'rest-too-short', `Die Ruhezeit davor ${words}`],
      ['late', 'rest-too-short', `Die Ruhezeit danach ${words}`],
    ])
  })

  it.each([
    ['early', ['late']],
    ['late', ['early']],
  ])('so to whoever does not see %s', (hidden, shown) => {
    expect(told([late, early], { hidden: [hidden] }).map(([id]) => id)).toEqual(shown)
  })

  it('nothing where eleven hours lie between, and the clocks change', () => {
    const before = { ...late, from: Date.parse('2026-10-24T15:00Z'), to: Date.parse('2026-10-24T20:00Z') }
    const after = { ...early, from: Date.parse('2026-10-25T07:00Z'), to: Date.parse('2026-10-25T12:00Z') }
    expect(told([before, after], { end: '04' })).toEqual([])
  })

  it('that a break is missing, until one is planned', () => {
    expect(told([{ ...early, breakMinutes: 0 }])).toEqual([
      [
        'early',
        'break-missing',
        'Es fehlt eine Pause: 30 Minuten sind vorgeschrieben, es sind 0 Minuten (§ 11 AZG).',
      ],
    ])
    expect(told([early])).toEqual([])
  })

  it('that a day of two shifts is too long, without breaks', () => {
    const evening = shift('evening', '05', ['16:30', '21:00'], 0)
    expect(told([early, evening])).toEqual([])
    expect(told([early, { ...evening, to: at('05', '21:01') }]).map(([id, code]) => [id, code])).toEqual([
      ['evening', 'day-too-long'],
    ])
  })

  it('what is wrong with a week, at the last shift of it that is shown', () => {
    const days = ['03', '04', '05', '06', '07', '08', '09']
    const week = days.map((day) => shift(day, day, ['09:00', '17:30']))
    const codes = (given: Given = {}) => told(week, given).map(([id, code]) => [id, code])

    expect(codes()).toEqual([['09', 'weekly-rest-missing']])
    expect(codes({ hidden: ['09'] })).toEqual([['08', 'weekly-rest-missing']])
    expect(codes({ hidden: days })).toEqual([])
  })

  it('more of who is not grown up', () => {
    const evening = shift('evening', '05', ['18:00', '23:30'])
    expect(told([evening])).toEqual([])
    expect(told([evening], { birthDate: '2009-09-01' }).map(([, code]) => code)).toContain('work-at-night')
  })
})
