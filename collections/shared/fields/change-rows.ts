import type { ArrayField, BlocksField, Field, Tab } from 'payload'

export type RowsField = ArrayField | BlocksField

/** The same fields with every list of rows changed, however deep it lies; inner lists come first. */
export function changeRows(fields: Field[], change: (field: RowsField) => RowsField): Field[] {
  const inside = (inner: Field[]) => changeRows(inner, change)

  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: inside(tab.fields) })) }
    }
    if (field.type === 'array') return change({ ...field, fields: inside(field.fields) })
    if (field.type === 'blocks') {
      return change({
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: inside(block.fields) })),
      })
    }
    return 'fields' in field ? { ...field, fields: inside(field.fields) } : field
  })
}
