import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  type PayloadRequest,
} from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { drawerOf } from '#kernel/capability/drawer.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { nowMs } from '../admit-sign-in.ts'
import { findAccount } from '../find-account.ts'
import { countAttempt, forgetAttempts, settleAttempts } from '#collections/shared/accounts/login-attempts.ts'
import { tooManyAttempts } from '#collections/shared/accounts/too-many-attempts.ts'
import { passwordMatches } from '#collections/shared/accounts/password-matches.ts'
import { trimmedLower } from '#collections/shared/accounts/sign-in-credentials.ts'

const notes = drawerOf<{ isOneOfMany: boolean }>('users')

type Keys = { email?: unknown; username?: unknown; password?: unknown }

/**
 * A session that was left open or stolen is not enough to take an account over: whoever changes the own password
 * or a name by which a new one can be asked for says the one that holds. Admins who help somebody else do not
 * know it.
 */
export const askForCurrentPassword: CollectionBeforeChangeHook = async ({
  data: { currentPassword, ...data },
  originalDoc,
  operation,
  req,
}) => {
  const isOwn = req.user?.collection === 'users' && req.user.id === originalDoc?.id
  if (operation !== 'update' || !isOwn || !changesKeys(data, originalDoc)) return data
  if (notes(req).isOneOfMany) throw refusal('Den eigenen Zugang ändern Sie bitte einzeln.', 'validation')
  if (typeof currentPassword !== 'string' || currentPassword === '') {
    throw refusal('Bitte geben Sie Ihr aktuelles Passwort ein.', 'current-password-missing')
  }

  await requireMatch(req, String(originalDoc.id), currentPassword)
  return data
}

/** A wrong password ends the transaction, which many records share. */
export const noteManyUsers = pure<CollectionBeforeOperationHook>(function noteManyUsers({
  args,
  operation,
  req,
}) {
  if (operation === 'update') notes(req).isOneOfMany = (args as { id?: unknown }).id === undefined

  return args
})

function changesKeys({ password, ...names }: Keys, before: Keys): boolean {
  if (typeof password === 'string' && password !== '') return true

  return (['email', 'username'] as const).some(
    (name) => names[name] !== undefined && trimmedLower(names[name]) !== trimmedLower(before[name]),
  )
}

/**
 * Counts on the connection that the change itself holds: with a second one, as many changes at once as there are
 * connections would wait for each other. The account is held, so tries come one after the other.
 */
async function requireMatch(req: PayloadRequest, id: string, password: string): Promise<void> {
  const key = `current-password:${id}`
  const database = await transactionOf(req)
  const { lockedMs } = await countAttempt(database, key, { nowMs: nowMs() })
  if (lockedMs > 0) throw tooManyAttempts(lockedMs)

  if (!(await passwordMatches(password, await findAccount(req, { id: { equals: id } })))) {
    await settleAttempts(database, key)
    // The try must not be undone with the change that it was made for. Of that, only the record's edit lock is
    // gone by now, which the open form sets again.
    if (req.transactionID) await commitTransaction(req)
    throw refusal('Das aktuelle Passwort ist nicht richtig.', 'current-password-wrong')
  }
  await forgetAttempts(database, key)
}

function refusal(message: string, code: string): Refused {
  const field = 'currentPassword'
  // The admin panel marks the fields that it finds in `data`.
  return new Refused('validation', {}, [
    { message, field, code, data: { errors: [{ message, path: field }] } },
  ])
}
