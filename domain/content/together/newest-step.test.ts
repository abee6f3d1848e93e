import { expect, it } from 'vitest'

import { newestStep } from './newest-step.ts'

const [earlier, later] = ['2026-11-30T10:00:00.000Z', '2026-11-30T10:00:08.000Z']

it.each([
  ['take-in', { at: later, isOwn: false, seen: earlier, isAtIt: false }],
  ['wait', { at: later, isOwn: false, seen: earlier, isAtIt: true }],
  // Whoever was refused while the other state was taken in has nothing left to be told.
  ['forget-refusals', { at: later, isOwn: false, seen: '2026-11-30T11:00:08+01:00', isAtIt: false }],
  ['forget-refusals', { at: later, isOwn: true, seen: earlier, isAtIt: false }],
  ['take-in', { at: later, isOwn: false, seen: undefined, isAtIt: false }],
])('a form that hears of a newest state: %s', (step, heard) => {
  expect(newestStep(heard)).toBe(step)
})
