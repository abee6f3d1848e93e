import type { FlattenedField, Payload } from 'payload'

import { tableOf } from '#kernel/database/table-of.ts'

import { type FieldOf, plainField } from './describe-broken.ts'

type Entity = Parameters<typeof tableOf>[0] & { flattenedFields: FlattenedField[] }

/**
 * Finds the field that a column belongs to: columns of groups begin with their names, rows stand in tables of their
 * own. Which row it was, no database says.
 */
export function fieldOfColumn({ collections, globals }: Pick<Payload, 'collections' | 'globals'>): FieldOf {
  const entities: Entity[] = [...Object.values(collections).map(({ config }) => config), ...globals.config]

  return (table, column) => {
    const plain = table.replace(/^_(.+?)_v(_|$)/, '$1$2')
    const owner = entities
      .filter((entity) => plain === tableOf(entity) || plain.startsWith(`${tableOf(entity)}_`))
      .toSorted((one, other) => tableOf(other).length - tableOf(one).length)[0]
    const inRows = owner ? plain.slice(tableOf(owner).length + 1) : ''
    const sought = [`${inRows}_${column.replace(/^version_/, '')}`].flatMap((name) => [
      lean(name),
      lean(name.replace(/_id$/, '')),
    ])
    const found = owner && pathsOf(owner.flattenedFields).find((path) => sought.includes(lean(path)))

    return found ?? plainField(table, column)
  }
}

/** Columns and fields spell words differently, and never two things alike. */
const lean = (name: string): string => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()

function pathsOf(fields: readonly FlattenedField[], start = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${start}${field.name}`
    return 'flattenedFields' in field ? [path, ...pathsOf(field.flattenedFields, `${path}.`)] : [path]
  })
}
