import { type CountedBy, orderedBys } from '#domain/insight/visits/visit-counts.ts'

import type { FoundDrops } from './dropped-events.ts'
import type { VisitorSums } from './visitor-sums.ts'

export type PointSum = { at: string; visits: number; amount: number }
export type KeySum = {
  key: string
  visits: number
  amount: number
  entries: number
  exits: number
  /** Visits that ended in an order. */
  ordered: number
}
/** The greatest keys, with what all of them come to, and what was dropped, where one statement reads both. */
export type KeySums = { keys: KeySum[]; count: number; all: Omit<KeySum, 'key'>; dropped?: FoundDrops }

/** By what rows can be told apart: what visits are counted by, or what every row of a rollup says. */
export type RowsBy = CountedBy | 'device' | 'origin' | 'hour'

/** By what visits are counted that ended in an order, where rows of a grouping say so. */
export const orderedByOf = (by: RowsBy): CountedBy | null =>
  by === 'source' || by === 'campaign' || by === 'medium' || by === 'code'
    ? orderedBys[by]
    : by === 'device' || by === 'origin'
      ? 'ordered'
      : null

/** Sums of visits, from wherever they come. */
export type VisitSums = {
  /** By the grain that was asked for. */
  points: (by: CountedBy) => Promise<PointSum[]>
  keys: (by: RowsBy) => Promise<KeySums>
  visitors: () => Promise<VisitorSums>
}

/** More keys than anybody reads; what is beyond is summed. */
export const mostKeys = 5000

export const sumOf = (keys: readonly KeySum[]): KeySums['all'] =>
  keys.reduce(
    (sum, { visits, amount, entries, exits, ordered }) => ({
      visits: sum.visits + visits,
      amount: sum.amount + amount,
      entries: sum.entries + entries,
      exits: sum.exits + exits,
      ordered: sum.ordered + ordered,
    }),
    { visits: 0, amount: 0, entries: 0, exits: 0, ordered: 0 },
  )
