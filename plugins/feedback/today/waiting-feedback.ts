import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { lowRatingLimit } from '#domain/feedback/low-rating.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

type Conditions = Record<string, Where[string]>

/** Contact requests that nobody has answered, or said to be none. */
const requests: Asked = {
  slug: 'contact-requests',
  labels: ['Kontaktanfrage', 'Kontaktanfragen'],
  conditions: { status: { in: ['new', 'in-progress'] } },
}

/** Reviews of orders in which a guest gave a low rating, and nobody has seen to it. */
const reviews: Asked = {
  slug: 'order-reviews',
  labels: ['Schlechte Bewertung', 'Schlechte Bewertungen'],
  note: `eine Note unter ${lowRatingLimit}`,
  conditions: { isSettled: { equals: false }, lowestRating: { less_than: lowRatingLimit } },
}

/** Answers to questionnaires with a low rating on average, as long as they are not done. */
const submissions: Asked = {
  slug: 'questionnaire-submissions',
  labels: ['Schlechtes Feedback', 'Schlechte Feedbacks'],
  note: `im Mittel unter ${lowRatingLimit}`,
  conditions: { status: { in: ['new', 'in-progress'] }, rating: { less_than: lowRatingLimit } },
}

/** What waits of each kind, as a line of the start view and as a number in the navigation. */
const waiting = (asked: Asked) => ({
  slug: asked.slug,
  labels: asked.labels,
  read: (req: PayloadRequest) => lineOf(req, asked),
  count: (req: PayloadRequest) => countOf(req, asked),
})

export const waitingRequests = waiting(requests)
export const waitingReviews = waiting(reviews)
export const waitingSubmissions = waiting(submissions)
export type Waiting = ReturnType<typeof waiting>

type Asked = {
  slug: CollectionSlug & ('contact-requests' | 'order-reviews' | 'questionnaire-submissions')
  labels: [one: string, many: string]
  note?: string
  conditions: Conditions
}

async function countOf(req: PayloadRequest, { slug, conditions }: Pick<Asked, 'slug' | 'conditions'>) {
  const { totalDocs } = await req.payload.count({ collection: slug, where: conditions, ...asUser(req) })

  return totalDocs
}

async function lineOf(req: PayloadRequest, { slug, labels, note, conditions }: Asked): Promise<TodayLine[]> {
  const [totalDocs, oldest] = await Promise.all([
    countOf(req, { slug, conditions }),
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
