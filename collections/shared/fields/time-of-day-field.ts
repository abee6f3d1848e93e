import { type SingleTextField, textField } from './text-field.ts'

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

/** A wall-clock time of any day, `HH:MM`. */
export const timeOfDayField = (
  name: string,
  label: string,
  place: Omit<NonNullable<Parameters<typeof textField>[2]>, 'maxLength' | 'validate'> = {},
): SingleTextField =>
  textField(name, label, {
    ...place,
    maxLength: 5,
    validate: (value) =>
      !value || timeOfDay.test(value) || 'Bitte geben Sie eine Uhrzeit im Format HH:MM an.',
  })
