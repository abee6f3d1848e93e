import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Activity, activityProblems } from './working-activity.ts'
import { activityProblemTexts } from './working-activity.texts.ts'

const at = (clock: string) => `2026-11-21T${clock}:00Z`
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

  it('may have however many breaks that follow on each other', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 509 }), { minLength: 0, maxLength: 12 })
    fc.assert(
      fc.property(cuts, (minutes) => {
        const start = Temporal.Instant.from(day.startedAt)
        const instants = minutes
          .toSorted((a, b) => a - b)
          .map((minute) => start.add({ minutes: minute }).toString())
        const breaks = instants.flatMap((startedAt, index) => {
          const endedAt = instants[index + 1]
          return index % 2 === 0 && endedAt ? [{ startedAt, endedAt }] : []
        })

        expect(activityProblems({ ...day, breaks })).toEqual([])
      }),
    )
  })

  it('has German words for each problem', () => {
    for (const { message } of Object.values(activityProblemTexts)) expect(message).toMatch(/^[A-Z].*\.$/)
  })
})
