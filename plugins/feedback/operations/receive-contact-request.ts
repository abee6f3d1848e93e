import type { PayloadRequest, Where } from 'payload'

import { askedHost, divisionOfHost, ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { onceByKey } from '#kernel/api/once-by-key.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { normalisePath } from '#domain/content/paths.ts'
import { type ContactForm, type ContactMessage, spamSign } from '#domain/feedback/contact-form.ts'

import { keepLead } from './keep-lead.ts'
import { feedbackNotes } from '../hooks/promise-contact-mails.ts'
import { readersOf, suspicions } from './readers-of.ts'

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
  feedbackNotes(req).mailReaders = await readersOf(req, { sign, email: form.email })
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
