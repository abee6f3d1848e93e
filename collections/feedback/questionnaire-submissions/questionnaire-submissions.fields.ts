import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { followUpFields } from '#collections/shared/fields/follow-up-fields.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { longestLine } from '#domain/feedback/feedback-limits.data.ts'
import { submissionStatusLabels } from '#domain/feedback/feedback-terms.ts'

/** What the client sent; nobody changes it afterwards. */
const sent: Field[] = sealed([
  relationField('questionnaire', 'Fragebogen', 'questionnaires', { required: true }),
  textField('version', 'Fassung der Fragen', { maxLength: 64 }),
  textField('clientName', 'Kunde', { required: true, maxLength: longestLine }),
  textField('contactName', 'Ansprechperson', { maxLength: longestLine }),
  textField('service', 'Leistung', { maxLength: longestLine }),
  { name: 'content', label: 'Antworten', type: 'json', required: true },
  {
    name: 'rating',
    label: 'Bewertung im Mittel',
    type: 'number',
    index: true,
    min: 1,
    max: 5,
    admin: { position: 'sidebar' },
  },
  relationField('branch', 'Filiale', 'branches', { inSidebar: true }),
])

export const submissionsFields: Field[] = [
  ...sent.map(readOnly),
  ...followUpFields(submissionStatusLabels),
  relationField('task', 'Aufgabe', 'tasks', {
    inSidebar: true,
    description: 'Was aus der Rückmeldung zu tun ist.',
  }),
  textareaField('note', 'Notiz', { maxLength: 2000, description: 'Nur für das Team.' }),
]

function readOnly(field: Field): Field {
  // Every kind of field types its `admin` apart; `readOnly` is common to the ones above.
  return { ...field, admin: { ...field.admin, readOnly: true } } as Field
}
