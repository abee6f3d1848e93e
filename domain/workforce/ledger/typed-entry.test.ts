import { describe, expect, it } from 'vitest'

import { activityProblemTexts } from '../working-activity.texts.ts'
import { judgeTypedEntry, stateOfEntry, type TypedEntry, typedEntryOf } from './typed-entry.ts'
import { typedEntryTexts } from './typed-entry.texts.ts'

const timeZone = 'Europe/Vienna'
const now = Temporal.Instant.from('2025-11-30T12:00:00Z')
const typed: TypedEntry = {
  day: '2025-03-03',
  from: '8:00',
  to: '16:30',
  breaks: [{ from: '12:00', to: '12:30' }],
  reason: ' Uhr vergessen ',
}
const judge = (change: Partial<TypedEntry>, known: object = {}) =>
  judgeTypedEntry({ ...typed, ...change }, { timeZone, before: null, goesOn: false, now, ...known })

describe('what somebody types', () => {
  it('is by the clock of the branch', () => {
    expect(judge({})).toEqual({
      reason: 'Uhr vergessen',
      entry: {
        startedAt: '2025-03-03T07:00:00.000Z',
        endedAt: '2025-03-03T15:30:00.000Z',
        breaks: [{ startedAt: '2025-03-03T11:00:00.000Z', endedAt: '2025-03-03T11:30:00.000Z' }],
      },
    })
  })

  it('goes on past midnight, with its breaks', () => {
    expect(judge({ from: '18:00', to: '2:00', breaks: [{ from: '23:45', to: '0:15' }] })).toMatchObject({
      entry: {
        startedAt: '2025-03-03T17:00:00.000Z',
        endedAt: '2025-03-04T01:00:00.000Z',
        breaks: [{ startedAt: '2025-03-03T22:45:00.000Z', endedAt: '2025-03-03T23:15:00.000Z' }],
      },
    })
  })

  it.each<[string, Partial<TypedEntry>, string]>([
    ['no day', { day: '' }, typedEntryTexts.times],
    ['no begin', { from: 'früh' }, typedEntryTexts.times],
    ['no end', { to: '' }, typedEntryTexts.times],
    ['half a break', { breaks: [{ from: '12:00', to: '' }] }, typedEntryTexts.breaks],
    [
      'a break outside',
      { breaks: [{ from: '17:00', to: '17:30' }] },
      activityProblemTexts['break-outside'].message,
    ],
    ['what lies ahead', { day: '2025-12-24' }, activityProblemTexts['in-the-future'].message],
    [
      'an hour that the clock leaves out',
      { day: '2025-03-30', from: '2:30', breaks: [] },
      typedEntryTexts.gap,
    ],
    ['no reason', { reason: ' ' }, typedEntryTexts.reason],
  ])('is refused with %s', (_, change, problem) => {
    expect(judge(change)).toEqual({ problem })
  })
})

describe('what is corrected', () => {
  const before = {
    startedAt: '2025-10-26T01:30:17.000Z',
    endedAt: '2025-10-26T08:00:41.000Z',
    breaks: [{ startedAt: '2025-10-26T05:00:05.000Z', endedAt: '2025-10-26T05:20:09.000Z' }],
  }

  it('stays as it was to the second, also in the hour that comes twice', () => {
    const opened = typedEntryOf(before, timeZone)
    expect(opened).toMatchObject({ day: '2025-10-26', from: '02:30', to: '09:00' })

    expect(
      judgeTypedEntry({ ...opened, reason: 'Nur ein Grund' }, { timeZone, before, goesOn: false, now }),
    ).toEqual({
      entry: before,
      reason: 'Nur ein Grund',
    })
    expect(
      judgeTypedEntry({ ...opened, to: '9:30', reason: 'Später' }, { timeZone, before, goesOn: false, now }),
    ).toMatchObject({ entry: { ...before, endedAt: '2025-10-26T08:30:00.000Z' } })
  })

  it('may go on while somebody is at work', () => {
    const running = { ...before, endedAt: null }
    const opened = { ...typedEntryOf(running, timeZone), reason: 'Früher begonnen', from: '2:00' }

    expect(judgeTypedEntry(opened, { timeZone, before: running, goesOn: true, now })).toMatchObject({
      entry: { startedAt: '2025-10-26T00:00:00.000Z', endedAt: null },
    })
    expect(judgeTypedEntry(opened, { timeZone, before: running, goesOn: false, now })).toEqual({
      problem: typedEntryTexts.times,
    })
  })
})

it('an entry without an end goes on, or pauses', () => {
  const startedAt = '2025-03-03T07:00:00.000Z'
  const pause = { startedAt: '2025-03-03T11:00:00.000Z', endedAt: null }

  expect(stateOfEntry({ startedAt, endedAt: null, breaks: [] })).toBe('running')
  expect(stateOfEntry({ startedAt, endedAt: null, breaks: [pause] })).toBe('paused')
  expect(stateOfEntry({ startedAt, endedAt: '2025-03-03T12:00:00.000Z', breaks: [] })).toBe('ended')
})
