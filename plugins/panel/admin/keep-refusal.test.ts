import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { keepRefusal } from './keep-refusal.repair.ts'

const refused: FormState = {
  name: { value: 'Probe', valid: true },
  font: { value: 'Lora', valid: false, errorMessage: 'Nicht hinterlegt.' },
  radius: { value: '99rem', valid: false, errorMessage: 'Höchstens 3rem.' },
}
const { refusal } = keepRefusal(null, refused)

it('a form that nobody refused has nothing to keep', () => {
  expect(keepRefusal(null, { name: { value: 'Probe', valid: true } })).toEqual({ refusal: null, lost: [] })
})

it('an answer that judged nothing takes no error back, however often it comes', () => {
  const unjudged = { ...refused, font: { value: 'Lora', valid: true, errorMessage: 'Nicht hinterlegt.' } }
  const first = keepRefusal(refusal, unjudged)

  expect(first.lost).toEqual([{ path: 'font', message: 'Nicht hinterlegt.' }])
  expect(keepRefusal(first.refusal, refused).lost).toEqual([])
  expect(keepRefusal(first.refusal, unjudged).lost).toEqual([{ path: 'font', message: 'Nicht hinterlegt.' }])
})

it('once something else stands in the form, what the server then says holds', () => {
  const changed: FormState = {
    name: { value: 'Probe', valid: true },
    font: { value: 'Lora', valid: true },
    radius: { value: '1rem', valid: true },
  }

  expect(keepRefusal(refusal, changed)).toEqual({ refusal: null, lost: [] })
})

it('a field that came or went is a change, too', () => {
  const shorter: FormState = { font: { value: 'Lora', valid: true }, radius: { value: '99rem', valid: true } }
  const other: FormState = { ...shorter, title: { value: 'Probe', valid: true } }

  expect(keepRefusal(refusal, shorter).lost).toEqual([])
  expect(keepRefusal(refusal, other).lost).toEqual([])
})
