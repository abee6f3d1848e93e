import type { ClientField } from 'payload'

type Told = { title: string; wordOf: (value: unknown) => unknown }

/**
 * What the form calls the field at a path, `config.parts.0.name` is „Bestandteile 1: Name“, and the words
 * that it has for what can be chosen there.
 */
export function tellField(fields: readonly ClientField[], path: string): Told {
  const titles: string[] = []
  let inside = fields
  let words = new Map<unknown, string>()
  for (const segment of path.split('.')) {
    if (/^\d+$/.test(segment) && titles.length > 0) {
      titles.push(`${titles.pop()} ${Number(segment) + 1}`)
      continue
    }
    const field = namedFields(inside).find(({ name }) => name === segment)
    // A field that is no longer there keeps the name it had.
    if (!field) return { title: [...titles, segment].join(': '), wordOf: (value) => value }

    titles.push(typeof field.label === 'string' ? field.label : segment)
    inside = field.fields
    words = field.words
  }
  const wordOf = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(wordOf) : (words.get(value) ?? value)

  return { title: titles.join(': '), wordOf }
}

type Named = {
  name: string
  label: unknown
  fields: readonly ClientField[]
  words: Map<unknown, string>
}

/** The fields that a record names, looking through the ones that only arrange others. */
function namedFields(fields: readonly ClientField[]): Named[] {
  return fields.flatMap((field) => {
    const tabs = field.type === 'tabs' ? field.tabs : []
    const below = 'fields' in field ? field.fields : []
    if ('name' in field && field.name)
      return [{ name: field.name, label: labelOf(field), fields: below, words: wordsOf(field) }]

    return [
      ...namedFields(below),
      ...tabs.flatMap((tab): Named[] =>
        'name' in tab && tab.name
          ? [{ name: tab.name, label: tab.label, fields: tab.fields, words: new Map() }]
          : namedFields(tab.fields),
      ),
    ]
  })
}

const labelOf = (field: ClientField): unknown => ('label' in field ? field.label : undefined)

function wordsOf(field: ClientField): Map<unknown, string> {
  if (field.type !== 'select' && field.type !== 'radio') return new Map()

  return new Map(
    field.options.map((option) =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, typeof option.label === 'string' ? option.label : option.value],
    ),
  )
}
