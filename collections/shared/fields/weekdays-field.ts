import type { SelectField } from 'payload'

import { weekdayLabels } from '#domain/time/weekdays.ts'

import { optionsFrom } from './options-from.ts'

/** Some days of the week. */
export const weekdaysField = (description: string): SelectField => ({
  name: 'weekdays',
  label: 'Wochentage',
  type: 'select',
  hasMany: true,
  required: true,
  options: optionsFrom(weekdayLabels),
  admin: { description },
})
