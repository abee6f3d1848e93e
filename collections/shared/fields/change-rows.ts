import type { ArrayField, BlocksField, Field } from 'payload'

import { mapFields } from './map-fields.ts'

export type RowsField = ArrayField | BlocksField

/** The same fields with every list of rows changed, however deep it lies. */
export function changeRows(fields: Field[], change: (field: RowsField) => RowsField): Field[] {
  return mapFields(fields, (field) =>
    field.type === 'array' || field.type === 'blocks' ? change(field) : field,
  )
}
