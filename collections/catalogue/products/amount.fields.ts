import type { Field, NumberFieldSingleValidation } from 'payload'

import { amountField } from '#collections/shared/fields/amount-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { calculationModelLabels } from '#domain/catalogue/calculation-model.texts.ts'
import { units } from '#domain/catalogue/product.contract.ts'
import { unitCatalogue } from '#domain/catalogue/units.data.ts'

type Limits = { minimumQuantity?: number | null; maximumQuantity?: number | null; unit?: string }
type ProductLimits = Limits & { defaultUnit?: string | null; alternativeUnits?: Limits[] | null }

const unitOptions = units.map((value) => ({ value, label: unitCatalogue[value].label }))

export const unitField = (name: string, label: string, isRequired: boolean): Field => ({
  name,
  label,
  type: 'select',
  required: isRequired,
  defaultValue: isRequired ? 'piece' : undefined,
  options: unitOptions,
  admin: { width: '50%' },
})

export const calculationModelField: Field = selectField(
  'calculationModel',
  'Genauigkeit der Menge',
  calculationModelLabels,
  {
    required: true,
    defaultValue: 'fixed',
    width: '50%',
    description: 'Bei „ca.“ und „ab“ steht der endgültige Preis erst beim Abwiegen oder Abrechnen fest.',
  },
)

/** Minimum, maximum and step of what a guest may order. */
export const quantityLimitFields: Field = row(
  amountField({ name: 'minimumQuantity', label: 'Mindestmenge', width: '33%' }),
  withCheck(amountField({ name: 'maximumQuantity', label: 'Höchstmenge', width: '33%' }), notBelowMinimum),
  amountField({ name: 'quantityStepSize', label: 'Schrittweite', width: '33%' }),
)

export const defaultQuantityField = withCheck(
  amountField({
    name: 'defaultQuantity',
    label: 'Vorgeschlagene Menge',
    description: 'Leer: die Mindestmenge oder 1.',
    width: '50%',
  }),
  withinLimits,
)

function notBelowMinimum(value: number, { minimumQuantity }: Limits): string | true {
  return !(minimumQuantity && value < minimumQuantity) || 'Die Höchstmenge liegt unter der Mindestmenge.'
}

/** The suggested amount is counted in the suggested unit, so that unit's limits decide. */
function withinLimits(value: number, product: ProductLimits): string | true {
  const { minimumQuantity, maximumQuantity } =
    product.alternativeUnits?.find(({ unit }) => unit === product.defaultUnit) ?? product
  if (minimumQuantity && value < minimumQuantity) return 'Die Menge liegt unter der Mindestmenge.'

  return !(maximumQuantity && value > maximumQuantity) || 'Die Menge liegt über der Höchstmenge.'
}

function withCheck(
  field: ReturnType<typeof amountField>,
  check: (value: number, limits: ProductLimits) => string | true,
): Field {
  const validate: NumberFieldSingleValidation = async (value, options) => {
    const own = await (field.validate as NumberFieldSingleValidation)(value, options)
    if (own !== true || value === null || value === undefined) return own

    return check(value, options.siblingData)
  }

  return { ...field, validate } as Field
}
