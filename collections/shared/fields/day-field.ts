import { calendarDay } from '#domain/time/hours.contract.ts'

import { type SingleTextField, textField } from './text-field.ts'

type Options = { required?: boolean; description?: string; width?: string }

/** A calendar day as `YYYY-MM-DD`, which is the same day in every time zone. */
export const dayField = (name: string, label: string, options: Options = {}): SingleTextField => {
  const { required = false } = options
  const field = textField(name, label, {
    ...options,
    required,
    maxLength: 10,
    validate: (value) => {
      if (!value) return !required || 'Bitte geben Sie einen Tag an.'

      return calendarDay.safeParse(value).success || 'Bitte geben Sie einen gültigen Tag an.'
    },
  })

  return {
    ...field,
    index: true,
    admin: {
      ...field.admin,
      components: { Field: '/collections/shared/admin/calendar-day-field.tsx#CalendarDayField' },
    },
  }
}
