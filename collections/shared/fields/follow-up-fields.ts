import type { Field, SelectField } from 'payload'

import { relationField } from './relation-field.ts'
import { selectField } from './select-field.ts'

/** How far what came in has been dealt with, and by whom; everything comes in as `new`. */
export const followUpFields = (labels: Readonly<Record<string, string> & { new: string }>): Field[] => [
  followUpStatus(labels),
  relationField('assignee', 'Zuständig', 'users', { inSidebar: true }),
]

const followUpStatus = (labels: Readonly<Record<string, string>>): SelectField =>
  selectField('status', 'Stand', labels, {
    required: true,
    index: true,
    defaultValue: 'new',
    inSidebar: true,
  })
