import type { PayloadHandler } from 'payload'

import { Refused } from '#kernel/refused.ts'

/** The first admin is made at the start of the server, never by whoever opens the page first. */
export const refuseFirstRegister: PayloadHandler = () => {
  throw new Refused('not-allowed')
}
