import { expect, it } from 'vitest'

import { mostTipCents } from './tip.ts'
import { tipCents } from './tip.contract.ts'
import { typedTip } from './typed-tip.ts'

it.each([
  ['', 0],
  ['  ', 0],
  ['2,50', 250],
  ['2.50', 250],
  ['3', 300],
  ['500', mostTipCents],
  ['500,01', null],
  ['-1', null],
  ['1,005', null],
  ['viel', null],
])('%j is a tip of %j cents, wherever it is typed', (typed, cents) => {
  expect(typedTip(typed)).toBe(cents)
})

it.each([0, 1, mostTipCents, mostTipCents + 1, -1, 0.5])(
  'the calls take %d cents where forms do',
  (cents) => {
    const typed = (cents / 100).toFixed(3).replace(/0$/, '').replace('.', ',')

    expect(tipCents.safeParse(cents).success).toBe(typedTip(typed) !== null)
  },
)
