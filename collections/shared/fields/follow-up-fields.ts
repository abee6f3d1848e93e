import type { Field, SelectField } from 'payload'

import { optionsFrom } from './options-from.ts'
import { relationField } from './relation-field.ts'

/** How far what came in has been dealt with, and by whom; everything comes in as `new`. */
export const followUpFields = (labels: Readonly<Record<string, string> & { new: string }>): Field[] => [
  followUpStatus(labels),
  relationField('assignee', 'Zuständig', 'users', { inSidebar: true }),
]

const followUpStatus = (labels: Readonly<Record<string, string>>): SelectField => ({
  name: 'status',
  label: 'Stand',
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'new',
  options: optionsFrom(labels),
  admin: { position: 'sidebar' },
})
