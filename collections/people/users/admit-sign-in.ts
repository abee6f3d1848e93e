import type { PayloadRequest } from 'payload'

import type { Account } from './find-account.ts'
import { tellOfLock } from './hooks/tell-of-lock.ts'
import {
  admitAttempt,
  secondFactorTries,
  settleAttempts,
} from '#collections/shared/accounts/login-attempts.ts'
import { tooManyAttempts } from '#collections/shared/accounts/too-many-attempts.ts'

export type Try = { name: string; account: Account | null; device: string | undefined }
/** What was counted, and whether the password must not be looked at although nobody is told so. */
export type Admitted = { keys: string[]; isLockedTogether: boolean }

/** All devices of an account together: whoever collects their cookies does not get more tries with each. */
const triesOfAllDevices = 20

/** Counts the try and refuses it when there were too many. */
export function admitSignIn(req: PayloadRequest, tried: Try): Promise<Admitted> {
  return tried.account && tried.device
    ? admitDevice(req, { ...tried, keys: deviceKeys(tried.account.id, tried.device) })
    : admitStranger(req, tried)
}

/**
 * Each name is counted, and so is the account behind its names. Only the count of the name is told: that two
 * names are locked together would say that both belong to one account.
 */
async function admitStranger(req: PayloadRequest, tried: Try): Promise<Admitted> {
  const [name, account] = [nameKey(tried.name), accountKey(tried.account?.id ?? `nobody ${tried.name}`)]
  const lockedMs = await admitAttempt(req.payload, name, { now: nowMs })
  if (lockedMs > 0) await refuse(req, tried, lockedMs)

  const lockedTogetherMs = await admitAttempt(req.payload, account, { now: nowMs })
  if (lockedTogetherMs === 0) return { keys: [name, account], isLockedTogether: false }

  await tell(req, tried, lockedTogetherMs)
  return { keys: [name], isLockedTogether: true }
}

async function admitDevice(
  req: PayloadRequest,
  { keys, ...tried }: Try & { keys: [string, string] },
): Promise<Admitted> {
  const [own, all] = keys
  const lockedMs = await admitAttempt(req.payload, own, { now: nowMs })
  if (lockedMs > 0) await refuse(req, tried, lockedMs)

  const lockedTogetherMs = await admitAttempt(req.payload, all, { now: nowMs, most: triesOfAllDevices })
  if (lockedTogetherMs > 0) {
    await settleAttempts(req.payload.db.drizzle, own)
    await refuse(req, tried, lockedTogetherMs)
  }
  return { keys, isLockedTogether: false }
}

async function refuse(req: PayloadRequest, tried: Try, lockedMs: number): Promise<never> {
  await tell(req, tried, lockedMs)
  throw tooManyAttempts(lockedMs)
}

const tell = (req: PayloadRequest, { name, account, device }: Try, lockedMs: number): Promise<void> =>
  tellOfLock(req, {
    name,
    whose: account?.id ?? name,
    untilMs: nowMs() + lockedMs,
    isOnDevice: device !== undefined,
  })

export const nowMs = (): number => Temporal.Now.instant().epochMilliseconds

export const nameKey = (name: string): string => `name:${name}`
const accountKey = (account: string): string => `account:${account}`
const allDevicesKey = (account: string): string => `devices:${account}`
export const devicesStart = (account: string): string => `device:${account}:`
const deviceKeys = (account: string, device: string): [string, string] => [
  `${devicesStart(account)}${device}`,
  allDevicesKey(account),
]

/** What is forgotten when somebody signs in: the tries of others stay counted on a device of one's own. */
export const keysForgotten = (account: Account, device: string | undefined): string[] =>
  device ? deviceKeys(account.id, device) : keysOf(account)

/** All that locks an account, but for its single devices. */
const keysOf = ({ id, email, username }: Account): string[] => [
  accountKey(id),
  ...[email, username].flatMap((name) => (name ? [nameKey(name.toLowerCase())] : [])),
]

export const keysUnlocked = (account: Account): string[] => [
  ...keysOf(account),
  allDevicesKey(account.id),
  secondFactorTries(account.id),
]
