import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { requireTransaction, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

type Proof = { data?: { token?: unknown } }

/**
 * An account is held before it is changed as every record is, see plugins/rest. The same for whoever proves themself by
 * a link or by their session, for which there is no right to ask for: what is read next is the latest.
 */
export const holdProvenAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as Proof
  if (operation === 'resetPassword') await hold(req, sql`reset_password_token = ${String(data?.token)}`)
  if (operation === 'refresh' && req.user) await holdSignedIn(req, req.user.id)

  return args
}

/** Runs inside Payload's transaction, before it reads the sessions of whom it signs out. */
export const holdAccountOnSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await hold(req, sql`id::text = ${req.user.id}`)
}

/** Whoever was signed out a moment ago has no session to prolong. */
async function holdSignedIn(req: PayloadRequest, id: string): Promise<void> {
  await hold(req, sql`id::text = ${id}`)
  const transaction = await transactionOf(req)
  const { _sid: session } = req.user as { _sid?: string }
  const { rows } = await transaction.execute(
    sql`select 1 from users_sessions where _parent_id::text = ${id} and id = ${session ?? ''}`,
  )
  if (rows.length === 0) throw new Refused('unauthenticated')
}

async function hold(req: PayloadRequest, which: ReturnType<typeof sql>): Promise<void> {
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`select 1 from users where ${which} for update`)
}
