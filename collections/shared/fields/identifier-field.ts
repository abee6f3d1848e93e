import type { TextField } from 'payload'

import { keyOfCopy } from '../key-of-copy.ts'

type Options = {
  label?: string
  description: string
  /** Off where the collection itself says among which records a key is unique. */
  isUnique?: boolean
  /** What something else is found by in the same place. */
  taken?: readonly string[]
}

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The readable key of a record in addresses: lower case, digits and single hyphens. */
export const identifierField = ({ label, description, isUnique = true, taken = [] }: Options): TextField => ({
  name: 'identifier',
  label: label ?? 'Kennung',
  type: 'text',
  required: true,
  unique: isUnique,
  index: true,
  maxLength: 64,
  hooks: {
    beforeDuplicate: [keyOfCopy],
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
  },
  validate: (value: string | null | undefined) => {
    if (!value) return 'Bitte geben Sie eine Kennung an.'
    if (value.length > 64) return 'Die Kennung hat höchstens 64 Zeichen.'
    if (taken.includes(value)) return `Unter „${value}“ ist schon eine andere Seite zu finden.`

    return (
      pattern.test(value) ||
      'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel „wien-mitte“.'
    )
  },
  admin: { description, position: 'sidebar' },
})
