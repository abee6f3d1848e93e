import { expect, it } from 'vitest'

import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'

import { withHeard } from './heard-states.ts'

const people = [
  { id: 'mia', state: null as ClockState },
  { id: 'ben', state: 'running' as ClockState },
]

it('a list that was asked for before a press was answered does not undo it', () => {
  const heard = new Map([['mia', { state: 'running' as const, atMs: 1000 }]])

  expect(withHeard({ people, askedAt: 900 }, heard)).toMatchObject([
    { state: 'running' },
    { state: 'running' },
  ])
  expect(withHeard({ people, askedAt: 1001 }, heard)).toEqual(people)
})
