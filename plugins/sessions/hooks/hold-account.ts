import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { transactionOf } from '#collections/shared/hold-until-commit.ts'
import { Refused } from '#collections/shared/refused.ts'

type Written = { id?: unknown; data?: { token?: unknown } }

/** From here on the account stays as it is until the transaction ends: what is read next is the latest. */
export const holdAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as Written
  if (operation === 'resetPassword') await hold(req, sql`reset_password_token = ${String(data?.token)}`)
  if (operation === 'refresh' && req.user) await holdSignedIn(req, req.user.id)
  if (operation === 'update') {
    const key = String(id)
    await hold(req, id === undefined ? sql`true` : sql`id::text = ${key} or username = ${key}`)
  }

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
  const transaction = await transactionOf(req)
  // In one order, so that two who hold several never wait for each other.
  await transaction.execute(sql`select 1 from users where ${which} order by id for update`)
}
