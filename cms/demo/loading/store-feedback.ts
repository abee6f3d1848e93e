import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { averageRating } from '#domain/feedback/average-rating.ts'
import { answeredQuestions, keptClient } from '#domain/feedback/questionnaire.ts'
import { highestRating, lowestRating } from '#domain/feedback/rating.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { questionnaires } from '../feedback/questionnaires.data.ts'
import {
  reviewComments,
  shareOfAllowed,
  shareOfWriters,
  signatures,
} from '../feedback/review-comments.data.ts'
import { type Chance, makeChance } from '../past-orders/chance.ts'
import type { StoredBranch } from './store-branches.ts'

type Options = { branches: StoredBranch[]; now: Temporal.Instant }

const seed = 2611

/** What guests said after their orders, and what clients answered to questionnaires. */
export async function storeFeedback(req: PayloadRequest, options: Options): Promise<void> {
  await storeReviews(req, options.now)
  await storeQuestionnaires(req, options)
}

type RatedOrder = { id: string; branch_id: string; questionnaire_rating: number; ended_at: string }

/** As plain rows: they are history, nobody is to be told of them. */
async function storeReviews(req: PayloadRequest, now: Temporal.Instant): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<RatedOrder>(sql`
    select id, branch_id, questionnaire_rating::int, updated_at as ended_at from orders
     where questionnaire_rating is not null order by placed_at, id`)
  const chance = makeChance(seed)
  const reviews = rows.map((order) => reviewOf(order, chance))
  // Somebody has been there since for all but the newest.
  const untended = now.subtract({ hours: 48 }).toString()

  await db.execute(sql`
    insert into order_reviews (id, order_id, branch_id, rating, food_rating, service_rating, process_rating,
                               lowest_rating, comment, may_be_shown, shown_name, is_released, is_settled,
                               settled_at, created_at, updated_at)
    select id, order_id, branch_id, rating, food_rating, service_rating, process_rating,
           least(rating, food_rating, service_rating, process_rating), comment,
           may_be_shown, shown_name, may_be_shown and at < ${untended}::timestamptz,
           at < ${untended}::timestamptz,
           case when at < ${untended}::timestamptz then at + interval '1 day' end, at, at
      from (select r.*, least(r.created_at + interval '40 minutes', ${now.toString()}::timestamptz) as at
              from jsonb_populate_recordset(null::order_reviews, ${JSON.stringify(reviews)}::jsonb) r) as said`)
}

function reviewOf({ id, branch_id, questionnaire_rating: rating, ended_at }: RatedOrder, chance: Chance) {
  const near = () => Math.min(highestRating, Math.max(lowestRating, rating + chance.whole(3) - 1))
  const words = reviewComments[rating] ?? []
  const comment = words.length > 0 && chance.share() < shareOfWriters ? chance.one(words) : null
  const isAllowed = comment !== null && chance.share() < shareOfAllowed

  return {
    id: chance.uuidAt(new Date(ended_at).getTime()),
    order_id: id,
    branch_id,
    rating,
    food_rating: near(),
    service_rating: near(),
    process_rating: near(),
    comment,
    may_be_shown: isAllowed,
    shown_name: isAllowed && chance.share() < shareOfAllowed ? chance.one(signatures) : null,
    created_at: new Date(ended_at).toISOString(),
  }
}

async function storeQuestionnaires(req: PayloadRequest, { branches, now }: Options): Promise<void> {
  for (const { publicHash, isOfBranch, record, submissions } of questionnaires) {
    const branch = isOfBranch ? (branches[0]?.branch.id ?? null) : null
    const { id, version } = await req.payload.create({
      collection: 'questionnaires',
      data: { ...record, branch },
      depth: 0,
      ...asSystem(req),
    })
    // Nobody chooses it, so it is not said when a questionnaire is made.
    await req.payload.db.updateOne({ collection: 'questionnaires', id, data: { publicHash }, req })
    for (const { daysAgo, content, status, note, ...client } of submissions) {
      const answers = answeredQuestions(record.content.body, content)
      const data = {
        questionnaire: id,
        version,
        branch,
        ...keptClient(record, client),
        content: answers,
        rating: averageRating(answers),
        status,
        note,
        createdAt: now.subtract({ hours: 24 * daysAgo }).toString(),
      }
      await req.payload.create({ collection: 'questionnaire-submissions', data, depth: 0, ...asSystem(req) })
    }
  }
}
