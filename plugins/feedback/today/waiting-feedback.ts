import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { lowRatingLimit } from '#domain/feedback/low-rating.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

type Conditions = Record<string, Where[string]>

/** Contact requests that nobody has answered, or said to be none. */
export const waitingRequests = (req: PayloadRequest): Promise<TodayLine[]> =>
  lineOf(req, {
    slug: 'contact-requests',
    labels: ['Kontaktanfrage', 'Kontaktanfragen'],
    conditions: { status: { in: ['new', 'in-progress'] } },
  })

/** Reviews of orders in which a guest gave a low rating, and nobody has seen to it. */
export const waitingReviews = (req: PayloadRequest): Promise<TodayLine[]> =>
  lineOf(req, {
    slug: 'order-reviews',
    labels: ['Schlechte Bewertung', 'Schlechte Bewertungen'],
    note: `eine Note unter ${lowRatingLimit}`,
    conditions: { isSettled: { equals: false }, lowestRating: { less_than: lowRatingLimit } },
  })

/** Answers to questionnaires with a low rating on average, as long as they are not done. */
export const waitingSubmissions = (req: PayloadRequest): Promise<TodayLine[]> =>
  lineOf(req, {
    slug: 'questionnaire-submissions',
    labels: ['Schlechtes Feedback', 'Schlechte Feedbacks'],
    note: `im Mittel unter ${lowRatingLimit}`,
    conditions: { status: { in: ['new', 'in-progress'] }, rating: { less_than: lowRatingLimit } },
  })

type Asked = {
  slug: CollectionSlug & ('contact-requests' | 'order-reviews' | 'questionnaire-submissions')
  labels: [one: string, many: string]
  note?: string
  conditions: Conditions
}

async function lineOf(req: PayloadRequest, { slug, labels, note, conditions }: Asked): Promise<TodayLine[]> {
  const [{ totalDocs }, oldest] = await Promise.all([
    req.payload.count({ collection: slug, where: conditions, ...asUser(req) }),
    findRecord(asUser(req), slug, { where: conditions, sort: 'createdAt', select: { createdAt: true } }),
  ])

  return [
    {
      key: slug,
      label: totalDocs === 1 ? labels[0] : labels[1],
      count: totalDocs,
      since: oldest?.createdAt ?? null,
      ...(note !== undefined && { note }),
      tone: 'waits',
      path: listPath(slug, [conditions], 'createdAt'),
    },
  ]
}
