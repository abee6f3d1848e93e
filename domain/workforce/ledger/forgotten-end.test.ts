import { expect, it } from 'vitest'

import type { ActivityState } from '../working-activity.ts'
import { stateByNow } from './forgotten-end.ts'
import { hourMs } from './ledger.fixture.ts'

it.each<[ActivityState, number, ActivityState]>([
  ['running', 23.99, 'running'],
  ['paused', 23.99, 'paused'],
  ['running', 24, 'incomplete'],
  ['paused', 500, 'incomplete'],
  ['ended', 500, 'ended'],
  ['incomplete', 9, 'incomplete'],
])('work of 08:00 that is %s is at %d o’clock %s', (state, hours, shown) => {
  expect(stateByNow({ state, from: 8 * hourMs }, hours * hourMs)).toBe(shown)
})
