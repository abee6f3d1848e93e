import type { NumberField } from 'payload'

type Options = { name: string; label: string; description?: string; defaultValue?: number; width?: string }

/** Hundredths of a percent in the database (1000 is 10 %), percent in the admin panel. */
export const taxRateField = ({ name, label, description, defaultValue, width }: Options): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: defaultValue ?? 1000,
  min: 0,
  max: 10000,
  custom: { cell: 'percent' },
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return 'Bitte geben Sie einen Steuersatz ein.'
    if (!Number.isInteger(value)) return 'Steuersätze haben höchstens zwei Nachkommastellen.'

    return (value >= 0 && value <= 10000) || 'Der Steuersatz liegt zwischen 0 % und 100 %.'
  },
  admin: {
    description,
    width,
    components: {
      Field: '/collections/shared/admin/percent-field.tsx#PercentField',
      Cell: '/collections/shared/admin/percent-cell.tsx#PercentCell',
    },
  },
})
