import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { Refused } from '#kernel/refused.ts'

import { textSmsTest } from './text-effects.ts'

/** Each costs the house, and whoever's number it is did not ask for it. */
const mostInHour = 5

/** Promises an SMS for a test, so many in an hour of the clock for each person; answers the event that tells of it. */
export function promiseSmsTest(
  req: PayloadRequest,
  facts: z.input<typeof textSmsTest.facts>,
  now: Temporal.Instant,
): Promise<string> {
  const hour = `${facts.user}:${Math.floor(now.epochMilliseconds / 3_600_000)}`

  return inTransaction(req, async () => {
    await holdUntilCommit(req, `${textSmsTest.name}:${facts.user}`)
    const place = await freePlace(req, `${textSmsTest.name}:${hour}`)
    if (place === null) throw new Refused('too-many-sms-tests')
    await promise(req, textSmsTest, facts, `${hour}:${place}`)

    return `${textSmsTest.name}:${hour}:${place}`
  })
}

/** Which of the names in an hour is not taken yet; null where all are. */
async function freePlace(req: PayloadRequest, hour: string): Promise<number | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ place: number }>(sql`
    select place::int as place from generate_series(1, ${mostInHour}::int) as place
     where not exists (select from outbox where dedupe_key = ${hour} || ':' || place::text)
     order by place limit 1`)

  return rows[0]?.place ?? null
}
