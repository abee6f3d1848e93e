import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type AccountLine, timeAccount } from './account-line.ts'
import { balanceBefore } from './balance-before.ts'

const line = (account: string, minutes: number): AccountLine => ({
  account,
  minutes,
  reason: 'Warum',
  source: 'rule:1',
})
const amounts = { planned: 0, owed: 0, worked: 0, breaks: 0, credited: 0 }

it('what is owed and worked on a day moves the balance of the next one', () => {
  const sheet = {
    opening: [line(timeAccount, 90), line('night', 600)],
    days: [
      { ...amounts, day: 10, lines: [line(timeAccount, -480), line(timeAccount, 510)] },
      { ...amounts, day: 11, lines: [line(timeAccount, -480), line('night', 60)] },
    ],
  }

  expect([10, 11, 12].map((day) => balanceBefore(sheet, timeAccount, day))).toEqual([90, 120, -360])
})

it('after the last day it is the sum of all lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -600, max: 600 })), fc.integer(), (moves, first) => {
      const days = moves.map((minutes, nth) => ({
        ...amounts,
        day: nth,
        lines: [line(timeAccount, minutes)],
      }))
      const sheet = { opening: [line(timeAccount, first)], days }

      expect(balanceBefore(sheet, timeAccount, moves.length)).toBe(
        moves.reduce((sum, minutes) => sum + minutes, first),
      )
    }),
  )
})
