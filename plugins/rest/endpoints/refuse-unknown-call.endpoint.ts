import type { PayloadHandler } from 'payload'

import { Refused } from '#kernel/refused.ts'

/** What Payload would answer with a fault is an unknown address like any other. */
export const refuseUnknownCall: PayloadHandler = () => {
  throw new Refused('not-found')
}
