import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import {
  formatRecoveryCode,
  recoveryCodeCount,
  recoveryCodeFrom,
} from '#domain/people/second-factor/factor-codes.ts'

import { markOf } from './seal.ts'

/** New codes in place of all earlier ones. They are answered this once; what is stored only recognises them. */
export async function makeRecoveryCodes(req: PayloadRequest, user: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  const database = await transactionOf(req)
  const rows = codes.map((code) => sql`(${user}, ${markOfCode(req, user, code)})`)
  await database.execute(sql`delete from second_factor_recovery_codes where user_id = ${user}`)
  await database.execute(
    sql`insert into second_factor_recovery_codes (user_id, mark) values ${sql.join(rows, sql`, `)}`,
  )

  return codes.map(formatRecoveryCode)
}

/** Each is good for one time, also where two come with it at once. */
export async function spendRecoveryCode(req: PayloadRequest, user: string, code: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rowCount } = await database.execute(sql`
    update second_factor_recovery_codes set used_at = now()
    where user_id = ${user} and mark = ${markOfCode(req, user, code)} and used_at is null`)

  return Boolean(rowCount)
}

const markOfCode = ({ payload }: PayloadRequest, user: string, code: string): string =>
  markOf(payload.secret, `recovery code\n${user}\n${code}`)

function makeCode(): string {
  let code = recoveryCodeFrom(randomBytes(64))
  while (!code) code = recoveryCodeFrom(randomBytes(64))

  return code
}
