import type { NumberField } from 'payload'

import { type Place, placeInForm } from './place-in-form.ts'

type Options = Place & {
  min: number
  max: number
  required?: boolean
  defaultValue?: number
  access?: NumberField['access']
}

/** A number without decimals between two bounds. */
export const wholeNumberField = (
  name: string,
  label: string,
  { min, max, required, defaultValue, access, ...place }: Options,
): Extract<NumberField, { hasMany?: false }> => ({
  name,
  label,
  type: 'number',
  required: required ?? false,
  defaultValue,
  min,
  max,
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return required ? 'Bitte geben Sie eine Zahl ein.' : true
    const isFine = Number.isInteger(value) && value >= min && value <= max

    return isFine || `Bitte geben Sie eine ganze Zahl zwischen ${min} und ${max} ein.`
  },
  access,
  admin: { ...placeInForm(place), step: 1 },
})
