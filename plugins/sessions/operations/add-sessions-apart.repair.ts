import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

type Session = { id: string; createdAt: Date | string; expiresAt: Date | string }
type Account = { id: string; hash?: string | null; sessions: Session[]; updatedAt: null }
type Stored = { hash: string | null; is_blocked: boolean | null }

/**
 * Repairs `payload`, `dist/auth/sessions.js`: signing in writes the whole account as it was before the password was
 * checked. Only its new session is meant, so only that is written; what others changed meanwhile stays.
 */
export function addSessionsApart(payload: Payload): void {
  const updateOne = payload.db.updateOne.bind(payload.db)

  payload.db.updateOne = async (args) => {
    const added = args.collection === 'users' && args.req ? addedSession(args.data) : null
    if (!added) return updateOne(args)

    await addSession(args.req as PayloadRequest, args.data as Account, added)
    // Payload does not ask for the account when it adds a session.
    return null as never
  }
}

/** Payload leaves `updatedAt` empty for sessions alone, and only the new one has not been through the database. */
function addedSession(data: unknown): Session | null {
  const { sessions, updatedAt } = (data ?? {}) as Partial<Account>
  if (updatedAt !== null || !Array.isArray(sessions)) return null

  return sessions.find(({ createdAt }) => createdAt instanceof Date) ?? null
}

async function addSession(req: PayloadRequest, account: Account, session: Session): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Stored>(
    sql`select hash, is_blocked from users where id = ${account.id} for update`,
  )
  const [stored] = rows
  // The password that was right may be the old one by now, and the person locked out.
  if (!stored || stored.is_blocked || stored.hash !== (account.hash ?? null)) {
    throw new Refused('wrong-credentials')
  }

  const [createdAt, expiresAt] = [session.createdAt, session.expiresAt].map((at) =>
    new Date(at).toISOString(),
  )
  await transaction.execute(sql`
    delete from users_sessions where _parent_id = ${account.id} and expires_at <= ${createdAt}`)
  await transaction.execute(sql`
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select coalesce(max(_order), 0) + 1, ${account.id}, ${session.id}, ${createdAt}, ${expiresAt}
    from users_sessions where _parent_id = ${account.id}`)
}
