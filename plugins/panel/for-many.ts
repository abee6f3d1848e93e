import type { Field, Tab } from 'payload'

/** Choices, switches, numbers and relations: what many records can well have in common. */
const shareable: ReadonlySet<Field['type']> = new Set([
  'checkbox',
  'date',
  'number',
  'radio',
  'relationship',
  'select',
])

/** Leaves names, texts, pictures and lists of rows out of the form that changes many records at once. */
export function forMany(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: forMany(tab.fields) })) }
    }
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') {
      return { ...field, fields: forMany(field.fields) }
    }
    if (field.type === 'ui' || isShareable(field)) return field

    // Spreading a union of fields loses which of them it was.
    return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  })
}

function isShareable(field: Field): boolean {
  const { cell } = (field.custom ?? {}) as { cell?: string }
  if ('unique' in field && field.unique) return false

  // A day is text in the database and a date in the form.
  return shareable.has(field.type) || cell === 'day'
}
