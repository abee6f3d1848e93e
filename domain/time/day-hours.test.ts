import { describe, expect, it } from 'vitest'
import type { HoursEntry } from './hours.contract.ts'
import { closedOn, intervals, on, once, tavern } from './hours.fixture.ts'
import { isInvalid } from './day-hours.ts'

describe('which entries apply', () => {
  it.each<[string, HoursEntry[], string[]]>([
    ['nothing without entries', [], []],
    ['a weekday its own day', [on('tuesday', '09:00', '10:00')], ['11-24T09:00+01/11-24T10:00+01']],
    [
      'a daily entry every day',
      [on('daily', '09:00', '10:00')],
      ['11-23T09:00+01/11-23T10:00+01', '11-24T09:00+01/11-24T10:00+01'],
    ],
    [
      'daily and weekday entries together',
      [on('daily', '09:00', '10:00'), on('monday', '12:00', '13:00')],
      ['11-23T09:00+01/11-23T10:00+01', '11-23T12:00+01/11-23T13:00+01', '11-24T09:00+01/11-24T10:00+01'],
    ],
    [
      'a once entry instead of the weekday’s',
      [...tavern, once('2026-11-23', '08:00', '09:00')],
      ['11-23T08:00+01/11-23T09:00+01'],
    ],
    [
      'a once entry beside the daily ones',
      [on('daily', '10:00', '11:00'), once('2026-11-23', '08:00', '09:00')],
      ['11-23T08:00+01/11-23T09:00+01', '11-23T10:00+01/11-23T11:00+01', '11-24T10:00+01/11-24T11:00+01'],
    ],
    [
      'several once entries of one date together',
      [once('2026-11-24', '08:00', '09:00'), once('2026-11-24', '12:00', '13:00')],
      ['11-24T08:00+01/11-24T09:00+01', '11-24T12:00+01/11-24T13:00+01'],
    ],
    ['no hours on a day that is closed once', [...tavern, closedOn('once', '2026-11-23')], []],
    [
      'no hours on a weekday that is closed',
      [on('daily', '09:00', '10:00'), closedOn('monday')],
      ['11-24T09:00+01/11-24T10:00+01'],
    ],
    ['no weekday hours when closed daily', [...tavern, closedOn('daily')], []],
    [
      'a once entry in spite of a daily closure',
      [closedOn('daily'), once('2026-11-24', '08:00', '09:00')],
      ['11-24T08:00+01/11-24T09:00+01'],
    ],
    [
      'a once entry in spite of a closed weekday',
      [closedOn('tuesday'), once('2026-11-24', '08:00', '09:00')],
      ['11-24T08:00+01/11-24T09:00+01'],
    ],
    [
      'the closure when a date is both open and closed once',
      [once('2026-11-24', '08:00', '09:00'), closedOn('once', '2026-11-24')],
      [],
    ],
    [
      'the usual hours when a once entry lacks its times',
      [on('tuesday', '09:00', '10:00'), { type: 'once', date: '2026-11-24', from: '08:00' }],
      ['11-24T09:00+01/11-24T10:00+01'],
    ],
    [
      'an exception only in its own week',
      [on('monday', '09:00', '10:00'), once('2026-11-30', '12:00', '13:00')],
      ['11-23T09:00+01/11-23T10:00+01'],
    ],
  ])('%s', (_, entries, expected) => {
    expect(intervals(entries, '2026-11-23T00:00', '2026-11-25T00:00')).toEqual(expected)
  })

  it('the order of the entries makes no difference', () => {
    const entries = [...tavern, closedOn('daily'), once('2026-11-23', '08:00', '09:00')]
    const window = ['2026-11-20T00:00', '2026-11-30T00:00'] as const

    expect(intervals(entries.toReversed(), ...window)).toEqual(intervals(entries, ...window))
  })

  it('an exception reaches no other year’s week of the same number', () => {
    const entries = [on('friday', '09:00', '10:00'), closedOn('once', '2027-01-01')]

    // 1 January 2027 lies in ISO week 53 of 2026.
    expect(intervals(entries, '2026-12-25T00:00', '2027-01-09T00:00')).toEqual([
      '12-25T09:00+01/12-25T10:00+01',
      '01-08T09:00+01/01-08T10:00+01',
    ])
  })
})

describe('isInvalid', () => {
  it.each<[boolean, HoursEntry]>([
    [false, on('daily', '09:00', '10:00')],
    [false, on('daily', '09:00', '24:00')],
    [false, once('2026-11-24', '09:00', '10:00')],
    [false, closedOn('once', '2026-11-24')],
    [false, closedOn('monday')],
    [true, { type: 'once', from: '09:00', to: '10:00' }],
    [true, { type: 'once', isClosed: true }],
    [true, { type: 'daily', from: '09:00' }],
    [true, { type: 'daily', to: '09:00' }],
    [true, on('daily', '24:00', '02:00')],
  ])('is %s for %j', (expected, entry) => {
    expect(isInvalid(entry)).toBe(expected)
  })
})
