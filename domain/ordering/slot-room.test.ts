import { describe, expect, it } from 'vitest'

import { ask, at, bar, bistro, clock, daily, slots } from './slots.fixture.ts'
import {
  appointmentDays,
  availableWindows,
  earliestAppointment,
  nextSlotFrom,
  nextSlots,
  slotsOfDay,
  whyNotAppointment,
} from './slots.ts'

describe('slots with limited room', () => {
  const { epochMilliseconds: quarter } = at('2026-11-23T11:15')
  const full = (...starts: string[]) => ({
    fullSlots: new Set(starts.map((start) => at(start).epochMilliseconds)),
  })

  it('are not offered once they are full', () => {
    expect(slots('2026-11-23', full('2026-11-23T11:15'))).toEqual(['11:00', '11:30', '11:45'])
    expect(slots('2026-11-23', full('2026-11-23T11:00', '2026-11-23T11:45'))).toEqual(['11:15', '11:30'])
  })

  it('begin with their own quarter after a full one, wherever the offered times lay before', () => {
    const late = { now: at('2026-11-23T11:07'), ...full('2026-11-23T11:30') }
    expect(slots('2026-11-23', late)).toEqual(['11:10', '11:45'])
  })

  it('leave a day without room unavailable, and its windows empty', () => {
    const all = full('2026-11-23T11:00', '2026-11-23T11:15', '2026-11-23T11:30', '2026-11-23T11:45')
    expect(appointmentDays({ ...ask(all), days: 2 }).map((day) => day.isAvailable)).toEqual([false, true])
    expect(availableWindows({ ...ask(all), day: '2026-11-23' })).toEqual([])
    expect(nextSlots({ ...ask(all), limit: 1 }).map(clock)).toEqual(['11-24T11:00'])
  })

  it('are passed over for the next one with room', () => {
    const all = ask(full('2026-11-23T11:15', '2026-11-23T11:30'))
    const from = (time: string) => clock(nextSlotFrom({ ...all, at: at(time) }) ?? all.now)
    expect([from('2026-11-23T11:20'), from('2026-11-23T11:50')]).toEqual(['11-23T11:45', '11-23T11:50'])
    expect(from('2026-11-23T11:58')).toBe('11-24T11:00')
  })

  it('cut the windows of a day apart', () => {
    const windows = availableWindows({ ...ask(full('2026-11-23T11:15')), day: '2026-11-23' })
    expect(windows.map(({ first, last }) => [clock(first), clock(last)])).toEqual([
      ['11-23T11:00', '11-23T11:10'],
      ['11-23T11:30', '11-23T11:55'],
    ])
  })

  it.each([
    ['2026-11-23T11:14:59', null],
    ['2026-11-23T11:15', 'full'],
    ['2026-11-23T11:29:59', 'full'],
    ['2026-11-23T11:30', null],
    ['2026-11-23T12:10', 'closed'],
  ])('refuse %s with %s', (time, problem) => {
    expect(whyNotAppointment({ ...ask({ fullSlots: new Set([quarter]) }), at: at(time) })).toBe(problem)
  })

  it('are as long as the branch says', () => {
    const branch = { ...bistro, slotCapacityMinutes: 30 }
    expect(slots('2026-11-23', { branch, ...full('2026-11-23T11:00') })).toEqual(['11:30', '11:45'])
  })

  it('are left out on both sides of midnight', () => {
    const asked = { branch: bar, ...full('2026-11-27T23:45', '2026-11-28T00:00') }
    expect(slots('2026-11-27', asked)).toEqual(['23:05', '23:30'])
    expect(slots('2026-11-28', asked)).toEqual(['00:15', '00:30', '00:45'])
  })

  it('are told apart where the clock shows an hour twice', () => {
    const branch = { ...bistro, openingHours: [daily('02:00', '03:00')] }
    const now = at('2027-10-30T12:00')
    const second = Temporal.Instant.from('2027-10-31T02:00+01:00').epochMilliseconds
    const all = slotsOfDay({ ...ask({ branch, now }), day: '2027-10-31' })
    const left = slotsOfDay({ ...ask({ branch, now, fullSlots: new Set([second]) }), day: '2027-10-31' })

    expect(all).toHaveLength(8)
    expect(left.map(String)).toEqual(all.filter((slot) => slot.epochMilliseconds !== second).map(String))
  })
})

describe('preparation', () => {
  it('counts from now like a lead time, and the longer one decides', () => {
    const now = at('2026-11-23T11:07')
    expect(slots('2026-11-23', { now, preparationMinutes: 20 })).toEqual(['11:30', '11:45'])
    expect(slots('2026-11-23', { now, preparationMinutes: 20, leadTimeMinutes: 40 })).toEqual(['11:50'])
    expect(clock(earliestAppointment({ ...ask({ now }), preparationMinutes: 20 }))).toBe('11-23T11:27')
  })
})
