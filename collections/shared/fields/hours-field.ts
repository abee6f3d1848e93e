import type { ArrayField, Field, TextFieldSingleValidation } from 'payload'

import { calendarDay, clockTime, type HoursEntryType, hoursEntryTypes } from '#domain/time/hours.contract.ts'

import { hoursTypeLabels } from './hours-type-labels.ts'
import { row } from './row.ts'
import { switchField } from './switch-field.ts'

type Options = {
  name: string
  label: string
  description?: string
  condition?: (data: Record<string, unknown>) => boolean
}

/** Opening hours, delivery hours or an availability schedule: an array of `HoursEntry`. */
export const hoursField = ({ name, label, description, condition }: Options): ArrayField => ({
  name,
  label,
  type: 'array',
  labels: { singular: 'Zeit', plural: 'Zeiten' },
  maxRows: 200,
  fields: [row(typeField, dateField, fromField, toField), isClosedField],
  admin: {
    description: description ?? defaultDescription,
    condition,
    initCollapsed: true,
    components: { RowLabel: '/collections/shared/admin/hours-row-label.tsx#HoursRowLabel' },
  },
})

const defaultDescription =
  'Liegt „bis“ nicht nach „von“, gilt die Zeit über Mitternacht hinaus. Ein einmaliger Eintrag ersetzt den Wochentag in der laufenden Woche.'

type Entry = { type?: HoursEntryType; isClosed?: boolean | null }

const typeField: Field = {
  name: 'type',
  label: 'Tag',
  type: 'select',
  required: true,
  defaultValue: 'daily',
  options: hoursEntryTypes.map((value) => ({ value, label: hoursTypeLabels[value] })),
  admin: { width: '25%' },
}

const validateDate: TextFieldSingleValidation = (value, { siblingData }) => {
  if ((siblingData as Entry).type !== 'once') return true
  if (!value) return 'Bitte geben Sie das Datum an.'

  return calendarDay.safeParse(value).success || 'Bitte geben Sie ein gültiges Datum an.'
}

const dateField: Field = {
  name: 'date',
  label: 'Datum',
  type: 'text',
  validate: validateDate,
  hooks: { beforeValidate: [({ value, siblingData }) => (siblingData.type === 'once' ? value : null)] },
  admin: {
    width: '25%',
    condition: (_data, siblingData) => siblingData?.type === 'once',
    components: { Field: '/collections/shared/admin/calendar-day-field.tsx#CalendarDayField' },
  },
}

const isClosedField: Field = switchField('isClosed', 'Geschlossen', {
  description: 'Ersetzt alle Zeiten dieses Tages.',
})

const fromField = clockField('from', 'Von')
const toField = clockField('to', 'Bis')

function clockField(name: 'from' | 'to', label: string): Field {
  return {
    name,
    label,
    type: 'text',
    validate: validateClock,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? asClockTime(value) : value)] },
    admin: {
      width: '25%',
      placeholder: 'HH:MM',
      condition: (_data, siblingData) => !siblingData?.isClosed,
    },
  }
}

function validateClock(value: unknown, { siblingData }: { siblingData: object }): string | true {
  if ((siblingData as Entry).isClosed) return true
  if (!value) return 'Bitte geben Sie eine Uhrzeit an.'

  return clockTime.safeParse(value).success || 'Bitte geben Sie eine Uhrzeit im Format HH:MM an.'
}

/** Accepts what people type: `9`, `9:30`, `0930`. */
export function asClockTime(typed: string): string | null {
  const trimmed = typed.trim()
  if (trimmed === '') return null

  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(trimmed)
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}` : trimmed
}
