import type { ClientField } from 'payload'

/** What the form calls the field at a path: `config.parts.0.name` is „Bestandteile 1: Name“. */
export function titleOfField(fields: readonly ClientField[], path: string): string {
  const titles: string[] = []
  let inside = fields
  for (const segment of path.split('.')) {
    if (/^\d+$/.test(segment) && titles.length > 0) {
      titles.push(`${titles.pop()} ${Number(segment) + 1}`)
      continue
    }
    const field = namedFields(inside).find(({ name }) => name === segment)
    // A field that is no longer there keeps the name it had.
    if (!field) return [...titles, segment].join(': ')

    titles.push(typeof field.label === 'string' ? field.label : segment)
    inside = field.fields
  }
  return titles.join(': ')
}

type Named = { name: string; label: unknown; fields: readonly ClientField[] }

/** The fields that a record names, looking through the ones that only arrange others. */
function namedFields(fields: readonly ClientField[]): Named[] {
  return fields.flatMap((field) => {
    const tabs = field.type === 'tabs' ? field.tabs : []
    const below = 'fields' in field ? field.fields : []
    if ('name' in field && field.name) return [{ name: field.name, label: labelOf(field), fields: below }]

    return [
      ...namedFields(below),
      ...tabs.flatMap((tab): Named[] =>
        'name' in tab && tab.name
          ? [{ name: tab.name, label: tab.label, fields: tab.fields }]
          : namedFields(tab.fields),
      ),
    ]
  })
}

const labelOf = (field: ClientField): unknown => ('label' in field ? field.label : undefined)
