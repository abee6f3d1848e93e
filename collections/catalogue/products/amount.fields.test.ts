import { expect, it } from 'vitest'

import { calculationModelField } from './amount.fields.ts'

it('how exact an amount is, staff choose as „exakt“, „ca.“ or „ab“', () => {
  expect(calculationModelField).toMatchObject({
    options: [
      { value: 'fixed', label: 'exakt' },
      { value: 'approximate', label: 'ca.' },
      { value: 'minimum', label: 'ab' },
    ],
  })
})
