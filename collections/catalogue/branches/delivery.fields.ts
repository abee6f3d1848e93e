import type { Field, Tab } from 'payload'

import { moneyField } from '#collections/shared/fields/money-field.ts'
import { rowLabel } from '#collections/shared/fields/row-label.ts'
import { row } from '#collections/shared/fields/row.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { taxRateField } from '#collections/shared/fields/tax-rate-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { parseZipCodes } from '#domain/ordering/delivery-zip.ts'

const areaFields: Field[] = [
  textField('area', 'Name', { required: true, maxLength: 120, placeholder: '1010 Innere Stadt' }),
  textField('zipCodes', 'Postleitzahlen', {
    maxLength: 1000,
    placeholder: '6850, 6853–6858',
    description:
      'Damit finden Gäste ihr Gebiet von selbst, und niemand bestellt zur Gebühr eines anderen. Leer: alle, die kein anderes Gebiet nennt.',
    validate: (list) =>
      parseZipCodes(list ?? '') !== null ||
      'Bitte geben Sie Postleitzahlen wie „6850, 6853–6858“ an, durch Beistriche getrennt.',
  }),
  row(
    moneyField({ name: 'price', label: 'Liefergebühr', required: true, defaultValue: 0, width: '50%' }),
    taxRateField({ name: 'tax', label: 'Steuersatz der Gebühr', defaultValue: 2000, width: '50%' }),
  ),
  switchField('free', 'Kostenlose Lieferung'),
  row(
    moneyField({
      name: 'freeFromOrderValue',
      label: 'Kostenlos ab Bestellwert',
      description: 'Leer lassen, wenn die Gebühr immer anfällt.',
      width: '50%',
    }),
    moneyField({ name: 'minimumOrderValue', label: 'Mindestbestellwert', width: '50%' }),
  ),
  wholeNumberField('deliveryMinutes', 'Fahrzeit in Minuten', {
    min: 1,
    max: 600,
    width: '50%',
    description: 'Kommt zur Zubereitung dazu, wenn Gästen eine Zeit genannt wird.',
  }),
]

export const deliveryTab: Tab = {
  label: 'Liefergebiete',
  fields: [
    {
      name: 'deliveryAreas',
      label: 'Liefergebiete',
      labels: { singular: 'Liefergebiet', plural: 'Liefergebiete' },
      type: 'array',
      maxRows: 200,
      validate: (rows: unknown) =>
        hasDistinctNames(rows) || 'Jedes Liefergebiet braucht einen eigenen Namen.',
      fields: areaFields,
      admin: {
        initCollapsed: true,
        description:
          'Gäste wählen ihr Gebiet beim Bestellen. Die Werte beziehen sich auf die Waren ohne Gebühren.',
        components: rowLabel('area'),
      },
    },
  ],
}

function hasDistinctNames(rows: unknown): boolean {
  if (!Array.isArray(rows)) return true

  const names = rows.map((row: { area?: string }) => row.area?.trim().toLowerCase()).filter(Boolean)
  return new Set(names).size === names.length
}
