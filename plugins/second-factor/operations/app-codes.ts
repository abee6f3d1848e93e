import { sql } from '@payloadcms/db-postgres'
import { encodeQR } from 'qr'
import type { PayloadRequest } from 'payload'
import { HOTP, Secret, TOTP } from 'otpauth'

import { isSameSecret } from '#kernel/is-same-secret.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { openSteps, stepSeconds } from '#domain/people/second-factor/time-steps.ts'

import { sealed, unsealed } from './seal.ts'

type AppSecret = { secret: string; address: string; qr: { size: number; path: string } }

/** A new secret as text, and as what telephones read from the screen. */
export function makeAppSecret({ house, account }: { house: string; account: string }): AppSecret {
  const secret = new Secret({ size: 20 })
  const address = new TOTP({ issuer: house, label: account, secret, period: stepSeconds }).toString()

  return { secret: secret.base32, address, qr: linesOf(encodeQR(address, 'raw', { border: 4 })) }
}

/** The step whose code this is, of those that are open, or null. */
export function stepOfCode(secret: string, code: string, steps: readonly number[]): number | null {
  const key = Secret.fromBase32(secret)
  // All of them, so that the time does not tell which one it was.
  const fitting = steps.filter((counter) => isSameSecret(HOTP.generate({ secret: key, counter }), code))

  return fitting[0] ?? null
}

export async function storeApp(
  req: PayloadRequest,
  user: string,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  const database = await transactionOf(req)
  const kept = sealed(req.payload.secret, user, secret)
  await database.execute(sql`
    insert into second_factor_apps (user_id, secret, last_step) values (${user}, ${kept}, ${step})
    on conflict (user_id) do update set secret = excluded.secret, last_step = excluded.last_step, created_at = now()`)
}

/** Uses a code up. The step is set by a condition, so that of two who come with the same code one is right. */
export async function spendAppCode(
  req: PayloadRequest,
  user: string,
  { code, now }: { code: string; now: Temporal.Instant },
): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<{ secret: string; last_step: string }>(
    sql`select secret, last_step from second_factor_apps where user_id = ${user}`,
  )
  const [app] = rows
  const secret = app && unsealed(req.payload.secret, user, app.secret)
  if (!secret) return false

  const step = stepOfCode(secret, code, openSteps(now, Number(app.last_step)))
  if (step === null) return false
  const { rowCount } = await database.execute(
    sql`update second_factor_apps set last_step = ${step} where user_id = ${user} and last_step < ${step}`,
  )
  return Boolean(rowCount)
}

/** The dark fields as one path of SVG, each row a run of strokes. */
function linesOf(fields: boolean[][]): AppSecret['qr'] {
  const path = fields
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')

  return { size: fields.length, path }
}
