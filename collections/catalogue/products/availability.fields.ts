import type { Field, NumberFieldSingleValidation, Tab } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { availabilityFields } from '#collections/shared/fields/availability-fields.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

import { leadTimeLabels } from './product-options.data.ts'

type LeadTime = { isLeadTimeEnabled?: boolean }

const hasLeadTime = (data: LeadTime) => Boolean(data.isLeadTimeEnabled)

const validateLeadTime: NumberFieldSingleValidation = (value, { data }) => {
  if (!hasLeadTime(data)) return true

  const isWhole = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000
  return isWhole || 'Bitte geben Sie eine ganze Zahl zwischen 1 und 10.000 an.'
}

const leadTimeRow: Field = row(
  {
    name: 'leadTimeValue',
    label: 'Vorlaufzeit',
    type: 'number',
    validate: validateLeadTime,
    admin: { width: '50%', step: 1, condition: hasLeadTime },
  },
  selectField('leadTimeType', 'Einheit der Vorlaufzeit', leadTimeLabels, {
    defaultValue: 'hours',
    width: '50%',
    condition: hasLeadTime,
  }),
)

export const availabilityTab: Tab = {
  label: 'Verfügbarkeit',
  fields: [
    ...availabilityFields,
    momentField('soldOutUntil', 'Ausverkauft bis', {
      description: 'Bis dahin nicht bestellbar, danach von selbst wieder.',
    }),
    switchField('isLeadTimeEnabled', 'Braucht Vorlauf', {
      description: 'Termine werden erst nach der Vorlaufzeit angeboten, gerechnet ab der Bestellung.',
    }),
    leadTimeRow,
    wholeNumberField('workUnits', 'Arbeitseinheiten', {
      min: 1,
      max: 1000,
      width: '50%',
      access: onlyStaffReads,
      description:
        'Wie viel Platz ein Stück in einem Zeitfenster der Filiale braucht. Leer: nur die Bestellung selbst zählt, und zwar 1.',
    }),
  ],
}
