import type { Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { releaseStates } from '#domain/content/releases/release-rules.ts'

/** The form tells it in words, and lists have columns of it. */
const byCalls = { access: nobodyWrites, condition: () => false }

export const releasesFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Herbstkarte' }),
  textareaField('note', 'Notiz', { maxLength: 1000 }),
  selectField('state', 'Stand', releaseStates, {
    required: true,
    defaultValue: 'open',
    index: true,
    ...byCalls,
  }),
  momentField('plannedAt', 'Geplant für', { index: true, ...byCalls }),
  relationField('plannedBy', 'Geplant von', 'users', byCalls),
  momentField('publishedAt', 'Veröffentlicht am', byCalls),
  relationField('publishedBy', 'Veröffentlicht von', 'users', byCalls),
  textareaField('problem', 'Woran es lag', byCalls),
]
