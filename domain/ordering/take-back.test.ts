import { expect, test } from 'vitest'

import { type LastEvent, takeBack, takeBackOfferedSeconds, takeBackSeconds } from './take-back.ts'

const at = '2026-11-27T11:00:00.000Z'
const step: LastEvent = { action: 'completed', from: 'delivered', to: 'completed', at }
const after = (seconds: number) => Temporal.Instant.from(at).add({ seconds })

test('a slip leads back to where the order was', () => {
  expect(takeBack(step, after(takeBackSeconds))).toEqual({ to: 'delivered' })
})

test('it is offered for less time than it is taken', () => {
  expect(takeBackOfferedSeconds).toBeLessThan(takeBackSeconds)
})

test('what was a while ago stays', () => {
  expect(takeBack(step, after(takeBackSeconds + 1))).toEqual({ why: 'too-late' })
})

test.each(['confirm', 'reject', 'cancel', 'propose', 'place'])('nobody takes back %s', (action) => {
  expect(takeBack({ ...step, action }, after(0))).toEqual({ why: 'not-a-step' })
})

test('the same again changes nothing', () => {
  expect(takeBack({ ...step, action: 'take-back' }, after(60))).toEqual({ isNoop: true })
})

test('an order of which nothing is told has no step', () => {
  expect(takeBack(null, after(0))).toEqual({ why: 'not-a-step' })
})
