import fc from 'fast-check'
import { expect, it } from 'vitest'

import { begun, type History, redone, remember, undone } from './form-history.ts'

it('goes back step by step and forth again, until something new is done', () => {
  let history: History<string> = begun('a')
  history = remember(remember(history, 'b'), 'c')
  history = undone(history) ?? history
  expect(history.now).toBe('b')
  expect(redone(history)?.now).toBe('c')

  history = remember(history, 'd')
  expect(redone(history)).toBeNull()
  expect(undone(history)?.now).toBe('b')
})

it('all that was done can be taken back and done again, a hundred steps at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 130 }), (steps) => {
      let history: History<number> = steps.reduce((so, step) => remember(so, step), begun(-1))
      const last = history.now
      let count = 0
      for (let before = undone(history); before; before = undone(history)) {
        history = before
        count += 1
      }
      expect(count).toBe(Math.min(100, steps.length))
      for (let after = redone(history); after; after = redone(history)) history = after
      expect(history.now).toBe(last)
    }),
  )
})
