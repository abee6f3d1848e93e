import type { Tab } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { row } from '#collections/shared/fields/row.ts'
import type { SingleTextField } from '#collections/shared/fields/text-field.ts'
import { timeOfDayField } from '#collections/shared/fields/time-of-day-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { nightProblem, nightProblemTexts } from '#domain/workforce/accounts/surcharge-terms.ts'

/** Which hours of work are shown apart, and what the house pays for them. Nothing of it is published. */
export const surchargesTab: Tab = {
  label: 'Zuschläge',
  description:
    'Arbeit in der Nacht, an Sonntagen und an gesetzlichen Feiertagen steht in den Zeitkonten für sich. Ohne Angabe gilt die Nacht, die im Land der Filiale üblich ist.',
  fields: [
    {
      name: 'surcharges',
      label: 'Zuschläge',
      type: 'group',
      access: onlyStaffReads,
      fields: [
        row(nightField('nightFrom', 'Nacht von'), nightField('nightTo', 'Nacht bis')),
        row(
          percentField('nightPercent', 'Zuschlag in der Nacht in %'),
          percentField('sundayPercent', 'Zuschlag am Sonntag in %'),
          percentField('holidayPercent', 'Zuschlag am Feiertag in %'),
        ),
      ],
    },
  ],
}

function nightField(name: 'nightFrom' | 'nightTo', label: string): SingleTextField {
  const field = timeOfDayField(name, label, { width: '50%', placeholder: 'nach dem Land' })
  const isTime = field.validate

  return {
    ...field,
    validate: async (value, options) => {
      const asTime = (await isTime?.(value, options)) ?? true
      const problem = nightProblem({ ...(options.siblingData as object), [name]: value })

      return asTime !== true || !problem ? asTime : nightProblemTexts[problem]
    },
  }
}

function percentField(name: string, label: string) {
  return wholeNumberField(name, label, {
    min: 0,
    max: 300,
    width: '33%',
    description: 'Leer: kein Zuschlag.',
  })
}
