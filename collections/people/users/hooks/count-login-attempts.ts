import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import { publicAddress } from '#kernel/public-address.ts'
import { Refused } from '#kernel/refused.ts'

import { admitSignIn, devicesStart, keysForgotten, keysUnlocked, nameKey, nowMs } from '../admit-sign-in.ts'
import { type Account, findAccount, isNamed } from '../find-account.ts'
import { deviceCookie, knownDevice } from '../known-device.ts'
import {
  forgetAttempts,
  forgetAttemptsBelow,
  forgetOldAttempts,
  settleAttempts,
} from '#collections/shared/accounts/login-attempts.ts'
import { passwordMatches } from '#collections/shared/accounts/password-matches.ts'
import { refuseClosed } from './refuse-closed-account.ts'
import { credentialsOf, type Given, nameOf } from '#collections/shared/accounts/sign-in-credentials.ts'

/**
 * Locks after too many tries, whether or not there is such an account, and names the account by its e-mail
 * address, which is what Payload writes into the token. A browser that the account has signed in with before
 * counts for itself, so that nobody is locked out of it by strangers. The password is judged here: Payload would
 * write a wrong one down for known names only, and nobody would learn when a try is over.
 */
export const countLoginAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args

  const { name, password } = credentialsOf((args as { data?: Given }).data)
  const account = await findAccount(req, isNamed(name))
  const device = account ? deviceOf(req, account) : undefined
  const { keys, isLockedTogether } = await admitSignIn(req, { name, account, device })

  const database = req.payload.db.drizzle
  let isRight = false
  try {
    const isMatch = await passwordMatches(password, account)
    const isProven = isMatch && !isLockedTogether
    if (isProven && account) refuseClosed(account)
    isRight = isProven
  } finally {
    if (!isRight) await settleAttempts(database, ...keys)
  }
  await forgetOldAttempts(database, nowMs())
  if (!account || !isRight) throw new Refused('wrong-credentials')

  await forgetAttempts(database, ...keysForgotten(account, device))
  return { ...args, data: { email: account.email, password } }
}

/** Gives the browser what it is recognised by; a new password makes all of them strangers again. */
export const knowDevice: CollectionAfterLoginHook = async ({ req, user }) => {
  const account = await findAccount(req, { id: { equals: user.id } })
  if (!account) return

  const isSecure = publicAddress()?.startsWith('https:') ?? false
  const issue = { nowMs: nowMs(), device: deviceOf(req, account), isSecure }
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('set-cookie', deviceCookie(ownerOf(req, account), issue))
}

/** After the right to do so was checked: otherwise anybody could start counting anew between two guesses. */
export const forgetAttemptsOnUnlock: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation !== 'unlock') return result

  const name = nameOf((args as { data?: Given }).data)
  const account = await findAccount(req, isNamed(name))
  const database = req.payload.db.drizzle
  await forgetAttempts(database, nameKey(name), ...(account ? keysUnlocked(account) : []))
  if (account) await forgetAttemptsBelow(database, devicesStart(account.id))
  return result
}

const deviceOf = (req: PayloadRequest, account: Account): string | undefined =>
  knownDevice(req.headers?.get('cookie') ?? null, ownerOf(req, account), nowMs())

const ownerOf = ({ payload }: PayloadRequest, { id, salt }: Account) => ({
  secret: payload.secret,
  account: id,
  salt: salt ?? '',
})
