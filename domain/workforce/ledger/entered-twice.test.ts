import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { eventsAfter } from './events-after.ts'
import { foldLedger, type LedgerActivity } from './fold-ledger.ts'
import { correction, facts, hourMs, punch, randomLedger } from './ledger.fixture.ts'
import type { LedgerEvent } from './ledger-event.ts'

describe('presses that arrive for a time that was entered by hand', () => {
  const entered = correction('c', {
    activity: null,
    replaces: [],
    entry: { from: 8 * hourMs, to: 16 * hourMs, breaks: [], facts },
  })
  const of = (...punches: ReturnType<typeof punch>[]) => {
    const { activities, conflicts } = foldLedger([entered, ...punches])
    return { made: activities.map(({ id, state }) => [id, state]), conflicts: [...conflicts] }
  }

  it.each([[[7.9, 15.9]], [[8.1, 16.1]], [[9, 10]], [[7, 17]]])(
    'count nothing beside it: %j',
    ([from = 0, to = 0]) => {
      const { made, conflicts } = of(punch('start', from), punch('end', to))

      expect(made).toEqual([['c', 'ended']])
      expect(conflicts.map(([id]) => id)).toEqual([`start-${from}`, `end-${to}`])
      expect(conflicts[0]?.[1]).toBe('already-entered')
    },
  )

  it('say why, each that fell into it', () => {
    const { conflicts } = of(punch('start', 8.1), punch('pause', 12), punch('resume', 12.5), punch('end', 16))

    expect(conflicts.map(([, conflict]) => conflict)).toEqual(Array(4).fill('already-entered'))
  })

  it('count where they only touch it, and keep nobody from beginning again', () => {
    expect(of(punch('start', 6), punch('end', 8)).made).toEqual([
      ['start-6', 'ended'],
      ['c', 'ended'],
    ])
    expect(of(punch('start', 8.1), punch('start', 17)).made).toEqual([
      ['c', 'ended'],
      ['start-17', 'running'],
    ])
  })

  it('count nothing as long as their end has not arrived', () => {
    expect(of(punch('start', 7)).made).toEqual([['c', 'ended']])
    expect(of(punch('start', 7), punch('end', 7.5)).made).toEqual([
      ['start-7', 'ended'],
      ['c', 'ended'],
    ])
  })

  it('count once it is withdrawn', () => {
    const withdrawal = correction('d', { activity: 'c', replaces: ['c'], entry: null }, 2000)
    const { activities, conflicts } = foldLedger([entered, withdrawal, punch('start', 8), punch('end', 16)])

    expect(activities).toMatchObject([{ id: 'start-8', state: 'ended' }])
    expect(conflicts.size).toBe(0)
  })
})

/** Where a ledger keeps it: what was entered stands where it ends. */
const positionOf = (event: LedgerEvent): number =>
  event.kind === 'correction' ? (event.entry?.to ?? event.entry?.from ?? 0) : event.atMs

describe('whatever was pressed and corrected', () => {
  it('counts once: what was pressed meets neither what was entered nor other presses', () => {
    const reachOf = ({ from, to, state }: LedgerActivity) =>
      to ?? (state === 'incomplete' ? from : from + 16 * hourMs)
    fc.assert(
      fc.property(randomLedger, (events) => {
        const byHand = new Set(events.filter(({ kind }) => kind === 'correction').map(({ id }) => id))
        const { activities } = foldLedger(events)
        for (const pressed of activities.filter(({ madeOf }) => !madeOf.some((id) => byHand.has(id)))) {
          for (const other of activities.filter((each) => each !== pressed)) {
            const isApart = reachOf(pressed) <= other.from || reachOf(other) <= pressed.from
            expect(isApart, `${pressed.id} and ${other.id}`).toBe(true)
          }
        }
      }),
    )
  })

  it('after an end that was pressed is the same without what was before it', () => {
    fc.assert(
      fc.property(randomLedger, fc.nat(20), (events, nth) => {
        const whole = foldLedger(events)
        const byHand = new Set(events.filter(({ kind }) => kind === 'correction').map(({ id }) => id))
        const ends = whole.activities.filter(
          ({ to, madeOf }) => to !== null && !madeOf.some((id) => byHand.has(id)),
        )
        const anchor = ends[nth % Math.max(1, ends.length)]
        if (!anchor) return
        const replaced = new Set(
          events.flatMap((event) => (event.kind === 'correction' ? event.replaces : [])),
        )
        const endMs = anchor.to ?? 0
        const later = eventsAfter(
          events.filter((event) => !replaced.has(event.id) && positionOf(event) >= endMs),
          { endMs, madeOf: anchor.madeOf },
        )
        const part = foldLedger(later, endMs)

        expect(part.activities).toEqual(
          whole.activities.filter(({ id }) => part.activities.some((each) => each.id === id)),
        )
        expect([...part.conflicts]).toEqual([...whole.conflicts].filter(([id]) => part.conflicts.has(id)))
      }),
    )
  })
})
