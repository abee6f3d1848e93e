import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { afterGrant, whereMeant, whereNamed } from '#collections/shared/access/after-grant.ts'
import { requireTransaction, transactionOf } from '#collections/shared/hold-until-commit.ts'
import { idsOf } from '#collections/shared/ids-of.ts'
import { Refused } from '#collections/shared/refused.ts'

type Written = { id?: unknown; where?: Where; data?: { token?: unknown } }

/** From here on the account stays as it is until the transaction ends: what is read next is the latest. */
export const holdAccount = afterGrant(
  async (call, granted) => {
    const { args, req } = call
    const { id, where = {} } = args as Written
    const meant = id === undefined ? await whereMeant(call, where, granted) : whereNamed(id, granted)
    const ids = await idsOf(req, 'users', meant)
    if (ids.length > 0) await hold(req, sql`id in (${sql.join(ids.map(uuidOf), sql`, `)})`)

    return args
  },
  ({ operation }) => operation === 'update' || operation === 'delete',
)

/** The same for whoever proves themself by a link or by their session, for which there is no right to ask for. */
export const holdProvenAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as Written
  if (operation === 'resetPassword') await hold(req, sql`reset_password_token = ${String(data?.token)}`)
  if (operation === 'refresh' && req.user) await holdSignedIn(req, req.user.id)

  return args
}

const uuidOf = (id: string) => sql`${id}::uuid`

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
  // In one order, so that two who hold several never wait for each other.
  await transaction.execute(sql`select 1 from users where ${which} order by id for update`)
}
