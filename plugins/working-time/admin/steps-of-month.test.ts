import { expect, it } from 'vitest'

import { stepsOfMonth } from './steps-of-month.ts'

type Stand = Parameters<typeof stepsOfMonth>[0]
const own: Stand = { state: 'open', mayConfirm: true, whyNotClose: null }
const led: Stand = { state: 'open', mayConfirm: false, whyNotClose: [{ code: 'not-confirmed' }] }

it('whoever it is about confirms it or objects, also after it was closed', () => {
  expect(stepsOfMonth(own)).toMatchObject({ confirm: true, object: true, close: null, correct: false })
  expect(stepsOfMonth({ ...own, state: 'confirmed' })).toMatchObject({ confirm: false, object: true })
  expect(stepsOfMonth({ ...own, state: 'closed' })).toMatchObject({
    confirm: false,
    object: true,
    reopen: false,
  })
  expect(stepsOfMonth({ ...own, mayConfirm: false })).toMatchObject({ confirm: false, object: false })
})

it('whoever leads closes what is confirmed, and gives a reason for what is not', () => {
  expect(stepsOfMonth({ ...led, state: 'confirmed', whyNotClose: [] }).close).toBe('as-confirmed')
  expect(stepsOfMonth(led).close).toBe('with-reason')
  expect(stepsOfMonth({ ...led, state: 'objected', whyNotClose: [{ code: 'objected' }] }).close).toBe(
    'with-reason',
  )
})

it('what has to happen first keeps a month from being closed', () => {
  const kept = { ...led, whyNotClose: [{ code: 'work-unfinished' }, { code: 'not-confirmed' }] }

  expect(stepsOfMonth(kept)).toMatchObject({ close: null, isKept: true, correct: true })
})

it('whoever leads sets presses aside, but not their own', () => {
  expect(stepsOfMonth(led).settle).toBe(true)
  expect(stepsOfMonth({ ...led, whyNotClose: [{ code: 'own-month' }] }).settle).toBe(false)
  expect(stepsOfMonth(own).settle).toBe(false)
})

it('a closed month is opened again before anything of it is corrected', () => {
  expect(stepsOfMonth({ ...led, state: 'closed', whyNotClose: [] })).toMatchObject({
    close: null,
    reopen: true,
    correct: false,
    isKept: false,
  })
  expect(stepsOfMonth({ ...led, state: 'closed', whyNotClose: [{ code: 'own-month' }] }).reopen).toBe(false)
})
