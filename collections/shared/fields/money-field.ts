import type { NumberField } from 'payload'

type Options = {
  name: string
  label: string
  description?: string
  required?: boolean
  defaultValue?: number
  width?: string
}

/** Integer cents in the database, euros with a comma in the admin panel. */
export const moneyField = ({
  name,
  label,
  description,
  required,
  defaultValue,
  width,
}: Options): NumberField => ({
  name,
  label,
  type: 'number',
  required: required ?? false,
  defaultValue,
  min: 0,
  max: 100_000_000,
  custom: { cell: 'cents' },
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return required ? 'Bitte geben Sie einen Betrag ein.' : true
    if (!Number.isInteger(value)) return 'Beträge werden in ganzen Cent gespeichert.'
    if (value < 0) return 'Der Betrag darf nicht negativ sein.'

    return value <= 100_000_000 || 'Der Betrag ist zu hoch.'
  },
  admin: {
    description,
    width,
    components: {
      Field: '/collections/shared/admin/euro-field.tsx#EuroField',
      Cell: '/collections/shared/admin/euro-cell.tsx#EuroCell',
    },
  },
})
