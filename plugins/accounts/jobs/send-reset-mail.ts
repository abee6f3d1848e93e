import { createLocalReq, type Payload } from 'payload'

import { findOwner } from './find-owner.ts'

/** Makes the link and sends it. Tried again, it makes another: only the latest one opens. */
export async function sendResetMail(payload: Payload, row: unknown): Promise<void> {
  const req = await createLocalReq({}, payload)
  const owner = await findOwner(req, row)
  if (!owner) return

  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: owner.email },
    disableEmail: true,
    req,
  })
  const { generateEmailHTML, generateEmailSubject } =
    payload.collections.users.config.auth.forgotPassword ?? {}
  const words = { req, token, user: owner }
  await payload.sendEmail({
    to: owner.email,
    subject: await generateEmailSubject?.(words),
    html: await generateEmailHTML?.(words),
  })
}
