import type { PayloadHandler } from 'payload'

import { Refused } from '#kernel/refused.ts'

/** What Payload would answer with a fault is as unknown as any other address. */
export const refuseUnknownCall: PayloadHandler = () => {
  throw new Refused('not-found')
}
