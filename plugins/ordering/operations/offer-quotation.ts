import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { makeQuotation, type NewQuotation, usualValidDays } from '#domain/ordering/make-quotation.ts'
import type { QuotationRequest } from '#domain/ordering/quotation.contract.ts'
import { quotationProblemTexts } from '#domain/ordering/quotation.texts.ts'
import { Refused } from '#kernel/refused.ts'

import type { FoundOrder } from './find-order.ts'
import { isAsSeen } from './is-as-seen.ts'
import { judgeOffer } from './judge-quotation.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import type { OrderMover } from './store-moved-order.ts'
import { toPublicOrder } from './to-public-order.ts'

type Offering = {
  payload: Payload
  order: FoundOrder
  asked: QuotationRequest
  mover: OrderMover
  now: Temporal.Instant
}

/**
 * Answers a request with a price, in the version that was looked at and in no other. Who offers what is offered already,
 * as by sending the same request again, is answered with the order.
 */
export async function offerQuotation({ payload, order, asked, mover, now }: Offering): Promise<FoundOrder> {
  const { pool } = payload.db
  const validDays = await readValidDays(pool, order.branch)

  return moveOrder({
    payload,
    order,
    mover,
    now,
    judge: async (current): Promise<MoveVerdict> => {
      const terms = { now, timeZone: current.branchView.timeZone, validDays }
      const verdict = judgeOffer(current, made(current, asked, terms), now)
      if ('change' in verdict && !(await isAsSeen(pool, current, asked.version))) {
        throw new Refused('changed-meanwhile', { order: toPublicOrder(current) })
      }
      return verdict
    },
  })
}

function made(
  order: FoundOrder,
  asked: QuotationRequest,
  terms: Parameters<typeof makeQuotation>[2],
): NewQuotation {
  const result = makeQuotation(order, asked, terms)
  if (result.isMade) return result.quotation

  throw new Refused(
    'validation',
    {},
    result.problems.map(({ field, code }) => ({ field, code, message: quotationProblemTexts[code] })),
  )
}

/** How long the offers of a branch hold. */
export async function readValidDays(pool: Pool, branch: string): Promise<number> {
  const { rows } = await pool.query<{ days: number | null }>({
    name: 'read-valid-days',
    text: 'select quotation_days::int as days from branches where id = $1',
    values: [branch],
  })
  return rows[0]?.days ?? usualValidDays
}
