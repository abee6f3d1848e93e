import { describe, expect, it } from 'vitest'

import { problemsOf } from './placed-orders.ts'

const whole = { isBare: false, orders: 5, gaps: 0, claims: 5, events: 5, effects: 20, failed: 0 }

describe('the orders of a bench', () => {
  it('are all there with their claims, histories and four side effects each', () => {
    expect(problemsOf(whole, 5)).toEqual([])
  })

  it.each([
    ['an order is missing', { orders: 4 }],
    ['there is one too many', { orders: 6 }],
    ['a number is missing or double', { gaps: 1 }],
    ['a claim is missing', { claims: 4 }],
    ['a history is missing', { events: 4 }],
    ['a mail is missing', { effects: 19 }],
    ['a mail failed', { failed: 1 }],
  ])('are not whole when %s', (_title, change) => {
    expect(problemsOf({ ...whole, ...change }, 5)).toHaveLength(1)
  })
})
