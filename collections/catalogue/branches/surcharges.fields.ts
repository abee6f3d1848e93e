import type { ArrayField, Tab } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { hoursOfWorkField } from '#collections/shared/fields/hours-of-work-field.ts'
import type { Place } from '#collections/shared/fields/place-in-form.ts'
import { row } from '#collections/shared/fields/row.ts'
import type { SingleTextField } from '#collections/shared/fields/text-field.ts'
import { timeOfDayField } from '#collections/shared/fields/time-of-day-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import {
  type BranchOvertime,
  overtimeProblem,
  overtimeProblemTexts,
} from '#domain/workforce/accounts/overtime-terms.ts'
import { nightProblem, nightProblemTexts } from '#domain/workforce/accounts/surcharge-terms.ts'

const emptyHint = 'Leer: nach dem Land.'

const overtimeField: ArrayField = {
  name: 'overtime',
  label: 'Überstunden',
  labels: { singular: 'Regel', plural: 'Regeln' },
  type: 'array',
  maxRows: 50,
  validate: (rows) => {
    const problem = overtimeProblem((rows ?? []) as Partial<BranchOvertime>[]) // of the fields below

    return problem === null || overtimeProblemTexts[problem]
  },
  fields: [
    row(
      dayField('validFrom', 'Gilt ab', { required: true, width: '25%' }),
      hoursOfWorkField('dailyMinutes', 'Über so viele Stunden am Tag', {
        min: 60,
        max: 1440,
        width: '25%',
        description: emptyHint,
      }),
      hoursOfWorkField('weeklyMinutes', 'Über so viele in der Woche', {
        min: 60,
        max: 10_080,
        width: '25%',
        description: emptyHint,
      }),
      percentField('percent', 'Zuschlag in %', { width: '25%', description: emptyHint }),
    ),
  ],
  admin: {
    description:
      'Ab wann Arbeit als Überstunde zählt und was dafür zusätzlich bezahlt wird, etwa nach Ihrem Kollektivvertrag. Eine Änderung ist eine neue Regel ab einem Monatsersten; was davor gearbeitet wurde, bleibt. Ohne Regel gilt in Österreich: über 8 Stunden am Tag (geplante längere Tage bis 10) oder 40 in der Woche, 50 %. In Deutschland gibt es ohne Regel keine Überstunden, in der Schweiz über 50, in Liechtenstein über 48 Stunden in der Woche, 25 %.',
  },
}

/** Which hours of work are shown apart, and what the house pays for them. Nothing of it is published. */
export const surchargesTab: Tab = {
  label: 'Zuschläge',
  description:
    'Arbeit in der Nacht, an Sonntagen und an gesetzlichen Feiertagen steht in den Zeitkonten für sich, ebenso Überstunden. Ohne Angabe gilt die Nacht, die im Land der Filiale üblich ist.',
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
        overtimeField,
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

function percentField(
  name: string,
  label: string,
  place: Place = { width: '33%', description: 'Leer: kein Zuschlag.' },
) {
  return wholeNumberField(name, label, { min: 0, max: 300, ...place })
}
