import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { askedHost, divisionOfHost, ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { onceByKey } from '#kernel/api/once-by-key.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { normalisePath } from '#domain/content/paths.ts'
import { type ContactForm, type ContactMessage, spamSign } from '#domain/feedback/contact-form.ts'

import { keepLead } from './keep-lead.ts'
import { feedbackNotes } from '../hooks/promise-contact-mails.ts'
import type { MailReader } from '../jobs/contact-mail.ts'

const suspicions = {
  certain: 'Ein Feld war ausgefüllt, das Menschen nicht sehen. Es gingen keine E-Mails hinaus.',
  likely: 'Das Formular war nach weniger als drei Sekunden ausgefüllt. Der Absender bekam keine Bestätigung.',
}

/**
 * Keeps every message once: what looks like a machine's is marked, so that nothing real is lost without a trace.
 * A stranger's address gets no mail from us unless a person seems to have typed it.
 */
export async function receiveContactRequest(
  req: PayloadRequest,
  { website, filledMilliseconds, visit, ...form }: ContactMessage,
): Promise<void> {
  const sign = spamSign({ website, filledMilliseconds })
  // How long the form was open differs from try to try.
  const sending = { scope: 'contact-requests', content: form }
  const { outcome, isFirst } = await onceByKey(req, sending, () =>
    inTransaction(req, () => storeRequest(req, { sign, form })),
  )
  if (visit && !sign && isFirst) await keepLead(req, { request: outcome.id, form, visit })
}

type Judged = { sign: ReturnType<typeof spamSign>; form: ContactForm }

async function storeRequest(req: PayloadRequest, { sign, form }: Judged): Promise<{ id: string }> {
  const page = pageOf(req)
  feedbackNotes(req).mailReaders = await readersOf(req, { sign, form })
  const { id } = await req.payload.create({
    collection: 'contact-requests',
    data: {
      ...form,
      status: sign === 'certain' ? 'spam' : 'new',
      suspicion: sign && suspicions[sign],
      page,
      site: page === null ? null : await siteAt(req, page),
      // The browser sends nothing before the privacy policy is agreed to. Spec: website 5.
      consentAt: Temporal.Now.instant().toString(),
    },
    depth: 0,
    ...asSystem(req),
  })

  return { id }
}

async function readersOf(req: PayloadRequest, { sign, form: { email } }: Judged): Promise<MailReader[]> {
  if (sign === 'certain') return []

  return sign === 'likely' || (await wasJustConfirmed(req, email)) ? ['business'] : ['business', 'sender']
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

/** The page that the form stands on, as far as the browser tells. */
function pageOf({ headers }: PayloadRequest): string | null {
  const referrer = headers.get('referer') ?? ''

  return URL.canParse(referrer) ? new URL(referrer).pathname.slice(0, 500) : null
}

async function siteAt(req: PayloadRequest, page: string): Promise<string | null> {
  const path = normalisePath(page)
  const isPage: Where = path === '' ? { type: { equals: 'custom_home' } } : { path: { equals: path } }
  const found = await findRecord(asSystem(req), 'sites', {
    where: { and: [isPage, shownToVisitors, ownedBy(await divisionOfHost(req, askedHost(req)))] },
    // As visitors see it: of several home pages the one that was made last.
    sort: '-createdAt',
    select: {},
  })

  return found?.id ?? null
}
