import { describe, expect, it } from 'vitest'
import { ask, at, bar, bistro, clock, daily, slots } from './slots.fixture.ts'
import {
  appointmentDays,
  availableWindows,
  earliestAppointment,
  isAppointmentAvailable,
  nextSlots,
  type SlotQuestion,
  whyNotAppointment,
} from './slots.ts'

describe('slotsOfDay', () => {
  it('begins with the opening and ends before the closing, every 15 minutes', () => {
    expect(slots('2026-11-23')).toEqual(['11:00', '11:15', '11:30', '11:45'])
  })

  it.each([
    ['2026-11-23T11:07', 0, ['11:10', '11:30', '11:45']],
    ['2026-11-23T11:10', 0, ['11:10', '11:30', '11:45']],
    ['2026-11-23T11:10:01', 0, ['11:15', '11:30', '11:45']],
    ['2026-11-23T10:50', 30, ['11:20', '11:45']],
    ['2026-11-23T10:00', 30, ['11:00', '11:15', '11:30', '11:45']],
    ['2026-11-23T11:55', 0, ['11:55']],
    ['2026-11-23T11:56', 0, []],
    ['2026-11-23T11:00', 60, []],
    ['2026-11-24T08:00', 0, []],
  ])('at %s with %i minutes of lead time today offers %j', (now, leadTimeMinutes, expected) => {
    expect(slots('2026-11-23', { now: at(now), leadTimeMinutes })).toEqual(expected)
  })

  it('counts the lead time from now, not from opening', () => {
    expect(slots('2026-11-24', { leadTimeMinutes: 27 * 60 + 20 })).toEqual(['11:20', '11:45'])
  })

  it('takes the gap from the question, else from the branch', () => {
    const branch = { ...bistro, slotMinutes: 30 }

    expect(slots('2026-11-23', { branch })).toEqual(['11:00', '11:30'])
    expect(slots('2026-11-23', { branch, slotMinutes: 20 })).toEqual(['11:00', '11:20', '11:40'])
    expect(slots('2026-11-23', { branch: { ...bistro, slotMinutes: 0 } })).toHaveLength(60)
  })

  it('follows a gap that parts no hour from where it begins', () => {
    expect(slots('2026-11-23', { slotMinutes: 25 })).toEqual(['11:00', '11:25', '11:50'])
    expect(slots('2026-11-23', { slotMinutes: 25, now: at('2026-11-23T11:07') })).toEqual(['11:10', '11:35'])
  })

  it.each([
    ['delivery', true, '18:00'],
    ['delivery', false, '11:00'],
    ['takeaway', true, '11:00'],
    ['dineIn', true, '11:00'],
  ] as const)(
    '%s with delivery hours enabled: %s begins at %s',
    (orderType, isDeliveryHoursEnabled, expected) => {
      expect(slots('2026-11-23', { orderType, branch: { ...bistro, isDeliveryHoursEnabled } })[0]).toBe(
        expected,
      )
    },
  )

  it('offers nothing before the branch can be ordered from', () => {
    const branch = { ...bistro, orderableFrom: at('2026-11-23T11:20').toString() }

    expect(slots('2026-11-23', { branch })).toEqual(['11:20', '11:45'])
    expect(slots('2026-11-22', { branch })).toEqual([])
    expect(slots('2026-11-23', { branch, now: at('2026-11-23T11:25') })).toEqual(['11:25', '11:45'])
  })

  it('offers nothing before a pause of this way to order has ended', () => {
    const branch = { ...bistro, takeawayPausedUntil: at('2026-11-23T11:20').toString() }

    expect(slots('2026-11-23', { branch, orderType: 'takeaway' })).toEqual(['11:20', '11:45'])
    expect(slots('2026-11-23', { branch, orderType: 'dineIn' })).toEqual(slots('2026-11-23'))
    expect(slots('2026-11-23', { branch, now: at('2026-11-23T11:25'), orderType: 'takeaway' })).toEqual([
      '11:25',
      '11:45',
    ])
  })

  it('gives the hours past midnight to the day that the clock shows, at round times as well', () => {
    expect(slots('2026-11-27', { branch: bar })).toEqual(['23:05', '23:30', '23:45'])
    expect(slots('2026-11-28', { branch: bar })).toEqual(['00:00', '00:15', '00:30', '00:45'])
  })

  it('rounds an odd opening up to 5 minutes', () => {
    expect(slots('2026-11-23', { branch: { ...bistro, openingHours: [daily('11:03', '11:31')] } })).toEqual([
      '11:05',
      '11:30',
    ])
    expect(slots('2026-11-23', { branch: { ...bistro, openingHours: [daily('11:01', '11:04')] } })).toEqual(
      [],
    )
  })

  it('offers the repeated hour of autumn twice and the skipped one of spring never', () => {
    const branch = { ...bistro, openingHours: [daily('01:30', '03:30')] }

    expect(slots('2026-10-25', { branch, now: at('2026-10-24T08:00') })).toHaveLength(12)
    expect(slots('2026-03-29', { branch, now: at('2026-03-28T08:00') })).toEqual([
      '01:30',
      '01:45',
      '03:00',
      '03:15',
    ])
  })

  it('ends 180 days ahead', () => {
    expect(slots('2027-05-22')).toHaveLength(4)
    expect(slots('2027-05-23')).toEqual([])
  })

  it('refuses what is no day', () => {
    expect(() => slots('heute')).toThrow(RangeError)
  })
})

describe('appointmentDays', () => {
  const sundays = { ...bistro, openingHours: [{ type: 'sunday' as const, from: '10:00', to: '12:00' }] }

  it('lists 90 days from today and which of them have a slot', () => {
    const days = appointmentDays(ask({ branch: sundays }))

    expect(days).toHaveLength(90)
    expect(days[0]).toEqual({ day: '2026-11-23', isAvailable: false })
    expect(
      days
        .filter(({ isAvailable }) => isAvailable)
        .map(({ day }) => day)
        .slice(0, 2),
    ).toEqual(['2026-11-29', '2026-12-06'])
    expect(days.at(-1)?.day).toBe('2027-02-20')
  })

  it('offers today only while a slot is left', () => {
    const today = (now: string) => appointmentDays({ ...ask({ now: at(now) }), days: 1 })[0]?.isAvailable

    expect(today('2026-11-23T11:55')).toBe(true)
    expect(today('2026-11-23T11:55:01')).toBe(false)
  })
})

describe('nextSlots', () => {
  const next = (more: Partial<SlotQuestion> = {}, limit?: number) =>
    nextSlots({ ...ask(more), limit }).map(clock)

  it('suggests the next five, over the days', () => {
    expect(next()).toEqual(['11-23T11:00', '11-23T11:15', '11-23T11:30', '11-23T11:45', '11-24T11:00'])
  })

  it('suggests as many as asked for', () => {
    expect(next({}, 2)).toEqual(['11-23T11:00', '11-23T11:15'])
    expect(next({}, 0)).toEqual([])
  })

  it('begins after the lead time, also past midnight', () => {
    const untilSaturdayOne = (5 * 24 - 7) * 60

    expect(next({ branch: bar, leadTimeMinutes: untilSaturdayOne - 5 }, 1)).toEqual(['11-28T00:55'])
    expect(next({ branch: bar, leadTimeMinutes: untilSaturdayOne }, 1)).toEqual(['12-04T23:05'])
    expect(next({ branch: bar, now: at('2026-11-27T23:50') }, 3)).toEqual([
      '11-27T23:50',
      '11-28T00:15',
      '11-28T00:30',
    ])
  })

  it('finds the last slot of the horizon and none beyond', () => {
    const branch = { ...bistro, orderableFrom: at('2027-05-22T11:40').toString() }

    expect(next({ branch })).toEqual(['05-22T11:40'])
    expect(next({ branch: { ...bistro, openingHours: [] } })).toEqual([])
  })
})

describe('availableWindows', () => {
  const windows = (day: string, more: Partial<SlotQuestion> = {}) =>
    availableWindows({ ...ask(more), day }).map(
      ({ first, last }) => `${clock(first)} ${clock(last).slice(6)}`,
    )

  it('names the first and the last time that can be chosen', () => {
    const branch = { ...bistro, openingHours: [daily('11:00', '14:00'), daily('17:02', '22:58')] }

    expect(windows('2026-11-23', { branch })).toEqual(['11-23T11:00 13:55', '11-23T17:05 22:55'])
    expect(windows('2026-11-23', { branch, now: at('2026-11-23T12:31') })).toEqual([
      '11-23T12:35 13:55',
      '11-23T17:05 22:55',
    ])
  })

  it('parts a night at midnight', () => {
    expect(windows('2026-11-27', { branch: bar })).toEqual(['11-27T23:05 23:55'])
    expect(windows('2026-11-28', { branch: bar })).toEqual(['11-28T00:00 00:55'])
    expect(windows('2026-11-29', { branch: bar })).toEqual([])
  })

  it('is empty beyond the horizon', () => {
    expect(windows('2027-05-22')).toHaveLength(1)
    expect(windows('2027-05-23')).toEqual([])
  })
})

describe('whyNotAppointment', () => {
  it.each([
    ['2026-11-23T11:00', null],
    ['2026-11-23T11:01', null],
    ['2026-11-23T11:59:59', null],
    ['2026-11-23T12:00', 'closed'],
    ['2026-11-23T10:59:59', 'closed'],
    ['2026-11-23T07:59:59', 'too-early'],
    ['2027-05-22T11:30', null],
    ['2027-05-22T23:30', 'closed'],
    ['2027-05-23T11:30', 'too-late'],
    ['2027-06-30T11:30', 'too-late'],
    ['+275760-09-13T02:00', 'too-late'],
  ])('an appointment at %s: %s', (time, expected) => {
    expect(whyNotAppointment({ ...ask(), at: at(time) })).toBe(expected)
    expect(isAppointmentAvailable({ ...ask(), at: at(time) })).toBe(expected === null)
  })

  it('is too early within the lead time and before the branch can be ordered from', () => {
    const question = ask({ leadTimeMinutes: 200 })
    const branch = { ...bistro, orderableFrom: at('2026-11-24T11:30').toString() }

    expect(whyNotAppointment({ ...question, at: at('2026-11-23T11:19') })).toBe('too-early')
    expect(whyNotAppointment({ ...question, at: at('2026-11-23T11:20') })).toBeNull()
    expect(clock(earliestAppointment(question))).toBe('11-23T11:20')
    expect(whyNotAppointment({ ...ask({ branch }), at: at('2026-11-24T11:29') })).toBe('too-early')
    expect(clock(earliestAppointment(ask({ branch })))).toBe('11-24T11:30')
  })

  it('knows the night that began the day before', () => {
    expect(whyNotAppointment({ ...ask({ branch: bar }), at: at('2026-11-28T00:59') })).toBeNull()
    expect(whyNotAppointment({ ...ask({ branch: bar }), at: at('2026-11-28T01:00') })).toBe('closed')
  })
})
