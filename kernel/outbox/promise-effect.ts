import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'

type Effect = { topic: string; payload: Record<string, string | boolean>; dedupeKey: string }

/** Promises a side effect to the outbox, in the transaction of the request; the same promise again is none. */
export async function promiseEffect(
  req: PayloadRequest,
  { topic, payload, dedupeKey }: Effect,
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into outbox (topic, dedupe_key, payload)
    values (${topic}, ${`${topic}:${dedupeKey}`}, ${JSON.stringify(payload)}::jsonb)
    on conflict (dedupe_key) do nothing`)
}
