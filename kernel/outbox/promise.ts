import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { transactionOf } from '../database/hold-until-commit.ts'
import type { Querying } from '../database/in-turn.ts'
import { liveChannel, liveMessages } from '../live/live-message.ts'
import { type EffectKind, queueOf } from './effect-kind.ts'

/** What is told with `pg_notify` once a row of a kind is there. */
export const wakeUpFor = (kind: Pick<EffectKind, 'waitsFor'>): string | undefined =>
  liveMessages([queueOf(kind)])[0]

/**
 * Promises a side effect in the transaction of the request, or at once where there is none. `once` names the promise
 * among those of its kind: the same again is none. `afterSeconds` leaves time to think better of it.
 */
export async function promise<Schema extends z.ZodMiniType>(
  req: Within,
  kind: EffectKind<Schema>,
  facts: z.input<Schema>,
  once: string,
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  await promiseAll(req, [promised(kind, facts, once, afterSeconds)])
}

type Within = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The same for several, in one statement. */
export async function promiseAll(req: Within, all: readonly Promised[]): Promise<void> {
  if (all.length === 0) return
  const transaction = await transactionOf(req)
  await transaction.execute(sql`with given as (select * from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
    ${sql.raw(promising)}`)
}

/** One of several that are promised together. */
export type Promised = {
  topic: string
  key: string
  facts: unknown
  afterSeconds: number
  wakeUp: string | undefined
}

export const promised = <Schema extends z.ZodMiniType>(
  kind: EffectKind<Schema>,
  facts: z.input<Schema>,
  once: string,
  afterSeconds = 0,
): Promised => ({
  topic: kind.name,
  key: `${kind.name}:${once}`,
  facts,
  afterSeconds,
  wakeUp: wakeUpFor(kind),
})

/** Promises all of them at once, or none: for a worker that follows from one promise to the next. */
export async function promiseTogether(database: Querying, all: readonly Promised[]): Promise<void> {
  if (all.length === 0) return
  await database.query({
    name: 'promise-together',
    text: `with given as (select * from jsonb_to_recordset($1::jsonb) ${promising}`,
    values: [JSON.stringify(all)],
  })
}

const promising = `
  as given(topic text, key text, facts jsonb, "afterSeconds" float8, "wakeUp" text)),
  promised as (
    insert into outbox (topic, dedupe_key, payload, available_at)
    select topic, key, facts, now() + make_interval(secs => "afterSeconds") from given
    on conflict (dedupe_key) do nothing
    returning dedupe_key)
  select pg_notify('${liveChannel}', "wakeUp")
    from (select distinct "wakeUp" from given join promised on dedupe_key = key) woken`
