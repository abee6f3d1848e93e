import type { CollectionConfig, Field } from 'payload'

import { mapFields } from '#collections/shared/fields/map-fields.ts'

/**
 * Indexes the field that a list is sorted by. Without it PostgreSQL gathers the child tables of every row before
 * it knows which twenty come first: a list of products then costs more with every product.
 */
export function indexSortField(collection: CollectionConfig): CollectionConfig {
  const name = String(collection.defaultSort ?? '').replace(/^-/, '')

  // Groups and lists name what is in them differently.
  const fields = mapFields(
    collection.fields,
    (field) => (isNamed(field, name) ? indexed(field) : field),
    'layout',
  )

  return { ...collection, fields }
}

const isNamed = (field: Field, name: string): boolean => 'name' in field && field.name === name

// Spreading a union of fields loses which of them it was.
const indexed = (field: Field) => ({ ...field, index: true }) as Field
