import type { Field } from 'payload'

import { mapFields } from '#collections/shared/fields/map-fields.ts'

/** Choices, switches, numbers and relations: what many records can well have in common. */
const shareable: ReadonlySet<Field['type']> = new Set([
  'checkbox',
  'date',
  'number',
  'radio',
  'relationship',
  'select',
])

/** What holds no value of its own. */
const holders: ReadonlySet<Field['type']> = new Set(['tabs', 'row', 'collapsible', 'group', 'ui'])

/** Leaves names, texts, pictures and lists of rows out of the form that changes many records at once. */
export function forMany(fields: Field[]): Field[] {
  const offered = (field: Field): Field =>
    holders.has(field.type) || isShareable(field)
      ? field
      : // Spreading a union of fields loses which of them it was.
        ({ ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field)

  return mapFields(fields, offered, 'groups')
}

function isShareable(field: Field): boolean {
  const { cell } = (field.custom ?? {}) as { cell?: string }
  if ('unique' in field && field.unique) return false

  // A day is text in the database and a date in the form.
  return shareable.has(field.type) || cell === 'day'
}
