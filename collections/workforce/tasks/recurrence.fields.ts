import type { GroupField } from 'payload'

import { dayField } from '#collections/shared/fields/day-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { weekdayLabels } from '#domain/time/weekdays.ts'
import { recurrenceLabels } from '#domain/workforce/tasks.ts'

type Rule = { frequency?: string } | undefined

/** When the same task is due again once it is done. */
export const recurrenceField: GroupField = {
  name: 'recurrence',
  label: 'Wiederholung',
  type: 'group',
  fields: [
    selectField('frequency', 'Wiederholt sich', recurrenceLabels, { required: true, defaultValue: 'none' }),
    {
      ...wholeNumberField('interval', 'Alle … Mal', { min: 1, max: 52, defaultValue: 1 }),
      admin: {
        description: '2 bei „wöchentlich“ heißt: jede zweite Woche.',
        condition: (_data, rule: Rule) => (rule?.frequency ?? 'none') !== 'none',
      },
    },
    {
      name: 'weekdays',
      label: 'An diesen Tagen',
      type: 'select',
      hasMany: true,
      options: optionsFrom(weekdayLabels),
      admin: { condition: (_data, rule: Rule) => rule?.frequency === 'weekly' },
    },
    {
      ...dayField('until', 'Bis', { description: 'Leer: ohne Ende.' }),
      admin: {
        ...dayField('until', 'Bis').admin,
        condition: (_data, rule: Rule) => (rule?.frequency ?? 'none') !== 'none',
      },
    },
  ],
}
