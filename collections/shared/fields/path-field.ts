import type { TextField } from 'payload'

import { normalisePath, pathProblem } from '#domain/content/paths.ts'

type Options = { description: string; placeholder: string }

/** The readable key of a record in addresses that may have several segments. */
export const pathField = ({ description, placeholder }: Options): TextField => ({
  name: 'path',
  label: 'Pfad',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 200,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalisePath(value) : value)] },
  validate: (value: string | null | undefined) => pathProblem(value ?? '') ?? true,
  admin: { position: 'sidebar', description, placeholder },
})
