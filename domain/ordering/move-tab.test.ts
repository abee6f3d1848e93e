import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { judgeTabMove } from './move-tab.ts'

const move = { from: '1', to: '2', orders: ['a', 'b'], into: [] as string[] }

describe('a tab', () => {
  it.each([
    ['moves as it was seen', move, { atFrom: ['a', 'b'], atTo: [] }, { moves: ['a', 'b'] }],
    ['moves without what has ended', move, { atFrom: ['b'], atTo: [] }, { moves: ['b'] }],
    ['that is there already moves no more', move, { atFrom: [], atTo: ['a', 'b'] }, { moves: [] }],
    ['of which a part is there already follows', move, { atFrom: ['b'], atTo: ['a'] }, { moves: ['b'] }],
    ['with a new round stays', move, { atFrom: ['a', 'b', 'c'], atTo: [] }, { why: 'new-round' }],
    ['comes to nobody unseen', move, { atFrom: ['a', 'b'], atTo: ['x'] }, { why: 'taken' }],
    [
      'comes to whom was seen',
      { ...move, into: ['x', 'y'] },
      { atFrom: ['a'], atTo: ['x'] },
      { moves: ['a'] },
    ],
    [
      'does not come to where it is',
      { ...move, to: '1' },
      { atFrom: ['a'], atTo: ['a'] },
      { why: 'same-table' },
    ],
  ])('%s', (_, asked, now, verdict) => {
    expect(judgeTabMove(asked, now)).toEqual(verdict)
  })

  it('never moves what nobody saw, whatever is where', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(ids, ids, ids, ids, (orders, into, atFrom, atTo) => {
        const verdict = judgeTabMove({ from: '1', to: '2', orders, into }, { atFrom, atTo })
        if (!('moves' in verdict) || verdict.moves.length === 0) return

        expect(verdict.moves.every((id) => orders.includes(id) && atFrom.includes(id))).toBe(true)
        expect(verdict.moves).toEqual(atFrom)
        expect(atTo.every((id) => into.includes(id) || orders.includes(id))).toBe(true)
      }),
    )
  })
})
