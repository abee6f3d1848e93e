import type { PayloadRequest, Where } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { draftedLabels, type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { formatDateTime } from '#domain/time/format.ts'
import type { TodayItem, TodayLine, TodayList } from '#plugins/desk/today.port.ts'

import { problemOf } from '../operations/planned-changes.ts'
import { readDrafts } from './read-drafts.ts'
import { type Job, mostRead, readJobs } from './read-jobs.ts'
import { readRecordNames } from './read-record-names.ts'

const mostShown = 8

/** Plans that went wrong, each with the record at which they are made anew or put aside; of many the latest. */
export async function failedPlans(req: PayloadRequest): Promise<TodayLine[]> {
  const failed = await readFailed(req)
  const lines = failed.slice(0, mostShown).map(({ id, slug, record, name, type, at, error }): TodayLine => {
    const deed = type === 'unpublish' ? 'Zurücknehmen' : 'Veröffentlichen'

    return {
      key: id,
      label: `Geplantes ${deed} von „${name}“ ist gescheitert`,
      count: 1,
      since: at,
      note: problemOf(error),
      tone: 'wrong',
      path: `/collections/${slug}/${record}`,
    }
  })
  const others = failed.slice(mostShown)
  const older = failed.length < mostRead ? {} : { note: 'ältere stehen hier, sobald es weniger sind' }

  return [
    ...lines,
    ...draftedSlugs.flatMap((slug) => othersOf(slug, others).map((line) => ({ ...line, ...older }))),
  ]
}

/** What is not told one by one, in the list of its records. */
function othersOf(slug: DraftedSlug, others: readonly NamedJob[]): TodayLine[] {
  const own = others.filter((job) => job.slug === slug)
  const ids = [...new Set(own.map(({ record }) => record))]
  const since = own.map(({ at }) => at).toSorted()[0]
  if (since === undefined) return []

  return [
    {
      key: `more-${slug}`,
      label: `${own.length === 1 ? 'weiterer gescheiterter Plan' : 'weitere gescheiterte Pläne'} für ${draftedLabels[slug]}`,
      count: own.length,
      since,
      tone: 'wrong',
      path: listPath(slug, [{ id: { in: ids } }]),
    },
  ]
}

/** As many as the start view tells. */
export const countFailedPlans = async (req: PayloadRequest): Promise<number> => (await readFailed(req)).length

/** What an editor has begun, and what goes out by itself next. */
export async function editorsLists(req: PayloadRequest): Promise<TodayList[]> {
  const [zone, jobs] = await Promise.all([zoneOfHouse(req), readJobs(req)])
  const said = (moment: string) => formatDateTime(Temporal.Instant.from(moment), zone)
  const [drafts, planned] = await Promise.all([draftList(req, said), plannedList(req, jobs.ahead, said)])

  return [drafts, ...planned].map((list) => ({
    ...list,
    items: list.items.map((item) => ({ ...item, timeZone: zone })),
  }))
}

const ofDrafts: Record<string, Where[string]> = { _status: { equals: 'draft' } }

type Say = (moment: string) => string

async function draftList(req: PayloadRequest, said: Say): Promise<TodayList> {
  const { drafts, pages } = await readDrafts(req, mostShown)
  const kindOf = (slug: DraftedSlug) => String(req.payload.collections[slug].config.labels.singular)

  return {
    key: 'drafts',
    title: 'Entwürfe',
    empty: 'Alles ist veröffentlicht.',
    items: drafts.map(({ id, slug, name, path, at }) => ({
      key: id,
      title: name,
      note: `${slug === 'sites' ? `/${path ?? ''}` : kindOf(slug)} · geändert ${said(at)}`,
      path: `/collections/${slug}/${id}`,
    })),
    all: {
      label: pages > mostShown ? `Alle ${pages} Entwürfe von Seiten` : 'Alle Entwürfe von Seiten',
      path: listPath('sites', [ofDrafts], '-updatedAt'),
    },
  }
}

async function plannedList(req: PayloadRequest, ahead: readonly Job[], said: Say): Promise<TodayList[]> {
  const items = (await named(req, ahead)).map(({ id, slug, record, name, type, at }): TodayItem => {
    const deed = type === 'unpublish' ? 'wird zurückgenommen' : 'wird veröffentlicht'

    return { key: id, title: name, note: `${deed} am ${said(at)}`, path: `/collections/${slug}/${record}` }
  })
  if (items.length === 0) return []

  const count = items.length < mostRead ? String(items.length) : `mindestens ${mostRead}`
  const title = items.length > mostShown ? `Geplant: die nächsten ${mostShown} von ${count}` : 'Geplant'
  const all = { label: 'Alle Seiten', path: '/collections/sites' as const }

  return [{ key: 'planned', title, empty: '', items: items.slice(0, mostShown), all }]
}

type NamedJob = Job & { name: string }

const readFailed = async (req: PayloadRequest): Promise<NamedJob[]> =>
  named(req, (await readJobs(req)).failed)

/** Nobody reads jobs; whoever asks is shown those about records that they may read. */
async function named(req: PayloadRequest, jobs: readonly Job[]): Promise<NamedJob[]> {
  const names = await readRecordNames(
    req,
    jobs.map(({ slug: of, record }) => ({ of, record })),
  )

  return jobs.flatMap((job): NamedJob[] => {
    const name = names.get(job.record)
    return name === undefined ? [] : [{ ...job, name }]
  })
}
