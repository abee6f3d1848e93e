import type { TextField } from 'payload'

import { normalisePath, pathProblem } from '#domain/content/paths.ts'

import { keyOfCopy } from '../key-of-copy.ts'

type Options = {
  description: string
  placeholder: string
  /** Off where the collection itself says among which records a path is unique. */
  isUnique?: boolean
}

/** The readable key of a record in addresses that may have several segments. */
export const pathField = ({ description, placeholder, isUnique = true }: Options): TextField => ({
  name: 'path',
  label: 'Pfad',
  type: 'text',
  required: true,
  unique: isUnique,
  index: true,
  maxLength: 200,
  hooks: {
    beforeDuplicate: [keyOfCopy],
    beforeValidate: [({ value }) => (typeof value === 'string' ? normalisePath(value) : value)],
  },
  validate: (value: string | null | undefined) => pathProblem(value ?? '') ?? true,
  admin: { position: 'sidebar', description, placeholder },
})
