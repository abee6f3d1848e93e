import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'
import type { spamSign } from '#domain/feedback/contact-form.ts'

import type { MailReader } from '../jobs/contact-mail.ts'

/** What staff read of a message that looks like a machine's. */
export const suspicions = {
  certain: 'Ein Feld war ausgefüllt, das Menschen nicht sehen. Es gingen keine E-Mails hinaus.',
  likely: 'Das Formular war nach weniger als drei Sekunden ausgefüllt. Der Absender bekam keine Bestätigung.',
}

type Judged = { sign: ReturnType<typeof spamSign>; email: string | null }

/** Who is told of a message by mail. A stranger's address gets none unless a person seems to have typed it. */
export async function readersOf(req: PayloadRequest, { sign, email }: Judged): Promise<MailReader[]> {
  if (sign === 'certain') return []
  if (sign === 'likely' || email === null) return ['business']

  return (await wasJustConfirmed(req, email)) ? ['business'] : ['business', 'sender']
}

/**
 * Whoever enters the address of somebody else again and again must not fill their mailbox, neither at once nor in other
 * letters. Until the request is stored no other one of the address is.
 */
async function wasJustConfirmed(req: PayloadRequest, email: string): Promise<boolean> {
  const address = email.toLowerCase()
  await holdUntilCommit(req, `contact-mail:${address}`)
  const transaction = await transactionOf(req)
  const since = Temporal.Now.instant().subtract({ hours: 1 }).toString()
  const { rows } = await transaction.execute(sql`
    select from contact_requests where created_at > ${since}::timestamptz and lower(email) = ${address} limit 1`)

  return rows.length > 0
}
