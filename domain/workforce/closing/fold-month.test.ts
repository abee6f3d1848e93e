import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { foldMonth, foldMonths, lastClosed, openFrom, stateOfMonth } from './fold-month.ts'
import { type MonthEvent, monthEventKinds } from './month-event.ts'

const event = (sequence: number, more: Partial<MonthEvent>): MonthEvent => ({
  id: `event-${sequence}`,
  sequence,
  month: '2026-10',
  kind: 'confirmed',
  author: null,
  atMs: sequence,
  hash: null,
  seal: null,
  previous: null,
  words: null,
  ...more,
})
const inTurn = (...events: Partial<MonthEvent>[]) => events.map((each, index) => event(index + 1, each))
const confirmed = (hash: string) => ({ kind: 'confirmed' as const, hash })
const closed = (hash: string) => ({ kind: 'closed' as const, hash })
const objected = { kind: 'objected' as const, words: 'Es fehlt der Montag.' }
const reopened = { kind: 'reopened' as const, words: 'Montag nachgetragen.' }

describe('a month', () => {
  it.each([
    ['without a word', [], 'open'],
    ['that was confirmed as it is', [confirmed('a')], 'confirmed'],
    ['that was confirmed as it was before', [confirmed('b')], 'open'],
    ['that was objected to', [confirmed('a'), objected], 'objected'],
    ['that was confirmed after all', [objected, confirmed('a')], 'confirmed'],
    ['that was closed', [confirmed('a'), closed('a')], 'closed'],
    ['that was closed and objected to', [closed('a'), objected], 'closed'],
    ['that was opened again', [confirmed('a'), closed('a'), reopened], 'confirmed'],
    ['that was opened again and changed', [confirmed('b'), closed('b'), reopened], 'open'],
    ['that was closed anew', [closed('b'), reopened, closed('a')], 'closed'],
  ])('%s is %s', (_, events, state) => {
    expect(stateOfMonth(foldMonth(inTurn(...events)), 'a')).toBe(state)
  })

  const anyEvents = fc
    .array(
      fc.record({
        kind: fc.constantFrom(...monthEventKinds),
        hash: fc.constantFrom('a', 'b'),
        month: fc.constantFrom('2026-09', '2026-10'),
      }),
      { maxLength: 12 },
    )
    .map((events) => events.map((each, index) => event(index + 1, each)))

  it('stands as its last words say, in whatever order they are read', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom('a', 'b'), fc.nat(), (events, hash, turn) => {
        const read = events.toSorted(
          (one, other) => ((one.sequence * 7919 + turn) % 13) - ((other.sequence * 7919 + turn) % 13),
        )
        const folded = foldMonths(read)
        for (const month of ['2026-09', '2026-10']) {
          const own = events.filter((each) => each.month === month)
          const found = folded.get(month) ?? foldMonth([])
          const lastOf = (...kinds: MonthEvent['kind'][]) => own.findLast(({ kind }) => kinds.includes(kind))
          const said = lastOf('confirmed', 'objected')

          expect(found.closing !== null).toBe(lastOf('closed', 'reopened')?.kind === 'closed')
          expect(found.objection ?? found.confirmation).toBe(said ?? null)
          expect(found.objection === null || found.confirmation === null).toBe(true)
          expect(stateOfMonth(found, hash) === 'confirmed').toBe(
            found.closing === null && said?.kind === 'confirmed' && said.hash === hash,
          )
        }
      }),
    )
  })
})

describe('closed months', () => {
  const months = foldMonths([
    event(1, { month: '2026-08', kind: 'closed' }),
    event(2, { month: '2026-09', kind: 'closed' }),
    event(3, { month: '2026-10', kind: 'closed' }),
    event(4, { month: '2026-10', kind: 'reopened' }),
  ])

  it('are closed until the last one ends', () => {
    expect(lastClosed(months)).toBe('2026-09')
    expect(lastClosed(months, '2026-09')).toBe('2026-08')
    expect(openFrom(months)).toBe(dayNumberOf('2026-10-01'))
  })

  it('that nobody has closed are none', () => {
    expect([lastClosed(new Map()), openFrom(new Map())]).toEqual([null, null])
  })
})
