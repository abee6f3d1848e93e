import type { DateField } from 'payload'

import { type Place, placeInForm } from './place-in-form.ts'

type Options = Place & {
  required?: boolean
  index?: boolean
  withTime?: boolean
  access?: DateField['access']
}

/** By the clock of the branch, not of the browser. */
export const momentCell = '/collections/shared/admin/moment/moment-cell.tsx#MomentCell'

/** A point in time, or a day when `withTime` is off. */
export const momentField = (
  name: string,
  label: string,
  { required, index, withTime = true, access, ...place }: Options = {},
): DateField => ({
  name,
  label,
  type: 'date',
  required: required ?? false,
  index: index ?? false,
  access,
  admin: {
    ...placeInForm(place),
    components: {
      Cell: momentCell,
      ...(withTime && { Field: '/collections/shared/admin/moment/moment-field.tsx#MomentField' }),
    },
    date: withTime
      ? {
          pickerAppearance: 'dayAndTime',
          displayFormat: 'dd.MM.yyyy HH:mm',
          timeFormat: 'HH:mm',
          // Minutes.
          timeIntervals: 1,
        }
      : { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
  },
})
