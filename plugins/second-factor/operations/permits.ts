import type { PayloadRequest } from 'payload'

import { admitAttempt, forgetAttempts, settleAttempts } from '#collections/shared/accounts/login-attempts.ts'
import { tooManyAttempts } from '#collections/shared/accounts/too-many-attempts.ts'
import { passwordMatches } from '#collections/shared/accounts/password-matches.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'
import type { UsedPasskey } from '#domain/people/second-factor/factor-shapes.ts'

import { type Content, openChallenge, readChallenge } from './challenges.ts'
import { withinTries } from './count-tries.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { readStanding, type Standing } from './standing.ts'
import { spendCode } from './spend-code.ts'
import { provePasskey } from './use-passkey.ts'

type Proof = {
  password?: string | undefined
  code?: string | undefined
  passkey?: { ceremony: string; response: UsedPasskey } | undefined
}

/** A session that was left open is not enough to change how its owner signs in: it takes one more proof. */
export async function givePermit(req: PayloadRequest, proof: Proof): Promise<string> {
  const standing = await requireOwnStanding(req)
  await requireProof(req, standing, proof)

  return openChallenge(req, 'permit', { user: standing.id, content: { session: sessionOf(req) } })
}

/** Of whoever is signed in and has shown a moment ago, in this session, who they are. */
export async function requirePermit(req: PayloadRequest, permit: string): Promise<Standing> {
  const standing = await requireOwnStanding(req)
  const found = await readChallenge(req, 'permit', permit)
  if (found?.user !== standing.id || !isSameSession(req, found.content)) throw new Refused('proof-needed')

  return standing
}

export async function requireOwnStanding(req: PayloadRequest): Promise<Standing> {
  const staff = staffOf(req)
  const standing = staff && (await readStanding(req, { id: staff.id }))
  if (!standing) throw new Refused('not-allowed')

  return standing
}

/** Whether a step was begun in the session that now goes on with it. */
export const isSameSession = (req: PayloadRequest, { session }: Content): boolean =>
  Boolean(session) && session === sessionOf(req)

export const sessionOf = ({ user }: PayloadRequest): string | null =>
  (user as { _sid?: string } | null)?._sid ?? null // which Payload's types leave out

async function requireProof(req: PayloadRequest, standing: Standing, given: Proof): Promise<void> {
  const { password, code, passkey } = given
  if (password) return requirePassword(req, standing, password)
  if (code) {
    await withinTries(req, standing, () => inTransaction(req, () => spendCode(req, standing, code)))
    return undefined
  }
  if (!passkey) throw refusal('Bitte geben Sie Ihr aktuelles Passwort ein.', 'current-password-missing')
  const { user } = await provePasskey(req, { use: 'permit', ...passkey })
  if (user !== standing.id) throw new Refused('wrong-passkey')
}

/** Counted together with the tries of whoever changes the own password. */
async function requirePassword(req: PayloadRequest, standing: Standing, password: string): Promise<void> {
  const tries = `current-password:${standing.id}`
  const now = () => Temporal.Now.instant().epochMilliseconds
  const lockedMs = await admitAttempt(req.payload, tries, { now })
  if (lockedMs > 0) throw tooManyAttempts(lockedMs)

  const database = req.payload.db.drizzle
  if (await passwordMatches(password, standing)) return forgetAttempts(database, tries)
  await settleAttempts(database, tries)
  throw refusal('Das aktuelle Passwort ist nicht richtig.', 'current-password-wrong')
}

const refusal = (message: string, code: string): Refused =>
  new Refused('validation', {}, [{ message, field: 'password', code }])
