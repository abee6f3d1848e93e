import type { PayloadRequest } from 'payload'

import { askedHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { onceByKey } from '#kernel/api/once-by-key.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'
import { visibleSections } from '#domain/content/page-layout.ts'
import { decodedPath } from '#domain/content/paths.ts'
import type { BuiltFormMessage } from '#domain/feedback/built-form/built-form.contract.ts'
import { answerProblems, keptAnswers, senderOf } from '#domain/feedback/built-form/form-answers.ts'
import { formTexts } from '#domain/feedback/built-form/form-field.data.ts'
import { type FormField, formFields, formVersion } from '#domain/feedback/built-form/form-fields.ts'
import { spamSign } from '#domain/feedback/contact-form.ts'
import { readPage } from '#plugins/website/website.port.ts'

import { feedbackNotes } from '../hooks/promise-contact-mails.ts'
import { keepLead } from './keep-lead.ts'
import { readersOf, suspicions } from './readers-of.ts'
import { recipientsOf } from './recipients-of.ts'

/**
 * Keeps what a visitor has entered into a form that an editor has made, as one of the contact requests: judged by the
 * questions of the page as visitors see it now.
 */
export async function receiveBuiltForm(
  req: PayloadRequest,
  { website, filledMilliseconds, visit, ...sent }: BuiltFormMessage,
): Promise<void> {
  const sign = spamSign({ website, filledMilliseconds })
  const sending = { scope: 'built-forms', content: sent }
  const { outcome, isFirst } = await onceByKey(req, sending, async () => {
    const form = await findForm(req, sent)
    return inTransaction(req, () => store(req, { form, sent, sign }))
  })
  const { id, email, phone, name } = outcome
  if (!visit || sign || !isFirst) return

  const sender = { name, company: '', email: email ?? '', phone: phone ?? '', comment: '' }
  await keepLead(req, { request: id, form: sender, visit })
}

type Sent = Pick<BuiltFormMessage, 'path' | 'section' | 'version' | 'answers'>
type Form = { name: string; site: string; href: string; fields: FormField[]; branches: string[] }

/** The form as visitors see it now; refused where it is another one than was filled in. */
async function findForm(req: PayloadRequest, { path, section: id, version }: Sent): Promise<Form> {
  const now = Temporal.Now.instant()
  const page = await readPage(req, { path: decodedPath(path), host: askedHost(req), now })
  const section = page
    ? visibleSections(page).find((each) => each.id === id && each.blockType === 'customForm')
    : undefined
  const fields = formFields(section?.fields)
  if (!page || !section || formVersion(fields) !== version) throw changedMeanwhile()

  return {
    name: typeof section.name === 'string' && section.name ? section.name : page.name,
    site: page.id,
    href: page.href,
    fields,
    branches: await recipientsOf(req, page.id, id),
  }
}

type Judged = { form: Form; sent: Sent; sign: ReturnType<typeof spamSign> }

async function store(req: PayloadRequest, { form, sent: { answers }, sign }: Judged) {
  const { fields, name: formName, branches, site, href } = form
  const problems = answerProblems(fields, answers)
  if (problems.length > 0) {
    throw new Refused(
      'validation',
      {},
      problems.map(({ field, message }) => ({ field: `answers.${field}`, message, code: 'validation' })),
    )
  }
  const sender = senderOf(fields, answers, formName)
  const notes = feedbackNotes(req)
  notes.mailReaders = await readersOf(req, { sign, email: sender.email })
  notes.branches = branches
  const { id } = await req.payload.create({
    collection: 'contact-requests',
    data: {
      ...sender,
      form: formName,
      answers: keptAnswers(fields, answers),
      status: sign === 'certain' ? 'spam' : 'new',
      suspicion: sign && suspicions[sign],
      page: href,
      site,
      consentAt: Temporal.Now.instant().toString(),
    },
    depth: 0,
    ...asSystem(req),
  })

  return { id, ...sender }
}

function changedMeanwhile(): Refused {
  return new Refused('changed-meanwhile', {}, [{ code: 'changed-meanwhile', message: formTexts.changed }])
}
