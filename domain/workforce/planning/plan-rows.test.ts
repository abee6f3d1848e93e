import { describe, expect, it } from 'vitest'

import type { Plan, ShiftOfPlan } from './plan.contract.ts'
import { changesBy, remarksOfShift, withoutShifts, withShift } from './plan-changes.ts'
import { openRowKey, postsOfPlan, rowsOfPlan } from './plan-rows.ts'
import { daysOfSpan } from './plan-span.ts'

const branch = {
  id: 'wien',
  name: 'Wien',
  timeZone: 'Europe/Vienna',
  country: 'AT' as const,
  trade: 'gastronomy' as const,
}
const contract = {
  validFrom: '2026-01-01',
  validUntil: null,
  hoursPer: 'week' as const,
  weeklyMinutes: 2310,
  minutesPerPeriod: null,
  minutesPerWeekday: {},
}
const person = (id: string, name: string) => ({
  id,
  name,
  isOfBranch: true,
  contracts: [contract],
  bornOn: null,
  absences: [],
  elsewhere: [],
})
const leave = {
  firstDay: '2026-08-05',
  lastDay: '2026-08-05',
  startsAtNoon: true,
  endsAtNoon: false,
  status: 'requested' as const,
}
const shift = (id: string, more: Partial<ShiftOfPlan> = {}): ShiftOfPlan => ({
  id,
  person: 'anna',
  from: '2026-08-04T08:00:00.000Z',
  to: '2026-08-04T16:30:00.000Z',
  breakMinutes: 30,
  post: 'Service',
  note: null,
  status: 'draft',
  revision: 0,
  ...more,
})
const empty: Plan = {
  branches: [branch],
  branch,
  days: daysOfSpan('2026-08-04', 'week').map((day) => ({ day, free: null })),
  freeDays: [],
  people: [{ ...person('anna', 'Anna'), absences: [leave] }, person('bela', 'Bela')],
  shifts: [],
  around: [],
  needs: [{ id: 'n', weekdays: ['tuesday'], from: '10:00', to: '20:00', post: 'Service', count: 1 }],
  templates: [],
  swaps: [],
  findings: { remarks: [], gaps: [], sums: [] },
  costs: null,
}
const plan = withShift(withShift(empty, shift('a')), shift('b', { person: null, post: 'bar' }))
const rowOf = (of: Plan, key: string) => rowsOfPlan(of, 'people').find((row) => row.key === key)
const timesIn = (of: Plan, key: string) =>
  rowOf(of, key)?.cells.map(({ bars }) => bars.map(({ time }) => time).join())

describe('the rows of a plan', () => {
  it('have what is open first, then everybody with what is planned against the contract', () => {
    expect(rowsOfPlan(plan, 'people').map(({ title, sum }) => [title, sum])).toEqual([
      ['Offene Schichten', '8:00'],
      ['Anna', '8:00 von 38:30'],
      ['Bela', '0:00 von 38:30'],
    ])
    expect(timesIn(plan, 'anna')).toEqual(['', '10:00–18:30', '', '', '', '', ''])
    expect(timesIn(plan, openRowKey)).toEqual(['', '10:00–18:30', '', '', '', '', ''])
  })

  it('show where somebody may be away', () => {
    expect(rowOf(plan, 'anna')?.cells.map(({ away }) => away)).toEqual([
      null,
      null,
      'requested',
      null,
      null,
      null,
      null,
    ])
  })

  it('are those of posts, however they are spelled', () => {
    const rows = rowsOfPlan(withShift(plan, shift('c', { post: ' SERVICE' })), 'posts')
    expect(rows.map(({ sum }) => sum)).toEqual(['8:00', '16:00'])
    expect(rows.map(({ title, cells }) => [title, cells[1]?.bars.map(({ detail }) => detail)])).toEqual([
      ['bar', ['Offen']],
      ['Service', ['Anna', 'Anna']],
    ])
    expect(postsOfPlan(plan)).toEqual(['bar', 'Service'])
  })

  it('have shifts of one post alone where that is asked for', () => {
    expect(
      rowsOfPlan(plan, 'people', 'Service').flatMap(({ cells }) => cells.flatMap(({ bars }) => bars)),
    ).toHaveLength(1)
  })

  it('are signed anew where something of them has changed, and only those', () => {
    const moved = withShift(plan, shift('a', { person: 'bela', revision: 1 }))
    const changed = rowsOfPlan(plan, 'people').map(({ key, sign }) => [key, sign === rowOf(moved, key)?.sign])
    expect(changed).toEqual([
      [openRowKey, true],
      ['anna', false],
      ['bela', false],
    ])
  })
})

describe('a shift that is moved', () => {
  const by = (move: Parameters<typeof changesBy>[1]) => changesBy(shift('a'), move, branch.timeZone)

  it('changes what it is moved by, and nothing else', () => {
    expect(by({ person: 'anna', post: 'Service', days: 0 })).toEqual({})
    expect(by({ person: 'bela' })).toEqual({ person: 'bela' })
    expect(by({ toMinutes: 30 })).toEqual({ to: '2026-08-04T17:00:00.000Z' })
    expect(by({ fromMinutes: -15 })).toEqual({ from: '2026-08-04T07:45:00.000Z' })
    expect(by({ days: 2, person: null })).toEqual({
      person: null,
      from: '2026-08-06T08:00:00.000Z',
      to: '2026-08-06T16:30:00.000Z',
    })
  })

  it('is judged before it is sent as it will be by the whole plan', () => {
    const asked = { from: '2026-08-04T16:00:00.000Z', to: '2026-08-04T20:00:00.000Z' }
    for (const who of ['anna', 'bela', null]) {
      const tried = shift('c', { ...asked, person: who })
      const found = withShift(plan, tried).findings.remarks.filter((remark) => remark.shift === 'c')

      expect(remarksOfShift(plan, tried)).toEqual(found)
      expect(found.some(({ isRefusing }) => isRefusing)).toBe(who === 'anna')
    }
  })

  it('is judged at once where it goes to', () => {
    const gaps = (of: Plan) =>
      of.findings.gaps.map(({ from, to }) => `${from.slice(11, 16)} ${to.slice(11, 16)}`)
    expect(gaps(plan)).toEqual(['16:30 18:00'])
    expect(gaps(withoutShifts(plan, ['a']))).toEqual(['08:00 18:00'])
    const twice = withShift(
      plan,
      shift('c', { from: '2026-08-04T16:00:00.000Z', to: '2026-08-04T18:00:00.000Z' }),
    )
    expect(rowOf(twice, 'anna')?.cells[1]?.bars.map(({ isRefused }) => isRefused)).toEqual([true, true])
  })
})
