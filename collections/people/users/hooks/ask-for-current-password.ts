import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { Refused } from '#collections/shared/refused.ts'

import { admitAttempt, forgetAttempts } from '../login-attempts.ts'
import { passwordMatches, type StoredPassword } from '../password-matches.ts'

/**
 * A session that was left open or stolen is not enough to take an account over: whoever changes the own password
 * says the one that holds. Admins who help somebody else do not know it.
 */
export const askForCurrentPassword: CollectionBeforeChangeHook = async ({
  data: { currentPassword, ...data },
  originalDoc,
  operation,
  req,
}) => {
  const isChanged = typeof data.password === 'string' && data.password !== ''
  const isOwn = req.user?.collection === 'users' && req.user.id === originalDoc?.id
  if (operation !== 'update' || !isChanged || !isOwn) return data
  if (typeof currentPassword !== 'string' || currentPassword === '') {
    throw refusal('Bitte geben Sie Ihr aktuelles Passwort ein.', 'current-password-missing')
  }

  await requireMatch(req, String(originalDoc.id), currentPassword)
  return data
}

async function requireMatch(req: PayloadRequest, id: string, password: string): Promise<void> {
  const { payload } = req
  const key = `current-password:${id}`
  const lockedMs = await admitAttempt(payload, key, () => Temporal.Now.instant().epochMilliseconds)
  if (lockedMs > 0) throw new Refused('too-many-attempts', { retryAfterSeconds: Math.ceil(lockedMs / 1000) })

  const stored = await payload.db.findOne<StoredPassword & { id: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!stored || !(await passwordMatches(password, stored))) {
    throw refusal('Das aktuelle Passwort ist nicht richtig.', 'current-password-wrong')
  }
  await forgetAttempts(payload, key)
}

function refusal(message: string, code: string): Refused {
  const field = 'currentPassword'
  // The admin panel marks the fields that it finds in `data`.
  return new Refused('validation', {}, [
    { message, field, code, data: { errors: [{ message, path: field }] } },
  ])
}
