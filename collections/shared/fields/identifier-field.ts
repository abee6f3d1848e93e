import type { TextField } from 'payload'

type Options = { label?: string; description: string }

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The readable key of a record in addresses: lower case, digits and single hyphens. */
export const identifierField = ({ label, description }: Options): TextField => ({
  name: 'identifier',
  label: label ?? 'Kennung',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 64,
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
  },
  validate: (value: string | null | undefined) => {
    if (!value) return 'Bitte geben Sie eine Kennung an.'
    if (value.length > 64) return 'Die Kennung hat höchstens 64 Zeichen.'

    return (
      pattern.test(value) ||
      'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel „wien-mitte“.'
    )
  },
  admin: { description, position: 'sidebar' },
})
