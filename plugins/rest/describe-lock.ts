import type { PayloadRequest } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'

/** Tells a locked-out person how long to wait. */
export async function describeLock(req: PayloadRequest): Promise<{ status: number; errors: ApiError[] }> {
  const lockUntil = await readLock(req)
  const seconds = Math.max(1, Math.ceil((lockUntil - Temporal.Now.instant().epochMilliseconds) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`
  const message = `Zu viele Fehlversuche. Bitte versuchen Sie es in ${wait} erneut.`

  return {
    status: 429,
    errors: [{ message, code: 'too-many-requests', data: { retryAfterSeconds: seconds } }],
  }
}

async function readLock(req: PayloadRequest): Promise<number> {
  const { username, email } = (req.data ?? {}) as { username?: unknown; email?: unknown }
  const name = String(username || email || '')
    .trim()
    .toLowerCase()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
    showHiddenFields: true,
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  const { lockUntil } = docs[0] ?? {}

  return lockUntil ? Temporal.Instant.from(lockUntil).epochMilliseconds : 0
}
