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

export const contactRequestsFields: Field[] = [
  row(
    textField('name', 'Name', { required: true, maxLength: 160, width: '50%', validate: check('name') }),
    textField('company', 'Firma', { maxLength: 160, width: '50%' }),
  ),
  row(
    textField('email', 'E-Mail', {
      required: true,
      maxLength: 254,
      width: '50%',
      validate: check('email'),
      index: true,
    }),
    textField('phone', 'Telefon', {
      required: true,
      maxLength: 40,
      width: '50%',
      validate: check('phone'),
    }),
  ),
  {
    ...textareaField('comment', 'Nachricht', { required: true }),
    validate: (value: string | null | undefined) =>
      contactForm.shape.comment.safeParse(value ?? '').success || contactFormTexts.comment,
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
