import { describe, expect, it } from 'vitest'

import { callText, isFresh, newlyReady, readyAt } from './called-numbers.ts'

const now = Temporal.Instant.from('2026-11-27T11:00:00Z')
const ready = (number: number, seconds = 0) => ({
  number,
  type: 'takeaway' as const,
  since: now.subtract({ seconds }).toString(),
  until: now.subtract({ seconds }).add({ minutes: 10 }).toString(),
})
const board = (...numbers: ReturnType<typeof ready>[]) => ({ preparing: [], ready: numbers })

describe('numbers are called', () => {
  it('when they become ready, but not those that were ready before the board was there', () => {
    expect(newlyReady(null, board(ready(7)))).toEqual([])
    expect(newlyReady(board(ready(7)), board(ready(8), ready(7)))).toEqual([8])
  })

  it('once more where an order was called back and is ready again', () => {
    expect(newlyReady(board(ready(7, 60)), board(ready(7)))).toEqual([7])
  })

  it.each([
    [[12], 'Nummer 12 ist abholbereit.'],
    [[12, 13, 14], 'Die Nummern 12, 13 und 14 sind abholbereit.'],
  ])('%j aloud as %s', (numbers, words) => {
    expect(callText(numbers)).toBe(words)
  })
})

it('what nobody fetches leaves the board, also while nothing is told', () => {
  expect(readyAt(board(ready(7, 599), ready(6, 600)), now).map(({ number }) => number)).toEqual([7])
})

it('a number stands out for half a minute', () => {
  expect([isFresh(ready(7, 29), now), isFresh(ready(7, 30), now)]).toEqual([true, false])
})
