import type { DateField } from 'payload'

type Options = { description?: string; index?: boolean; withTime?: boolean; inSidebar?: boolean }

/** A point in time, or a day when `withTime` is off. */
export const momentField = (
  name: string,
  label: string,
  { description, index, withTime = true, inSidebar }: Options = {},
): DateField => ({
  name,
  label,
  type: 'date',
  index: index ?? false,
  admin: {
    description,
    ...(inSidebar ? { position: 'sidebar' as const } : {}),
    date: withTime
      ? { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm', timeFormat: 'HH:mm' }
      : { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
  },
})
