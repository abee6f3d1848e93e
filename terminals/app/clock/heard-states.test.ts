import { expect, it } from 'vitest'

import type { OpenWork } from '#domain/workforce/ledger/next-punches.ts'

import { withHeard } from './heard-states.ts'

const work: OpenWork = { state: 'running', fromMs: 500 }
const people = [
  { id: 'mia', work: null as OpenWork | null },
  { id: 'ben', work },
]

it('a list that was asked for before a press was answered does not undo it', () => {
  const heard = new Map([['mia', { work, atMs: 1000 }]])

  expect(withHeard({ people, askedAt: 900 }, heard)).toMatchObject([{ work }, { work }])
  expect(withHeard({ people, askedAt: 1001 }, heard)).toEqual(people)
})
