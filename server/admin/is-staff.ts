import type { IncomingMessage } from 'node:http'
import { executeAuthStrategies, type Payload } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { assertNoOutage } from '#kernel/database/tell-failure.ts'

/** Whether a person of the staff sends this; devices and customers are nobody to the panel. */
export async function isStaff(payload: Payload, { headers }: IncomingMessage): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers: asHeaders(headers), payload })
  // A session that cannot be read is none to Payload.
  assertNoOutage()

  return staffOf({ user }) !== null
}

function asHeaders(given: IncomingMessage['headers']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  return headers
}
