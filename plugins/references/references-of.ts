import type { FlattenedField } from 'payload'

/** A place where records of one collection name records of another. */
export type Reference = {
  /** Dotted path as queries spell it. */
  path: string
  label: string
  /** Relations that the database knows are asked by path; texts that hold ids are searched. */
  kind: 'relation' | 'text'
  /** For relations to several collections the slug belongs to the value. */
  isPolymorphic: boolean
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
  const found = { path, label: labelOf(field), tables: at.tables, column }

  switch (field.type) {
    case 'relationship':
    case 'upload': {
      const targets: string[] = [field.relationTo].flat()
      if (mayDangle(field) || !targets.includes(target)) return []
      return [{ ...found, kind: 'relation', isPolymorphic: Array.isArray(field.relationTo) }]
    }
    case 'group':
    case 'tab':
      return referencesOf(field.flattenedFields, target, { ...at, path: `${path}.`, column: `${column}_` })
    case 'array': {
      // As Payload names the tables of rows: after the table they belong to, unless they have a name.
      const table = typeof field.dbName === 'string' ? field.dbName : `${at.tables.at(-1) ?? '*'}_${column}`
      return referencesOf(field.flattenedFields, target, {
        path: `${path}.`,
        column: '',
        tables: [...at.tables, table],
      })
    }
    case 'richText':
    case 'blocks':
      return [{ ...found, kind: 'text', isPolymorphic: false }]
    case 'json':
      return refersTo(field).includes(target) ? [{ ...found, kind: 'text', isPolymorphic: false }] : []
    default:
      return []
  }
}

const mayDangle = ({ custom }: FlattenedField): boolean => custom?.mayDangle === true

const refersTo = ({ custom }: FlattenedField): string[] => custom?.refersTo ?? []

function labelOf(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}

export const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
