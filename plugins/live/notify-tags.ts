import { liveMessages } from './live-message.ts'

/** Anything that runs SQL with positional values: a `pg` pool or a client inside a transaction. */
export type SqlRunner = { query: (text: string, values: unknown[]) => Promise<unknown> }

/** Announces changed tags; inside a transaction it is heard at commit, and never when that fails. */
export async function notifyTags(db: SqlRunner, tags: readonly string[]): Promise<void> {
  for (const message of liveMessages(tags)) await db.query(`select pg_notify('theke', $1)`, [message])
}
