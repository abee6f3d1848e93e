import type { CollectionConfig, Field } from 'payload'

/**
 * Indexes the field that a list is sorted by. Without it PostgreSQL gathers the child tables of every row before
 * it knows which twenty come first: a list of products then costs more with every product.
 */
export function indexSortField(collection: CollectionConfig): CollectionConfig {
  const name = String(collection.defaultSort ?? '').replace(/^-/, '')

  return { ...collection, fields: indexed(collection.fields, name) }
}

/** Rows, tabs and collapsibles only lay out; groups and lists name what is in them differently. */
function indexed(fields: Field[], name: string): Field[] {
  return fields.map((field): Field => {
    if ('name' in field) return field.name === name ? ({ ...field, index: true } as Field) : field
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) =>
        'name' in tab && tab.name ? tab : { ...tab, fields: indexed(tab.fields, name) },
      )
      return { ...field, tabs }
    }
    return 'fields' in field ? { ...field, fields: indexed(field.fields, name) } : field
  })
}
