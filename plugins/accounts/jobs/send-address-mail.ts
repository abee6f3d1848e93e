import type { Payload } from 'payload'
import * as z from 'zod/mini'

import { addressMail, bodiesOf } from './account-mail.texts.ts'

const promised = z.object({ to: z.string() })

/** Tells the old address that it is one no longer; the new one is not named, whoever reads along there. */
export async function sendAddressMail(payload: Payload, row: unknown): Promise<void> {
  const { to } = promised.parse(row)

  await payload.sendEmail({ to, ...bodiesOf(addressMail) })
}
