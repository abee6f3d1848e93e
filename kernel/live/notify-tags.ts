import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '../database/hold-until-commit.ts'
import { liveMessages } from './live-message.ts'
import { noteOwnChange } from './own-changes.ts'

/** Anything that runs SQL with positional values: a `pg` pool or a client inside a transaction. */
export type SqlRunner = { query: (text: string, values: unknown[]) => Promise<unknown> }

/** Announces changed tags; inside a transaction it is heard at commit, and never when that fails. */
export async function notifyTags(db: SqlRunner, tags: readonly string[]): Promise<void> {
  for (const message of liveMessages(tags)) await db.query(`select pg_notify('theke', $1)`, [message])
}

/** Announces changed tags of a Local API write: on the transaction of `req`, so it cannot overtake the commit. */
export async function notifyTagsOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  tags: readonly string[],
): Promise<void> {
  const db = await transactionOf(req)

  for (const message of liveMessages(tags)) await db.execute(sql`select pg_notify('theke', ${message})`)
  await noteOwnChange(req, tags)
}
