import { beyondName } from '#domain/insight/visits/visit-terms.texts.ts'
import type { VisitEvent } from '#domain/insight/visits/visit-batch.contract.ts'
import { flowsOf, type VisitStep } from '#domain/insight/visits/visit-counts.ts'

import { branchOfPage, type KnownPlaces } from './known-places.ts'
import type { NamesOfDay } from './names-of-day.ts'
import { stepOf } from './step-of.ts'
import type { VisitRecord } from './visit-record.ts'

export type News = VisitEvent & { branch: string | undefined }

/** What a visit began with, with the names that are told apart. */
export function namedBegin(visit: VisitRecord, { admits }: NamesOfDay): VisitRecord {
  const named = (kind: 'source' | 'campaign' | 'medium' | 'code' | 'resolution' | 'ratio') => {
    const name = visit[kind]
    return { [kind]: name === null || admits(kind, name) ? name : beyondName }
  }

  return {
    ...visit,
    ...named('source'),
    ...named('campaign'),
    ...named('medium'),
    ...named('code'),
    ...named('resolution'),
    ...named('ratio'),
  }
}

/** An event on a page that is told apart, of the branch whose shop it is. */
export function namedEvent(event: VisitEvent, names: NamesOfDay, places: KnownPlaces): News {
  const branch = branchOfPage(event.path, places)
  const isView = stepOf(event).action === undefined

  return {
    ...event,
    branch,
    path: names.admits('page', event.path) ? event.path : beyondPage(event.path, branch),
    action: isView || names.admits('action', event.action) ? event.action : beyondName,
  }
}

/** The news of a visit; where they go ways that are not told apart, their pages are not either. */
export function namedWays(before: readonly VisitStep[], news: readonly News[], names: NamesOfDay): News[] {
  const known = new Set(flowsOf(before))
  const ways = flowsOf(stepsWith(before, news)).filter((way) => !known.has(way))
  if (ways.every((way) => names.admits('step', way))) return [...news]

  return news.map((event) => ({ ...event, path: beyondPage(event.path, event.branch) }))
}

export const stepsWith = (before: readonly VisitStep[], news: readonly News[]): VisitStep[] =>
  [...before, ...news.map(stepOf)].toSorted((one, other) => one.n - other.n)

/** The shop of a branch stays what it is. */
const beyondPage = (path: string, branch: string | undefined): string =>
  branch === undefined ? `/${beyondName}` : `${path.split('/').slice(0, 3).join('/')}/${beyondName}`
