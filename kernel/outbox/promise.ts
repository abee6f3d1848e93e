import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { transactionOf } from '../database/hold-until-commit.ts'
import { liveChannel, liveMessages } from '../live/live-message.ts'
import type { EffectKind } from './effect-kind.ts'

/** The tag of the live bus that tells of new rows. */
export const outboxTag = 'outbox'
const [wakeUp] = liveMessages([outboxTag])

/**
 * Promises a side effect in the transaction of the request, or at once where there is none. `once` names the promise
 * among those of its kind: the same again is none. `afterSeconds` leaves time to think better of it.
 */
export async function promise<Schema extends z.ZodMiniType>(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  kind: EffectKind<Schema>,
  facts: z.input<Schema>,
  once: string,
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    with promised as (
      insert into outbox (topic, dedupe_key, payload, available_at)
      values (${kind.name}, ${`${kind.name}:${once}`}, ${JSON.stringify(facts)}::jsonb,
              now() + make_interval(secs => ${afterSeconds}))
      on conflict (dedupe_key) do nothing
      returning 1
    )
    select pg_notify(${liveChannel}, ${wakeUp}) from promised`)
}
