import type { ClientField } from 'payload'

import { type ClientFieldOfRecord, fieldsOfRecord } from '#collections/shared/fields/fields-of-record.ts'

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
    const field = fieldsOfRecord(inside).find(({ name }) => name === segment)
    // A field that is no longer there keeps the name it had.
    if (!field) return { title: [...titles, segment].join(': '), wordOf: (value) => value }

    titles.push(typeof field.label === 'string' ? field.label : segment)
    inside = 'fields' in field ? field.fields : []
    words = wordsOf(field)
  }
  const wordOf = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(wordOf) : (words.get(value) ?? value)

  return { title: titles.join(': '), wordOf }
}

function wordsOf(field: ClientFieldOfRecord): Map<unknown, string> {
  if (field.type !== 'select' && field.type !== 'radio') return new Map()

  return new Map(
    field.options.map((option) =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, typeof option.label === 'string' ? option.label : option.value],
    ),
  )
}
