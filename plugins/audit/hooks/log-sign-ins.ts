import type {
  AfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  PayloadRequest,
} from 'payload'

import { isRefused } from '#kernel/refused.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'

import { notes } from '../notes.ts'
import { writeLog } from '../operations/write-log.ts'

export const logSignIn: CollectionAfterLoginHook = async ({ collection, req, user }) => {
  await writeLog(req, {
    action: 'sign-in',
    collection: collection.slug,
    documentId: String(user.id),
    title: nameOfPerson(user),
    actor: { actorKind: 'person', actorId: String(user.id), actorName: nameOfPerson(user) },
  })
}

export const logSignOut: CollectionAfterLogoutHook = async ({ collection, req }) => {
  if (!req.user) return

  await writeLog(req, {
    action: 'sign-out',
    collection: collection.slug,
    documentId: req.user.id,
    title: nameOfPerson(req.user),
  })
}

/** Runs after the transaction was taken back, so the row is written by itself; the answer never waits on it. */
export const logFailedSignIn: AfterErrorHook = async ({ error, req }) => {
  const action = failureOf(error)
  // Whoever refused it knew the account, and has said more than can be said here.
  if (!action || notes(req).told === action) return

  try {
    await writeLog(req, {
      action,
      collection: 'users',
      title: triedName(req),
      actor: { actorKind: 'nobody' },
    })
  } catch (problem) {
    req.payload.logger.error({ err: problem }, 'a failed sign-in could not be logged')
  }
}

/** The password was right where the account is closed, which is worth knowing all the more. */
const refusedSignIns: ReadonlySet<string> = new Set([
  'wrong-credentials',
  'account-disabled',
  'account-expired',
])

function failureOf(error: Error): 'sign-in-failed' | 'lockout' | null {
  if (error.name === 'AuthenticationError') return 'sign-in-failed'
  if (error.name === 'LockedAuth') return 'lockout'
  if (!isRefused(error)) return null
  if (refusedSignIns.has(error.code)) return 'sign-in-failed'

  return error.code === 'too-many-attempts' ? 'lockout' : null
}

function triedName({ data }: PayloadRequest): string {
  const name = data?.username ?? data?.email
  return typeof name === 'string' ? name : ''
}
