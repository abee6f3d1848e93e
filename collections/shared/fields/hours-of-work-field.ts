import type { NumberField } from 'payload'

import { asHoursText } from '../admin/hours-text.ts'
import { wholeNumberField } from './whole-number-field.ts'

/** Working time in whole minutes, typed and shown as hours. */
export function hoursOfWorkField(...given: Parameters<typeof wholeNumberField>): NumberField {
  const [, , { min, max, required }] = given
  const field = wholeNumberField(...given)

  return {
    ...field,
    validate: (value: unknown) => {
      if (value === null || value === undefined) return !required || 'Bitte geben Sie die Stunden an.'
      const isFine = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

      return isFine || `Bitte geben Sie ${asHoursText(min)} bis ${asHoursText(max)} Stunden an.`
    },
    admin: {
      ...field.admin,
      components: { Field: '/collections/shared/admin/hours-field.tsx#HoursField' },
    },
  }
}
