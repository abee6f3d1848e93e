import { clockTime } from '#domain/time/hours.contract.ts'

import { type SingleTextField, textField } from './text-field.ts'

type Options = { required?: boolean; description?: string; width?: string }

/** A time of the day as `HH:MM`, by the clock of the branch. */
export const clockField = (name: string, label: string, options: Options = {}): SingleTextField =>
  textField(name, label, {
    ...options,
    maxLength: 5,
    placeholder: '10:00',
    validate: (value) => {
      if (!value) return !options.required || 'Bitte geben Sie eine Uhrzeit an.'

      return clockTime.safeParse(value).success || 'Bitte geben Sie die Uhrzeit wie 10:00 an.'
    },
  })
