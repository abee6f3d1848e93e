import type { Field, RowField } from 'payload'

/** Fields side by side. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })
