import type { NumberField } from 'payload'

type Options = {
  name: string
  label: string
  description?: string
  required?: boolean
  defaultValue?: number
  width?: string
  /** Whether it may flow out as well. */
  isSigned?: boolean
}

const most = 100_000_000

/** Integer cents in the database, euros with a comma in the admin panel. */
export const moneyField = ({
  name,
  label,
  description,
  required,
  defaultValue,
  width,
  isSigned = false,
}: Options): NumberField => ({
  name,
  label,
  type: 'number',
  required: required ?? false,
  defaultValue,
  min: isSigned ? -most : 0,
  max: most,
  custom: { cell: 'cents' },
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return required ? 'Bitte geben Sie einen Betrag ein.' : true
    if (!Number.isInteger(value)) return 'Beträge werden in ganzen Cent gespeichert.'
    if (value < 0 && !isSigned) return 'Der Betrag darf nicht negativ sein.'

    return Math.abs(value) <= most || 'Der Betrag ist zu hoch.'
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
