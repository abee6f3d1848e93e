import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mayMove, mayPrintAgain, type PrintJobMove, printJobMoves, type PrintJobState } from './print-job.ts'

const moves = Object.keys(printJobMoves) as PrintJobMove[]

test('what was printed or thrown away stays so', () => {
  expect(moves.filter((move) => mayMove('printed', move) || mayMove('discarded', move))).toEqual([])
})

test('what is unclear is printed by a late word of the printer alone, never by the queue', () => {
  expect(moves.filter((move) => mayMove('unclear', move))).toEqual(['confirm', 'fail', 'discard'])
})

test('staff print again whatever has left the queue', () => {
  expect(mayPrintAgain('queued')).toBe(false)
  expect(mayPrintAgain('unclear')).toBe(true)
})

test('no order of events brings a job back into the queue once it has left the printer', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 30 }), (events) => {
      let state: PrintJobState = 'queued'
      const states = events.map((event) => {
        if (mayMove(state, event)) state = printJobMoves[event].to
        return state
      })
      const left = states.findIndex((each) => ['printed', 'failed', 'unclear', 'discarded'].includes(each))
      const after = left < 0 ? [] : states.slice(left)

      expect(after.filter((each) => each === 'queued' || each === 'offered')).toEqual([])
    }),
  )
})
