import { describe, expect, it } from 'vitest'

import { dayOfShift, type Shift, shiftProblems } from './working-schedule.ts'

const shift: Shift = { from: '2026-03-28T17:00:00Z', to: '2026-03-29T01:00:00Z', breakMinutes: 30 }

describe('a shift', () => {
  it.each<[Partial<Shift>, string[]]>([
    [{}, []],
    [{ breakMinutes: null }, []],
    [{ to: shift.from }, ['end-too-early']],
    [{ to: '2026-03-29T09:00:00Z' }, []],
    [{ to: '2026-03-29T09:01:00Z' }, ['too-long']],
    [{ breakMinutes: 480 }, ['break-too-long']],
  ])('with %j has these problems', (change, problems) => {
    expect(shiftProblems({ ...shift, ...change })).toEqual(problems)
  })

  it('belongs to the day on which it begins by the clock of its branch', () => {
    expect(dayOfShift('2026-03-28T23:30:00Z', 'Europe/Vienna')).toBe('2026-03-29')
    expect(dayOfShift('2026-03-28T23:30:00Z', 'Atlantic/Canary')).toBe('2026-03-28')
  })
})
