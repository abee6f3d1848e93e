import { describe, expect, it } from 'vitest'

import { canonicalClosing } from './canonical-closing.ts'
import { closingProblemTexts } from './month-closing.texts.ts'
import { type ClosingFacts, closingProblems, whyNotCloseMonth } from './why-not-close.ts'

const ready: ClosingFacts = {
  isOwn: false,
  isOver: true,
  isInTurn: true,
  isOvertaken: false,
  unfinished: 0,
  conflicts: 0,
  requested: 0,
  isObjected: false,
  isConfirmed: true,
  reason: null,
}

describe('a month', () => {
  it.each<[string, Partial<ClosingFacts>, string[]]>([
    ['that both agree on', {}, []],
    ['of whoever closes', { isOwn: true }, ['own-month']],
    ['that goes on', { isOver: false }, ['not-over']],
    ['after one that is open', { isInTurn: false }, ['month-before-open']],
    ['before one that is closed', { isOvertaken: true }, ['month-after-closed']],
    ['with work that has no end', { unfinished: 1 }, ['work-unfinished']],
    ['with presses that fitted to nothing', { conflicts: 2 }, ['conflicts-open']],
    ['with leave that nobody decided about', { requested: 1 }, ['absence-requested']],
    ['that was not confirmed', { isConfirmed: false }, ['not-confirmed']],
    ['that was objected to', { isConfirmed: false, isObjected: true }, ['objected']],
    [
      'that was objected to, and why it is right',
      { isConfirmed: false, isObjected: true, reason: 'Geklärt.' },
      [],
    ],
    ['that was not confirmed for a reason', { isConfirmed: false, reason: 'Antwortet nicht.' }, []],
    ['that goes on, and nobody could confirm yet', { isOver: false, isConfirmed: false }, ['not-over']],
    ['with several of it', { isOver: false, conflicts: 1 }, ['not-over', 'conflicts-open']],
  ])('%s is kept open by %j', (_, facts, problems) => {
    expect(whyNotCloseMonth({ ...ready, ...facts })).toEqual(problems)
  })

  it('has German words for whatever keeps it open', () => {
    for (const problem of closingProblems) expect(closingProblemTexts[problem]).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })
})

describe('what seals a closing', () => {
  const closing = {
    user: 'anna',
    month: '2026-10',
    hash: 'a',
    closedAt: '2026-11-02T08:00:00.000Z',
    by: 'mia',
    confirmed: 'a',
    words: null,
    previous: null,
  }

  it('is the same text in whatever order its facts come', () => {
    const turned = Object.fromEntries(Object.entries(closing).toReversed()) as typeof closing

    expect(canonicalClosing(turned)).toBe(canonicalClosing(closing))
    expect(canonicalClosing(closing)).toBe(
      'theke month closing 1\n{"by":"mia","closedAt":"2026-11-02T08:00:00.000Z","confirmed":"a","hash":"a","month":"2026-10","previous":null,"user":"anna","words":null}',
    )
  })
})
