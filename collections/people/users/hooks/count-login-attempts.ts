import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'

import { admitAttempt, forgetAttempts, forgetOldAttempts } from '../login-attempts.ts'

type Credentials = { email?: unknown; username?: unknown; password?: unknown }

const hash = promisify(pbkdf2)

/**
 * Locks a name after too many tries, whether or not an account has it, and names the account by its
 * e-mail address, which is what Payload writes into the token.
 */
export const countLoginAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args

  const { data = {} } = args as { data?: Credentials }
  const name = nameOf(data)
  if (!name) return args
  const account = await findAccount(req, name)
  const nowMs = () => Temporal.Now.instant().epochMilliseconds
  const lockedMs = await admitAttempt(req.payload, account?.id ?? name, nowMs)
  if (lockedMs > 0) throw new Refused('too-many-attempts', { retryAfterSeconds: Math.ceil(lockedMs / 1000) })
  await forgetOldAttempts(req.payload, nowMs())
  if (!account) {
    await takeAsLong(data.password)
    return args
  }

  return { ...args, data: { email: account.email, password: data.password } }
}

export const forgetLoginAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await forgetAttempts(req.payload, user.id)
}

/** After the right to do so was checked: otherwise anybody could start counting anew between two guesses. */
export const forgetAttemptsOnUnlock: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation !== 'unlock') return result

  const name = nameOf((args as { data?: Credentials }).data ?? {})
  const account = await findAccount(req, name)
  await forgetAttempts(req.payload, account?.id ?? name)
  return result
}

function nameOf({ email, username }: Credentials): string {
  const name = username || email
  return typeof name === 'string' ? name.trim().toLowerCase() : ''
}

async function findAccount(req: PayloadRequest, name: string) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
    select: { email: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs[0]
}

/** The time of an answer tells no more about an account than its words. */
async function takeAsLong(password: unknown): Promise<void> {
  await hash(typeof password === 'string' ? password : '', 'nobody', passwordRounds, 32, 'sha256')
}

/** As many as Payload's own check takes. */
const passwordRounds = 600_000
