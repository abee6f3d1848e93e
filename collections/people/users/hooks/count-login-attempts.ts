import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'
import { publicAddress } from '#collections/shared/public-address.ts'
import { Refused } from '#collections/shared/refused.ts'

import { deviceCookie, knownDevice } from '../known-device.ts'
import { admitAttempt, forgetAttempts, forgetOldAttempts } from '../login-attempts.ts'
import { takeAsLong } from '../password-matches.ts'
import { tellOfLock } from './tell-of-lock.ts'

type Credentials = { email?: unknown; username?: unknown; password?: unknown }

/**
 * Locks after too many tries, whether or not there is such an account, and names the account by its e-mail
 * address, which is what Payload writes into the token. A browser that the account has signed in with before
 * counts for itself, so that nobody is locked out of it by strangers.
 */
export const countLoginAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args

  const { data = {} } = args as { data?: Credentials }
  const name = nameOf(data)
  if (!name) return args
  const account = await findAccount(req, name)
  const device = deviceOf(req, account?.id ?? name)
  if (device) await admitDevice(req, device)
  else await admitStranger(req, { name, account: account?.id, password: data.password })
  await forgetOldAttempts(req.payload, nowMs())
  if (!account) {
    await takeAsLong(data.password)
    return args
  }

  return { ...args, data: { email: account.email, password: data.password } }
}

/** The tries of others stay counted when somebody signs in on a device of their own. */
export const forgetLoginAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  const device = deviceOf(req, user.id)
  await forgetAttempts(req.payload, ...(device ? [deviceKey(device)] : keysOf(user)))

  const owner = { secret: req.payload.secret, account: String(user.id) }
  const isSecure = publicAddress()?.startsWith('https:') ?? false
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('set-cookie', deviceCookie(owner, { nowMs: nowMs(), device, isSecure }))
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
  await forgetAttempts(req.payload, nameKey(name), ...(account ? keysOf(account) : []))
  return result
}

type Try = { name: string; account: string | undefined; password: unknown }

/**
 * Each name is counted, and so is the account behind its names. Only the count of the name is told: that two
 * names are locked together would say that both belong to one account.
 */
async function admitStranger(req: PayloadRequest, { name, account, password }: Try): Promise<void> {
  const lockedMs = await admitAttempt(req.payload, nameKey(name), nowMs)
  const lockedTogetherMs = await admitAttempt(req.payload, accountKey(account ?? `nobody ${name}`), nowMs)
  if (lockedMs > 0 || lockedTogetherMs > 0)
    await tellOfLock(req, name, nowMs() + (lockedMs || lockedTogetherMs))
  if (lockedMs > 0) throw tooMany(lockedMs)
  if (lockedTogetherMs === 0) return

  await takeAsLong(password)
  throw new Refused('wrong-credentials')
}

async function admitDevice({ payload }: PayloadRequest, device: string): Promise<void> {
  const lockedMs = await admitAttempt(payload, deviceKey(device), nowMs)
  if (lockedMs > 0) throw tooMany(lockedMs)
}

const tooMany = (lockedMs: number): Refused =>
  new Refused('too-many-attempts', { retryAfterSeconds: Math.ceil(lockedMs / 1000) })

const nowMs = (): number => Temporal.Now.instant().epochMilliseconds

const nameKey = (name: string): string => `name:${name}`
const accountKey = (account: string): string => `account:${account}`
const deviceKey = (device: string): string => `device:${device}`

type Account = { id: unknown; email?: string | null; username?: string | null }

const keysOf = ({ id, email, username }: Account): string[] => [
  accountKey(String(id)),
  ...[email, username].flatMap((name) => (name ? [nameKey(name.toLowerCase())] : [])),
]

const deviceOf = ({ headers, payload }: PayloadRequest, account: unknown): string | undefined =>
  knownDevice(headers?.get('cookie') ?? null, { secret: payload.secret, account: String(account) }, nowMs())

function nameOf({ email, username }: Credentials): string {
  const name = username || email
  return typeof name === 'string' ? name.trim().toLowerCase() : ''
}

async function findAccount(req: PayloadRequest, name: string) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
    select: { email: true, username: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs[0]
}
