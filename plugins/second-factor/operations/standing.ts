import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { markOf } from './seal.ts'

/** How an account stands: what it has for a second factor, and whether it has to have one. */
export type Standing = {
  id: string
  email: string
  name: string
  hash: string | null
  salt: string | null
  hasApp: boolean
  passkeyCount: number
  recoveryCodesLeft: number
  isRequired: boolean
}

type Whose = { id: string } | { email: string }

/** One statement, asked at every sign-in. */
export async function readStanding(req: PayloadRequest, whose: Whose): Promise<Standing | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<Standing>(sql`
    select u.id, u.email, u.hash, u.salt, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
      exists (select 1 from second_factor_apps a where a.user_id = u.id) as "hasApp",
      (select count(*)::int from second_factor_passkeys p where p.user_id = u.id) as "passkeyCount",
      (select count(*)::int from second_factor_recovery_codes c where c.user_id = u.id and c.used_at is null) as "recoveryCodesLeft",
      exists (
        select 1 from users_roles r join config_second_factor_roles c on c.value::text = r.value::text
        where r.parent_id = u.id) as "isRequired"
    from users u
    where ${'id' in whose ? sql`u.id = ${whose.id}` : sql`u.email = ${whose.email}`}`)

  return rows[0] ?? null
}

export const hasFactor = ({ hasApp, passkeyCount }: Standing): boolean => hasApp || passkeyCount > 0

/** Whether the password alone is not enough. */
export const needsMore = (standing: Standing): boolean => hasFactor(standing) || standing.isRequired

/** Changes with every password: what was begun with an old one ends with it. */
export const passwordMark = ({ payload }: PayloadRequest, { salt }: Standing): string =>
  markOf(payload.secret, `password\n${salt ?? ''}`)
