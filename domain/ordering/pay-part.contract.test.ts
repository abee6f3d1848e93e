import { expect, it } from 'vitest'

import { payPartRequest } from './pay-part.contract.ts'

const asked = (amount: number) => ({
  part: { by: 'items', lines: [{ line: 0, amount }] },
  method: 'cash',
  seen: { total: 1000, paid: 0 },
})

it.each([0.000_001, 0.125, 1])('somebody may pay %d of a line', (amount) => {
  expect(payPartRequest.safeParse(asked(amount)).success).toBe(true)
})

it.each([0, -1, 1e-300, Number.NaN])('nobody pays %d of a line', (amount) => {
  expect(payPartRequest.safeParse(asked(amount)).success).toBe(false)
})
