import type { Goal } from '#domain/insight/statistics/goals.contract.ts'
import type { StatisticsNow } from '#domain/insight/statistics/now.contract.ts'
import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import type { First } from '#plugins/desk/kit.port.ts'

import type { KnownAnswers } from './kept-answers.ts'
import type { Names } from './use-places.ts'

/** What the server has read along with the page, so that it is seen with it, and not asked for again. */
export type FirstPage = {
  /** ISO 8601. */
  at: string
  answers: KnownAnswers
  branches: Names
  divisions: Names
  views: { views: SavedView[] }
  goals: { goals: Goal[]; branches: string[] | null }
  /** By what it was asked for; only where the tab tells of it. */
  now: { key: string; data: StatisticsNow } | null
}

/** A part of it, as what loads it takes it. */
export const firstOf = <Data>(
  page: FirstPage | null,
  key: string,
  data: Data | undefined,
): First<Data> | null => (page && data !== undefined ? { key, data, at: page.at } : null)
