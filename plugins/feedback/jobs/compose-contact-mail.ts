import type { ContactForm } from '#domain/feedback/contact-form.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

import type { MailReader } from './contact-mail.ts'

type ContactMail = {
  request: ContactForm & { page: string | null; suspicion: string | null }
  business: string
  backendUrl: string | null
}
type Composed = { subject: string; text: string; html: string }

/** Subject, plain text and HTML of one mail, all from the same paragraphs. */
export function composeContactMail(reader: MailReader, mail: ContactMail): Composed {
  const { subject, paragraphs } = reader === 'business' ? forBusiness(mail) : forSender(mail)

  return { subject, ...renderMail({ subject, brand: { name: mail.business, color: null }, paragraphs }) }
}

type Words = { subject: string; paragraphs: string[] }

function forBusiness({ request, backendUrl }: ContactMail): Words {
  const { name, email, phone, company, comment, page, suspicion } = request
  const facts: [string, string | null][] = [
    ['Name', name],
    ['Firma', company],
    ['E-Mail', email],
    ['Telefon', phone],
    ['Seite', page],
    ['Hinweis', suspicion],
  ]

  return {
    subject: `Neue Kontaktanfrage von ${oneLine(name)}`,
    paragraphs: [
      'Über das Kontaktformular ist eine Nachricht gekommen. Sie können auf diese E-Mail direkt antworten.',
      facts.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : [])).join('\n'),
      comment,
      ...(backendUrl ? [`Im Backoffice öffnen: ${backendUrl}`] : []),
    ],
  }
}

/** Repeats nothing that was typed: the address may be that of somebody who never wrote to us. */
function forSender({ business }: ContactMail): Words {
  return {
    subject: `Ihre Nachricht an ${business}`,
    paragraphs: [
      'Guten Tag,',
      'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir melden uns so bald wie möglich bei Ihnen.',
      'Falls Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.',
      business,
    ],
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
