import * as z from 'zod/mini'

import { visitOrigin } from '../insight/visit-origin.contract.ts'
import { looksLikeEmail } from './looks-like-email.ts'

/** What a visitor writes through the contact form. Spec: website 5, back office 7. */
export type ContactForm = { name: string; email: string; phone: string; company: string; comment: string }
export type ContactField = keyof ContactForm
/** What has to be there before the form is sent, in its order. Spec: website 5. */
export const neededContactFields = ['name', 'email', 'phone', 'comment', 'privacy'] as const
export type NeededContactField = (typeof neededContactFields)[number]

/** German sentences for the fields that fail, keyed by field name; shared by browser and server. */
export const contactFormTexts: Record<NeededContactField, string> = {
  name: 'Bitte geben Sie Vor- und Nachnamen an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  phone: 'Bitte geben Sie eine Telefonnummer mit mindestens 6 Zeichen an.',
  comment: 'Bitte schreiben Sie mindestens zwei Wörter.',
  privacy: 'Bitte stimmen Sie der Datenschutzerklärung zu.',
}

/** What the fields are called where they are filled in and where they are missing. */
export const contactFormLabels: Record<ContactField | 'privacy', string> = {
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Firma',
  comment: 'Nachricht',
  privacy: 'Datenschutz',
}

/** How many characters a field takes, in the browser as on the server. */
export const contactFieldLengths: Record<ContactField, number> = {
  name: 160,
  email: 254,
  phone: 40,
  company: 160,
  comment: 5000,
}

const text = (field: ContactField) => z.string().check(z.trim(), z.maxLength(contactFieldLengths[field]))
/** Fields of one line have none in between: it could begin a header of a mail that names them. */
const line = (field: ContactField) =>
  text(field).check(z.refine(isOneLine, { error: 'Bitte schreiben Sie das in eine Zeile.', abort: true }))

/** The body of `POST /custom/forms`; the tick for the privacy policy stays in the browser. */
export const contactForm = z.object({
  name: line('name').check(z.refine(hasTwoWordsOfTwo, contactFormTexts.name)),
  email: line('email').check(z.refine(looksLikeEmail, contactFormTexts.email)),
  phone: line('phone').check(z.minLength(6, contactFormTexts.phone)),
  company: z._default(line('company'), ''),
  comment: text('comment').check(z.refine(hasTwoWords, contactFormTexts.comment)),
})

/** Shorter than anybody takes to write two words about their wish. */
export const fastestFillMilliseconds = 3000

/**
 * What the browser sends: the form, the field that people do not see, and how long the form was open.
 * Both are signs only; a browser that says nothing of the kind is believed.
 */
export const contactMessage = z.extend(contactForm, {
  website: z._default(z.string().check(z.maxLength(500)), ''),
  filledMilliseconds: z.optional(z.number().check(z.minimum(0))),
  /** Only of visitors who agree to be counted. What is broken about it is no reason to refuse their message. */
  // oxlint-disable-next-line promise/valid-params -- zod's fallback for a broken value, no promise
  visit: z.catch(z.optional(visitOrigin), undefined),
})

export type ContactMessage = z.output<typeof contactMessage>

/** What makes a message look as if a machine had sent it. `certain` is what people cannot do at all. */
export function spamSign({
  website,
  filledMilliseconds,
}: Pick<ContactMessage, 'website' | 'filledMilliseconds'>): 'certain' | 'likely' | null {
  if (website.trim() !== '') return 'certain'

  return filledMilliseconds !== undefined && filledMilliseconds < fastestFillMilliseconds ? 'likely' : null
}

/** The names of the fields that fail, in the order of the form; the privacy tick counts as one. */
export function failingContactFields(
  form: ContactForm,
  isPrivacyTicked: boolean,
): (ContactField | 'privacy')[] {
  const parsed = contactForm.safeParse(form)
  const failing = new Set(parsed.error?.issues.map(({ path }) => String(path[0])))
  const fields = Object.keys(contactForm.shape) as ContactField[]

  return [...fields.filter((field) => failing.has(field)), ...(isPrivacyTicked ? [] : ['privacy' as const])]
}

function isOneLine(given: string): boolean {
  return !/[\n\v\f\r\u0085\u2028\u2029]/.test(given)
}

function hasTwoWordsOfTwo(name: string): boolean {
  return wordsOf(name).filter((word) => word.length >= 2).length >= 2
}

function hasTwoWords(comment: string): boolean {
  return wordsOf(comment).length >= 2
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
