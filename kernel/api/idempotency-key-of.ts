import type { PayloadRequest } from 'payload'

import { idempotencyKey } from '#domain/api/idempotency-key.ts'

import { Refused } from '../refused.ts'

/** The key under which a request may be sent again; null where it names none. */
export function idempotencyKeyOf({ headers }: PayloadRequest): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && !idempotencyKey.safeParse(key).success) throw new Refused('idempotency-key-missing')

  return key
}
