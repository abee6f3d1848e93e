import type { Field, TextFieldSingleValidation } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { followUpFields } from '#collections/shared/fields/follow-up-fields.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { contactForm, contactFormTexts } from '#domain/feedback/contact-form.ts'
import { contactStatusLabels } from '#domain/feedback/feedback-terms.ts'

type Checked = keyof Pick<typeof contactForm.shape, 'name' | 'email' | 'phone' | 'comment'>

/** The same rule as in the browser. */
const check =
  (field: Checked): TextFieldSingleValidation =>
  (value) =>
    contactForm.shape[field].safeParse(value ?? '').success || contactFormTexts[field]

type Request = Partial<Record<string, unknown>>

/** Whether somebody has answered the questions of a form that an editor has made, which need not be these. */
function isAnswered({ answers }: Request): boolean {
  return Array.isArray(answers)
}

/** What an answered form has not asked for is neither shown nor needed. */
function isAsked(name: string): (request: Request) => boolean {
  return (request) => !isAnswered(request) || Boolean(request[name])
}

export const contactRequestsFields: Field[] = [
  row(
    textField('name', 'Name', {
      required: true,
      maxLength: 160,
      width: '50%',
      validate: (value, given) => (isAnswered(given.data) && value ? true : check('name')(value, given)),
    }),
    textField('company', 'Firma', { maxLength: 160, width: '50%' }),
  ),
  row(
    textField('email', 'E-Mail', {
      required: true,
      maxLength: 254,
      width: '50%',
      validate: check('email'),
      condition: isAsked('email'),
      index: true,
    }),
    textField('phone', 'Telefon', {
      required: true,
      maxLength: 40,
      width: '50%',
      validate: check('phone'),
      condition: isAsked('phone'),
    }),
  ),
  {
    ...textareaField('comment', 'Nachricht', { required: true, condition: isAsked('comment') }),
    validate: (value: string | null | undefined) =>
      contactForm.shape.comment.safeParse(value ?? '').success || contactFormTexts.comment,
  },
  {
    ...textField('form', 'Formular', { condition: isAnswered }),
    access: nobodyWrites,
  },
  {
    name: 'answers',
    label: 'Angaben',
    type: 'json',
    access: nobodyWrites,
    admin: { condition: isAnswered },
  },
  textareaField('note', 'Interne Notiz', { maxLength: 5000, description: 'Sieht nur das Team.' }),
  ...followUpFields(contactStatusLabels),
  {
    ...textField('suspicion', 'Hinweis', {
      description: 'Warum die Nachricht nach einer Maschine aussieht.',
    }),
    access: nobodyWrites,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ suspicion }) => Boolean(suspicion),
    },
  },
  relationField('site', 'Gesendet von der Seite', 'sites', { inSidebar: true }),
  textField('page', 'Adresse der Seite', { maxLength: 500 }),
  {
    ...momentField('consentAt', 'Datenschutz zugestimmt am', { inSidebar: true }),
    access: nobodyWrites,
    admin: { position: 'sidebar', readOnly: true, date: { displayFormat: 'dd.MM.yyyy HH:mm' } },
  },
  momentField('answeredAt', 'Beantwortet am', { inSidebar: true }),
]
