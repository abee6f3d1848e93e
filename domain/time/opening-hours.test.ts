import { describe, expect, it } from 'vitest'
import type { HoursEntry } from './hours.contract.ts'
import { at, closedOn, intervals, on, once, shown, tavern, vienna } from './hours.fixture.ts'
import { isOpenAt, nextOpening, openState } from './opening-hours.ts'
import { openIntervals } from './open-intervals.fixture.ts'

describe('openIntervals', () => {
  it.each<[string, HoursEntry[], string, string, string[]]>([
    [
      'hours past midnight',
      tavern,
      '2026-11-27T00:00',
      '2026-11-29T00:00',
      ['11-27T18:00+01/11-28T02:00+01'],
    ],
    [
      'the rest of last night, clipped to the window',
      tavern,
      '2026-11-28T01:00',
      '2026-11-28T01:30',
      ['11-28T01:00+01/11-28T01:30+01'],
    ],
    ['nothing in an empty window', tavern, '2026-11-23T12:00', '2026-11-23T12:00', []],
    ['nothing in a window that ends before it begins', tavern, '2026-11-23T13:00', '2026-11-23T12:00', []],
    ['nothing from the closing on', tavern, '2026-11-23T14:00', '2026-11-23T17:00', []],
    [
      'overlapping and touching hours as one',
      [on('monday', '09:00', '12:00'), on('monday', '11:00', '11:30'), on('monday', '12:00', '15:00')],
      '2026-11-23T00:00',
      '2026-11-24T00:00',
      ['11-23T09:00+01/11-23T15:00+01'],
    ],
    [
      'equal times as 24 hours',
      [on('monday', '08:00', '08:00')],
      '2026-11-22T00:00',
      '2026-11-30T00:00',
      ['11-23T08:00+01/11-24T08:00+01'],
    ],
    [
      'a day until 24:00 and the next from 00:00 as one',
      [on('monday', '20:00', '24:00'), on('tuesday', '00:00', '01:00')],
      '2026-11-22T00:00',
      '2026-11-30T00:00',
      ['11-23T20:00+01/11-24T01:00+01'],
    ],
    [
      'the skipped hour of spring as the moment of the change',
      [on('sunday', '01:00', '02:30'), on('sunday', '02:45', '04:00')],
      '2026-03-29T00:00',
      '2026-03-30T00:00',
      ['03-29T01:00+01/03-29T04:00+02'],
    ],
    [
      'nothing for hours within the skipped one',
      [on('sunday', '02:10', '02:50')],
      '2026-03-29T00:00',
      '2026-03-30T00:00',
      [],
    ],
    [
      'the repeated hour of autumn by its first occurrence',
      [on('sunday', '02:30', '04:00')],
      '2026-10-25T00:00',
      '2026-10-26T00:00',
      ['10-25T02:30+02/10-25T04:00+01'],
    ],
    [
      'one closing only in the autumn night',
      [on('saturday', '20:00', '02:30')],
      '2026-10-24T00:00',
      '2026-10-26T00:00',
      ['10-24T20:00+02/10-25T02:30+02'],
    ],
  ])('gives %s', (_, entries, from, until, expected) => {
    expect(intervals(entries, from, until)).toEqual(expected)
  })

  it('a night of open hours lasts an hour more in autumn and an hour less in spring', () => {
    const night = [on('saturday', '22:00', '06:00')]
    const hours = (from: string, until: string) =>
      openIntervals(night, at(from), at(until), vienna).map(({ start, end }) =>
        start.until(end).total('hours'),
      )

    expect(hours('2026-10-24T12:00', '2026-10-25T12:00')).toEqual([9])
    expect(hours('2026-03-28T12:00', '2026-03-29T12:00')).toEqual([7])
  })

  it('follows the zone it is given', () => {
    const entries = [on('monday', '10:00', '12:00')]

    expect(intervals(entries, '2026-11-23T00:00', '2026-11-24T00:00', 'Asia/Kathmandu')).toEqual([
      '11-23T10:00+05/11-23T12:00+05',
    ])
  })
})

describe('openState', () => {
  const state = (entries: HoursEntry[], now: string) => {
    const { closesAt, ...rest } = openState(entries, at(now), vienna)
    return { ...rest, closesAt: closesAt && shown(closesAt, vienna) }
  }

  it.each([
    ['2026-11-23T10:59:59', 'closed', null, null],
    ['2026-11-23T11:00', 'open', 180, '11-23T14:00+01'],
    ['2026-11-23T13:00', 'open', 60, '11-23T14:00+01'],
    ['2026-11-23T13:00:01', 'closing-soon', 60, '11-23T14:00+01'],
    ['2026-11-23T13:01', 'closing-soon', 59, '11-23T14:00+01'],
    ['2026-11-23T13:59:59', 'closing-soon', 1, '11-23T14:00+01'],
    ['2026-11-23T14:00', 'closed', null, null],
    ['2026-11-28T00:30', 'open', 90, '11-28T02:00+01'],
    ['2026-11-28T01:30', 'closing-soon', 30, '11-28T02:00+01'],
    ['2026-11-28T02:00', 'closed', null, null],
  ])('at %s the tavern is %s with %s minutes left', (now, expected, minutesToClosing, closesAt) => {
    expect(state(tavern, now)).toEqual({ state: expected, minutesToClosing, closesAt })
  })

  it('is closed without entries', () => {
    expect(state([], '2026-11-23T12:00').state).toBe('closed')
  })

  it('closes when the last of several days in a row ends', () => {
    const festival = [
      once('2026-11-26', '00:00', '24:00'),
      on('friday', '00:00', '24:00'),
      on('saturday', '00:00', '22:00'),
    ]

    expect(state(festival, '2026-11-26T12:00')).toEqual({
      state: 'open',
      minutesToClosing: 58 * 60,
      closesAt: '11-28T22:00+01',
    })
  })

  it('knows a closing almost a week ahead', () => {
    const entries = [on('daily', '00:00', '24:00'), closedOn('once', '2026-11-30')]

    expect(state(entries, '2026-11-23T12:00').closesAt).toBe('11-30T00:00+01')
  })

  it('has no closing when none lies within the week', () => {
    expect(state([on('daily', '06:00', '06:00')], '2026-11-23T12:00')).toEqual({
      state: 'open',
      minutesToClosing: null,
      closesAt: null,
    })
  })
})

describe('isOpenAt', () => {
  it('contains the opening and not the closing', () => {
    expect(isOpenAt(tavern, at('2026-11-23T10:59:59.999'), vienna)).toBe(false)
    expect(isOpenAt(tavern, at('2026-11-23T11:00'), vienna)).toBe(true)
    expect(isOpenAt(tavern, at('2026-11-23T13:59:59.999'), vienna)).toBe(true)
    expect(isOpenAt(tavern, at('2026-11-23T14:00'), vienna)).toBe(false)
  })
})

describe('nextOpening', () => {
  const next = (entries: HoursEntry[], now: string, horizonHours?: number) => {
    const opening = nextOpening(entries, at(now), vienna, horizonHours)
    return opening && shown(opening, vienna)
  }

  it.each([
    ['2026-11-23T10:59', '11-23T11:00+01'],
    ['2026-11-23T11:00', '11-23T17:00+01'],
    ['2026-11-23T15:00', '11-23T17:00+01'],
    ['2026-11-24T17:59', null],
    ['2026-11-24T18:00', '11-27T18:00+01'],
    ['2026-11-27T10:59', '11-27T18:00+01'],
    ['2026-11-28T02:00', '11-30T11:00+01'],
  ])('seen from %s the tavern opens at %s', (now, expected) => {
    expect(next(tavern, now)).toBe(expected)
  })

  it('is exact where 15-minute steps would be late', () => {
    expect(next([on('monday', '11:05', '12:00')], '2026-11-23T10:52')).toBe('11-23T11:05+01')
  })

  it('looks as far as it is told', () => {
    expect(next(tavern, '2026-11-24T12:00', 78)).toBe('11-27T18:00+01')
    expect(next(tavern, '2026-11-24T12:00', 77)).toBeNull()
  })

  it('announces no opening for hours that lie within the skipped hour of spring', () => {
    expect(
      next([{ type: 'once', date: '2026-03-29', from: '02:10', to: '02:50' }], '2026-03-28T12:00'),
    ).toBeNull()
  })

  it('does not take the continuation after midnight for an opening', () => {
    expect(
      next([on('monday', '20:00', '24:00'), on('tuesday', '00:00', '03:00')], '2026-11-23T21:00'),
    ).toBeNull()
  })
})
