import type { Field, NumberFieldSingleValidation, Tab } from 'payload'

import { availabilityFields } from '#collections/shared/fields/availability-fields.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'

import { leadTimeLabels } from './product-options.data.ts'

type LeadTime = { isLeadTimeEnabled?: boolean }

const hasLeadTime = (data: LeadTime) => Boolean(data.isLeadTimeEnabled)

const validateLeadTime: NumberFieldSingleValidation = (value, { data }) => {
  if (!hasLeadTime(data)) return true

  const isWhole = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000
  return isWhole || 'Bitte geben Sie eine ganze Zahl zwischen 1 und 10.000 an.'
}

const leadTimeRow: Field = {
  type: 'row',
  fields: [
    {
      name: 'leadTimeValue',
      label: 'Vorlaufzeit',
      type: 'number',
      validate: validateLeadTime,
      admin: { width: '50%', step: 1, condition: hasLeadTime },
    },
    {
      name: 'leadTimeType',
      label: 'Einheit der Vorlaufzeit',
      type: 'select',
      defaultValue: 'hours',
      options: optionsFrom(leadTimeLabels),
      admin: { width: '50%', condition: hasLeadTime },
    },
  ],
}

export const availabilityTab: Tab = {
  label: 'Verfügbarkeit',
  fields: [
    ...availabilityFields,
    {
      name: 'soldOutUntil',
      label: 'Ausverkauft bis',
      type: 'date',
      admin: {
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm', timeFormat: 'HH:mm' },
        description: 'Bis dahin nicht bestellbar, danach von selbst wieder.',
      },
    },
    switchField('isLeadTimeEnabled', 'Braucht Vorlauf', {
      description: 'Termine werden erst nach der Vorlaufzeit angeboten, gerechnet ab der Bestellung.',
    }),
    leadTimeRow,
  ],
}
