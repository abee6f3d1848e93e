import type { NumberField } from 'payload'

type Options = { name: string; label: string; description?: string; required?: boolean; width?: string }

/** A quantity above zero with at most three decimals. */
export const amountField = ({ name, label, description, required, width }: Options): NumberField => ({
  name,
  label,
  type: 'number',
  required: required ?? false,
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return required ? 'Bitte geben Sie eine Menge ein.' : true
    if (!Number.isFinite(value) || value <= 0) return 'Die Menge muss größer als 0 sein.'
    if (value > 1_000_000) return 'Die Menge ist zu groß.'

    return hasAtMostThreeDecimals(value) || 'Höchstens drei Nachkommastellen.'
  },
  admin: { description, width, step: 0.001 },
})

// The shortest decimal form is what the person typed; binary remainders never show in it.
const hasAtMostThreeDecimals = (value: number): boolean => /^\d+(\.\d{1,3})?$/.test(String(value))
