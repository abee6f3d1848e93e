import type { Field, Tab } from 'payload'

import { amountField } from '#collections/shared/fields/amount-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { taxRateField } from '#collections/shared/fields/tax-rate-field.ts'

import {
  calculationModelField,
  defaultQuantityField,
  quantityLimitFields,
  unitField,
} from './amount.fields.ts'
import { pricingLabels } from './product-options.data.ts'

const alternativeUnits: Field = {
  name: 'alternativeUnits',
  label: 'Weitere Einheiten',
  labels: { singular: 'Einheit', plural: 'Einheiten' },
  type: 'array',
  maxRows: 10,
  validate: (rows: unknown, { data }) => unitsAreDistinct(rows, (data as { unit?: string }).unit),
  fields: [
    row(
      unitField('unit', 'Einheit', true),
      amountField({
        name: 'ratio',
        label: 'Verhältnis',
        required: true,
        description: 'Wie viele Einheiten des Produkts sie wert ist. Ihr Preis ist Preis × Verhältnis.',
        width: '50%',
      }),
    ),
    calculationModelField,
    quantityLimitFields,
  ],
  admin: { initCollapsed: true, description: 'Zum Beispiel Portion zusätzlich zu Kilogramm.' },
}

/** What every product needs, so it stands with the name. */
export const priceRow: Field = row(
  moneyField({
    name: 'price',
    label: 'Preis',
    required: true,
    description: 'Brutto je Einheit.',
    width: '50%',
  }),
  unitField('unit', 'Einheit', true),
)

export const pricingTab: Tab = {
  label: 'Mengen und Steuern',
  fields: [
    row(
      selectField('pricing', 'Preisberechnung', pricingLabels, {
        required: true,
        defaultValue: 'perUnit',
        width: '50%',
        description: 'Pauschal: Der Preis gilt unabhängig von der Menge.',
      }),
      calculationModelField,
    ),
    switchField('isPriceHidden', 'Preis verbergen'),
    quantityLimitFields,
    row(defaultQuantityField, unitField('defaultUnit', 'Vorgeschlagene Einheit', false)),
    alternativeUnits,
    row(
      taxRateField({ name: 'tax', label: 'Steuersatz Lieferung', width: '33%' }),
      taxRateField({ name: 'takeawayTax', label: 'Steuersatz Abholung', width: '33%' }),
      taxRateField({ name: 'dineInTax', label: 'Steuersatz vor Ort', width: '33%' }),
    ),
  ],
}

function unitsAreDistinct(rows: unknown, ownUnit: string | undefined): string | true {
  if (!Array.isArray(rows)) return true

  const used = [ownUnit, ...rows.map((row: { unit?: string }) => row.unit)].filter(Boolean)
  return new Set(used).size === used.length || 'Jede Einheit darf nur einmal vorkommen.'
}
