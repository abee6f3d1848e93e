import type { SingleTextField } from './text-field.ts'

/** What is pasted brings room around it, and a name with room is another name. */
export const trimmed = (field: SingleTextField): SingleTextField => ({
  ...field,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
})
