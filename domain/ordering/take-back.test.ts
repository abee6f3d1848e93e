import { expect, test } from 'vitest'

import { type LastEvent, takeBack, takeBackOfferedSeconds, takeBackSeconds } from './take-back.ts'

const at = '2026-11-27T11:00:00.000Z'
const step: LastEvent = { version: 3, action: 'completed', from: 'delivered', to: 'completed', at }
const after = (seconds: number, version = 3) => ({ version, now: Temporal.Instant.from(at).add({ seconds }) })

test('a slip leads back to where the order was', () => {
  expect(takeBack(step, after(takeBackSeconds))).toEqual({ to: 'delivered' })
})

test('it is offered for less time than it is taken', () => {
  expect(takeBackOfferedSeconds).toBeLessThan(takeBackSeconds)
})

test('what was a while ago stays', () => {
  expect(takeBack(step, after(takeBackSeconds + 1))).toEqual({ why: 'too-late' })
})

test('another step than the one that was meant stays', () => {
  expect(takeBack(step, after(1, 2))).toEqual({ why: 'too-late' })
})

test.each(['confirm', 'reject', 'cancel', 'propose', 'place'])('nobody takes back %s', (action) => {
  expect(takeBack({ ...step, action }, after(0))).toEqual({ why: 'not-a-step' })
})

test('the same again changes nothing, and the step before it stays', () => {
  const taken = { ...step, version: 4, action: 'take-back' }

  expect(takeBack(taken, after(60))).toEqual({ isNoop: true })
  expect(takeBack(taken, after(1, 2))).toEqual({ why: 'too-late' })
})

test('an order of which nothing is told has no step', () => {
  expect(takeBack(null, after(0))).toEqual({ why: 'not-a-step' })
})
