import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Activity, activityProblems, workedMs } from './working-activity.ts'
import { activityProblemTexts } from './working-activity.texts.ts'

const at = (clock: string) => `2026-11-21T${clock}:00Z`
const now = Temporal.Instant.from(at('18:00'))
const day: Activity = { state: 'ended', startedAt: at('08:00'), endedAt: at('16:30'), breaks: [] }
const rest = (from: string, to?: string) => ({ startedAt: at(from), endedAt: to ? at(to) : null })

describe('an activity', () => {
  it.each<[string, Partial<Activity>, string[]]>([
    ['of a plain day', {}, []],
    ['with two breaks, in any order', { breaks: [rest('14:00', '14:10'), rest('12:00', '12:30')] }, []],
    ['that runs', { state: 'running', endedAt: null }, []],
    ['in its break', { state: 'paused', endedAt: null, breaks: [rest('12:00')] }, []],
    ['that ended without an end', { endedAt: null }, ['end-missing']],
    ['that runs with an end', { state: 'running' }, ['end-before-its-time']],
    ['that ends as it begins', { endedAt: at('08:00') }, ['end-too-early']],
    ['paused without a break', { state: 'paused', endedAt: null }, ['break-missing']],
    ['that ended in its break', { breaks: [rest('12:00')] }, ['break-running']],
    ['with an empty break', { breaks: [rest('12:00', '12:00')] }, ['break-too-short']],
    ['with an early break', { breaks: [rest('07:00', '07:30')] }, ['break-outside']],
    ['with a late break', { breaks: [rest('16:20', '16:40')] }, ['break-outside']],
    [
      'with crossing breaks',
      { breaks: [rest('12:00', '12:30'), rest('12:20', '13:00')] },
      ['breaks-overlap'],
    ],
  ])('%s has these problems', (_what, change, problems) => {
    expect(activityProblems({ ...day, ...change })).toEqual(problems)
  })

  it('has German words for each problem', () => {
    for (const { message } of Object.values(activityProblemTexts)) expect(message).toMatch(/^[A-Z].*\.$/)
  })
})

describe('the worked time', () => {
  it.each<[Partial<Activity>, number]>([
    [{}, 510],
    [{ breaks: [rest('12:00', '12:30')] }, 480],
    [{ state: 'running', endedAt: null }, 600],
    [{ state: 'paused', endedAt: null, breaks: [rest('17:00')] }, 540],
  ])('of %j is %i minutes', (change, minutes) => {
    expect(workedMs({ ...day, ...change }, now)).toBe(minutes * 60_000)
  })

  it('and the breaks make up the whole stretch, however many breaks there are', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 509 }), { minLength: 0, maxLength: 12 })
    fc.assert(
      fc.property(cuts, (minutes) => {
        const inOrder = minutes.toSorted((a, b) => a - b).slice(0, minutes.length - (minutes.length % 2))
        const start = Temporal.Instant.from(day.startedAt)
        const instants = inOrder.map((minute) => start.add({ minutes: minute }).toString())
        const breaks = instants.flatMap((startedAt, index) =>
          index % 2 === 0 ? [{ startedAt, endedAt: instants[index + 1] ?? null }] : [],
        )
        const rested = inOrder.reduce((sum, minute, index) => sum + (index % 2 === 0 ? -minute : minute), 0)

        expect(activityProblems({ ...day, breaks })).toEqual([])
        expect(workedMs({ ...day, breaks }, now)).toBe((510 - rested) * 60_000)
      }),
    )
  })
})
