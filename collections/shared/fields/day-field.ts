import { calendarDay } from '#domain/time/hours.contract.ts'

import { type SingleTextField, textField } from './text-field.ts'

type Options = {
  required?: boolean
  description?: string
  width?: string
  /** The name of the day beside it that must not be later. */
  notBefore?: string
}

/** A calendar day as `YYYY-MM-DD`, which is the same day in every time zone. */
export const dayField = (name: string, label: string, options: Options = {}): SingleTextField => {
  const { required = false, notBefore, ...rest } = options
  const field = textField(name, label, {
    ...rest,
    required,
    maxLength: 10,
    validate: (value, { siblingData }) => {
      if (!value) return !required || 'Bitte geben Sie einen Tag an.'

      if (!calendarDay.safeParse(value).success) return 'Bitte geben Sie einen gültigen Tag an.'
      const first = notBefore && (siblingData as Record<string, unknown>)[notBefore]

      return !first || value >= String(first) || 'Das Ende darf nicht vor dem Beginn liegen.'
    },
  })

  return {
    ...field,
    index: true,
    custom: { cell: 'day' },
    admin: {
      ...field.admin,
      components: {
        Field: '/collections/shared/admin/calendar-day-field.tsx#CalendarDayField',
        Cell: '/collections/shared/admin/calendar-day-cell.tsx#CalendarDayCell',
      },
    },
  }
}
