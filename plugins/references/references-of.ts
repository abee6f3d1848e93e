import type { FlattenedField } from 'payload'

/** A place where records of one collection name records of another. */
export type Reference = {
  /** Dotted path as queries spell it. */
  path: string
  /** Relations that the database knows are asked by path; texts that hold ids are searched. */
  kind: 'relation' | 'text'
  /** For relations to several collections the slug belongs to the value. */
  isPolymorphic: boolean
  /** Several at one place stand in a table beside that of the collection. */
  isMany: boolean
  /** The tables of the lists of rows on the way; `*` stands for the table of the collection. */
  tables: string[]
  column: string
}

/** Where the fields of a collection may name records of `target`. */
export function referencesOf(
  fields: readonly FlattenedField[],
  target: string,
  at: At = { path: '', column: '', tables: [] },
): Reference[] {
  return fields.flatMap((field) => referencesInField(field, target, at))
}

type At = { path: string; column: string; tables: string[] }

function referencesInField(field: FlattenedField, target: string, at: At): Reference[] {
  const path = `${at.path}${field.name}`
  const column = `${at.column}${snakeCase(field.name)}`
  const found = { path, tables: at.tables, column }

  if (field.type === 'relationship' || field.type === 'upload') {
    const targets: string[] = [field.relationTo].flat()
    if (mayDangle(field) || !targets.includes(target)) return []

    const isPolymorphic = Array.isArray(field.relationTo)
    return [{ ...found, kind: 'relation', isPolymorphic, isMany: field.hasMany === true }]
  }
  if (field.type === 'group' || field.type === 'tab') {
    return referencesOf(field.flattenedFields, target, { ...at, path: `${path}.`, column: `${column}_` })
  }
  if (field.type === 'array') {
    return referencesOf(field.flattenedFields, target, {
      path: `${path}.`,
      column: '',
      tables: [...at.tables, tableOf(field, at, column)],
    })
  }
  const isSearched = field.type === 'richText' || field.type === 'blocks' || refersTo(field).includes(target)

  return isSearched ? [{ ...found, kind: 'text', isPolymorphic: false, isMany: false }] : []
}

/** As Payload names the tables of rows: after the table they belong to, unless they have a name. */
function tableOf({ dbName }: { dbName?: unknown }, at: At, column: string): string {
  return typeof dbName === 'string' ? dbName : `${at.tables.at(-1) ?? '*'}_${column}`
}

/** History that may name what is gone says so itself. */
const mayDangle = ({ custom }: FlattenedField): boolean => custom?.mayDangle === true

/** JSON that holds ids says of which collections. */
const refersTo = ({ custom }: FlattenedField): string[] => custom?.refersTo ?? []

export const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
