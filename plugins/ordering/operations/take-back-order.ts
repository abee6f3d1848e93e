import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { type LastEvent, takeBack, takenBack } from '#domain/ordering/take-back.ts'
import { whyNotTakeBackTexts } from '#domain/ordering/take-back.texts.ts'

import { Refused } from '#kernel/refused.ts'

import type { FoundOrder } from './find-order.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import { instantText } from './order-record.ts'
import type { OrderMover } from './store-moved-order.ts'

type TakingBack = {
  payload: Payload
  order: FoundOrder
  mover: OrderMover
  now: Temporal.Instant
  /** Of the order after the step that is meant. */
  version: number
  /** Whether whoever asks may take back what was done; anybody where it is not said. */
  mayTakeBack?: (action: string) => boolean
  shown?: (order: FoundOrder) => object
}

/** Leads an order back from its last step, as long as that was a moment ago and nothing has happened since. */
export function takeBackOrder({ mayTakeBack, version, ...taking }: TakingBack): Promise<FoundOrder> {
  const { payload, now } = taking
  const judge = async (current: FoundOrder) => {
    const last = await lastEventOf(payload.db.pool, current)
    if (last?.version === version && mayTakeBack?.(last.action) === false) {
      throw new Refused('not-for-this-device')
    }
    return verdictOf(last, { version, now })
  }

  return moveOrder({ ...taking, judge })
}

function verdictOf(last: LastEvent | null, asked: Pick<TakingBack, 'version' | 'now'>): MoveVerdict {
  const verdict = takeBack(last, asked)
  if ('why' in verdict) return { why: verdict.why, message: whyNotTakeBackTexts[verdict.why] }
  if ('isNoop' in verdict) return verdict

  return { action: takenBack, change: { status: verdict.to } }
}

/** What made the order what it is as it was read. */
async function lastEventOf(pool: Pool, { id, version }: FoundOrder): Promise<LastEvent | null> {
  const { rows } = await pool.query<LastEvent>({
    name: 'last-order-event',
    text: `select version::int as version, action, from_status as "from", to_status as "to", ${instantText('at')} as at
             from order_events where order_id = $1 and version = $2`,
    values: [id, version],
  })
  return rows[0] ?? null
}
