import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { nightProblem, surchargePercentsOf, surchargeTermsOf } from './surcharge-terms.ts'

const today = dayNumberOf('2026-11-20')

describe('terms of surcharges', () => {
  it.each([
    ['AT', 1320, 'sunday'],
    ['DE', 1380, 'holiday'],
    ['CH', 1380, 'sunday'],
    ['LI', 1380, 'sunday'],
    [null, 1320, 'sunday'],
  ] as const)(
    'of %s begin the night at minute %i and take a holiday on a Sunday as %s',
    (country, from, as) => {
      expect(surchargeTermsOf(country, today)).toEqual({ nightFrom: from, nightTo: 360, holidayOnSunday: as })
    },
  )

  it('are those of the branch where it says both ends of its night', () => {
    const own = surchargeTermsOf('AT', today, { nightFrom: '00:00', nightTo: '05:30' })

    expect(own).toEqual({ nightFrom: 0, nightTo: 330, holidayOnSunday: 'sunday' })
    expect(surchargeTermsOf('AT', today, { nightFrom: '00:00', nightTo: null }).nightFrom).toBe(1320)
  })

  it('hold before their first row as well', () => {
    expect(surchargeTermsOf('DE', dayNumberOf('1970-01-01')).nightFrom).toBe(1380)
  })

  it.each([
    [{ nightFrom: '22:00', nightTo: '06:00' }, null],
    [{}, null],
    [{ nightFrom: '', nightTo: null }, null],
    [{ nightFrom: '22:00' }, 'half-a-night'],
    [{ nightTo: '06:00' }, 'half-a-night'],
    [{ nightFrom: '22:00', nightTo: '22:00' }, 'empty-night'],
  ])('with %j are refused as %s', (own, problem) => {
    expect(nightProblem(own)).toBe(problem)
  })

  it('keep no percent where the branch names none', () => {
    expect(surchargePercentsOf({ sundayPercent: 50, holidayPercent: 0 })).toEqual({
      night: null,
      sunday: 50,
      holiday: 0,
    })
  })
})
