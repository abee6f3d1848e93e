import type { KeptAnswer } from '#domain/feedback/built-form/form-answers.ts'
import type { ContactForm } from '#domain/feedback/contact-form.ts'
import type { ContactTextName } from '#domain/operations/messages/message-texts.data.ts'
import { filledWords, type OwnTexts, wordsOf } from '#domain/operations/messages/message-texts.ts'
import type { PlaceholderValues } from '#domain/operations/messages/placeholders.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

export type ContactMail = {
  request: ContactForm & { page: string | null; suspicion: string | null } & Partial<BuiltAnswers>
  business: string
  backendUrl: string | null
  /** What the house writes itself. */
  own: OwnTexts
}
/** What was answered in a form that an editor has made. */
type BuiltAnswers = { form: string | null; answers: unknown }
type Composed = { subject: string; text: string; html: string }

/** Subject, plain text and HTML of one mail, all from the same paragraphs. */
export function composeContactMail(name: ContactTextName, mail: ContactMail): Composed {
  const { subject, intro } = filledWords(wordsOf(name, mail.own), valuesOf[name](mail))
  const brand = { name: mail.business, color: null }
  const paragraphs = ['Guten Tag,', ...intro.split(/\n{2,}/), ...besides[name](mail)]
  const link =
    name === 'contact-business' && mail.backendUrl
      ? { label: 'Im Backoffice öffnen', url: mail.backendUrl }
      : null

  return { subject, ...renderMail({ subject, brand, paragraphs, link }) }
}

/** Whoever is written to at an address that was typed in reads nothing else that was. */
const valuesOf: Readonly<Record<ContactTextName, (mail: ContactMail) => PlaceholderValues>> = {
  'contact-guest': ({ business }) => ({ betrieb: business }),
  'contact-business': ({ business, request, backendUrl }) => ({
    betrieb: business,
    name: oneLine(request.name),
    link: backendUrl ?? '',
  }),
}

const besides: Readonly<Record<ContactTextName, (mail: ContactMail) => string[]>> = {
  'contact-guest': ({ business }) => [
    'Falls Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.',
    business,
  ],
  'contact-business': ({ request }) =>
    [factsOf(request), ...answersOf(request), request.comment].filter(Boolean),
}

function answersOf({ answers }: ContactMail['request']): string[] {
  // Written by the server alone, see `keptAnswers`.
  const kept = (Array.isArray(answers) ? answers : []) as KeptAnswer[]

  return kept.map(({ label, value }) => `${oneLine(label)}:\n${value}`)
}

function factsOf({ name, email, phone, company, page, suspicion, form }: ContactMail['request']): string {
  const facts: [string, string | null | undefined][] = [
    ['Formular', form],
    ['Name', name],
    ['Firma', company],
    ['E-Mail', email],
    ['Telefon', phone],
    ['Seite', page],
    ['Hinweis', suspicion],
  ]

  return facts.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : [])).join('\n')
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
