import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireTransaction, transactionOf } from '#kernel/database/hold-until-commit.ts'

const rule = 'second-factor:rule'
const withoutFactor = sql`
  not exists (select 1 from second_factor_apps a where a.user_id = s._parent_id)
  and not exists (select 1 from second_factor_passkeys p where p.user_id = s._parent_id)`

/** Until the transaction ends, so that nobody signs in by the rule that is just being replaced. */
export async function holdRule(req: PayloadRequest): Promise<void> {
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${rule}, 0))`)
}

/** Whether nobody changes the rule now, nor before the transaction ends. Waiting would hold up who waits for us. */
export async function isRuleSettled(req: PayloadRequest): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ settled: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(hashtextextended(${rule}, 0)) as settled`,
  )

  return rows[0]?.settled ?? false
}

/** Whoever has to have a factor from now on, and has none, signs in anew. */
export async function endSessionsByRoles(req: PayloadRequest, roles: readonly string[]): Promise<void> {
  if (roles.length === 0) return
  const transaction = await transactionOf(req)
  const named = sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  )
  await transaction.execute(sql`
    delete from users_sessions s where ${withoutFactor} and exists (
      select 1 from users_roles r where r.parent_id = s._parent_id and r.value::text in (${named}))`)
}

/** The same for one person, by the rule that holds. */
export async function endSessionsOf(req: PayloadRequest, user: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    delete from users_sessions s where s._parent_id = ${user} and ${withoutFactor} and exists (
      select 1 from users_roles r join config_second_factor_roles c on c.value::text = r.value::text
      where r.parent_id = s._parent_id)`)
}
