import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { dayMs, minuteMs } from '../../time/zone-clock.ts'
import { isRefusing, judgeShift, type PersonOfPlan } from './judge-shift.ts'

const zone = 'Europe/Vienna'
/** A Tuesday in August, when Vienna is two hours ahead. */
const at = (time: string, day = '04') => Date.parse(`2026-08-${day}T${time}:00+02:00`)
const shift = (from: number, to: number, id = 'a', breakMinutes = 0) => ({ id, from, to, breakMinutes })
const lunch = shift(at('10:00'), at('18:00'))
const anna: PersonOfPlan = {
  branches: ['wien'],
  absences: [],
  contracts: [{ validFrom: '2026-01-01' }],
  shifts: [],
}
const judge = (of: Partial<PersonOfPlan>, given = lunch) =>
  judgeShift(given, { person: { ...anna, ...of }, branch: 'wien', timeZone: zone })
const codes = (...given: Parameters<typeof judge>) => judge(...given).map(({ code }) => code)
const leave = { firstDay: '2026-08-04', lastDay: '2026-08-05', status: 'approved' } as const

describe('a shift', () => {
  it('of somebody who is free has nothing against it, nor has it anything against itself', () => {
    expect(judge({ shifts: [lunch] })).toEqual([])
  })

  it.each<[string, Partial<PersonOfPlan>, string[]]>([
    ['clashes with another', { shifts: [shift(at('17:59'), at('20:00'), 'b')] }, ['overlap']],
    ['only touches another', { shifts: [shift(at('18:00'), at('20:00'), 'b')] }, []],
    ['is on approved leave', { absences: [leave] }, ['on-leave']],
    ['is on requested leave', { absences: [{ ...leave, status: 'requested' }] }, ['leave-requested']],
    ['is on leave that was refused', { absences: [{ ...leave, status: 'rejected' }] }, []],
    ['reaches into an afternoon off', { absences: [{ ...leave, startsAtNoon: true }] }, ['on-leave']],
    ['is before the leave', { absences: [{ ...leave, firstDay: '2026-08-05' }] }, []],
    ['is of a foreign person', { branches: ['graz'] }, ['foreign-person']],
    ['has no contract yet', { contracts: [{ validFrom: '2026-08-05' }] }, ['no-contract']],
    [
      'has a contract on its last day',
      { contracts: [{ validFrom: '2026-01-01', validUntil: '2026-08-04' }] },
      [],
    ],
  ])('that %s', (_, person, expected) => {
    expect(codes(person)).toEqual(expected)
  })

  it('of a morning is possible where the afternoon is off', () => {
    const afternoonOff = { absences: [{ ...leave, startsAtNoon: true }] }
    expect(codes(afternoonOff, shift(at('06:00'), at('12:00')))).toEqual([])
    expect(codes(afternoonOff, shift(at('06:00'), at('12:01')))).toEqual(['on-leave'])
  })

  it('of a night counts for the evening on which it begins', () => {
    const night = shift(at('22:00', '03'), at('06:00'))
    expect(codes({ absences: [leave] }, night)).toEqual([])
    expect(codes({ absences: [{ ...leave, firstDay: '2026-08-03', lastDay: '2026-08-03' }] }, night)).toEqual(
      ['on-leave'],
    )
  })
})

const times = fc.record({
  from: fc.integer({ min: 0, max: 10_000 }),
  length: fc.integer({ min: 1, max: 960 }),
})
const stretchOf = ({ from, length }: { from: number; length: number }, id: string) =>
  shift(at('00:00', '01') + from * minuteMs, at('00:00', '01') + (from + length) * minuteMs, id)

it('two shifts clash in whichever order they are asked for', () => {
  fc.assert(
    fc.property(times, times, (one, other) => {
      const [first, second] = [stretchOf(one, 'a'), stretchOf(other, 'b')]
      const clashes = (of: typeof first, with_: typeof first) =>
        judge({ shifts: [with_] }, of).some((remark) => isRefusing(remark))
      expect(clashes(first, second)).toBe(clashes(second, first))
      expect(clashes(first, second)).toBe(first.from < second.to && second.from < first.to)
    }),
    { numRuns: size({ short: 200, long: 2000 }) },
  )
})

it('a plan that is moved by whole weeks has the same remarks', () => {
  const others = fc.array(times, { maxLength: 6 })
  fc.assert(
    fc.property(times, others, fc.integer({ min: 0, max: 5 }), (one, rest, weeks) => {
      const later = (each: ReturnType<typeof stretchOf>) => ({
        ...each,
        from: each.from + weeks * 7 * dayMs,
        to: each.to + weeks * 7 * dayMs,
      })
      const shifts = rest.map((each, index) => stretchOf(each, `b${index}`))
      expect(judge({ shifts: shifts.map(later) }, later(stretchOf(one, 'a')))).toEqual(
        judge({ shifts }, stretchOf(one, 'a')),
      )
    }),
    { numRuns: size({ short: 200, long: 2000 }) },
  )
})
