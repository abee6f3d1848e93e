import type { FlattenedField } from 'payload'

import { isRecord } from './check-shape.ts'

type Values = Readonly<Record<string, unknown>>
type Given = {
  fields: readonly FlattenedField[]
  /** What a client sends, and what it would have read. */
  sent: Values
  stored: Values
  /** Whether a field keeps its value, whatever is sent. */
  isFixed: (field: FlattenedField) => boolean | Promise<boolean>
}

/**
 * The fields that a client sends with another value, though it cannot change them. What was read and is sent back as it
 * was is no attempt, however a relation or a moment is spelled; what the record does not have is one.
 */
export async function fixedChanges({ fields, sent, stored, isFixed }: Given, path = ''): Promise<string[]> {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const changes = await Promise.all(
    Object.entries(sent).map(async ([name, value]): Promise<string[]> => {
      const field = byName.get(name)
      const at = `${path}${name}`
      if (!field || (await isFixed(field))) return isSame(value, stored[name]) ? [] : [at]

      return withinField(field, { sent: value, stored: stored[name], isFixed, at })
    }),
  )

  return changes.flat()
}

type Inner = { sent: unknown; stored: unknown; isFixed: Given['isFixed']; at: string }

async function withinField(field: FlattenedField, { sent, stored, isFixed, at }: Inner): Promise<string[]> {
  const fields = 'flattenedFields' in field ? field.flattenedFields : []
  const inGroup = (given: Values, kept: unknown, path: string) =>
    fixedChanges(
      { fields, sent: known(given, fields), stored: isRecord(kept) ? kept : {}, isFixed },
      `${path}.`,
    )

  if (field.type === 'group' || field.type === 'tab') return isRecord(sent) ? inGroup(sent, stored, at) : []
  if (field.type !== 'array' || !Array.isArray(sent)) return []

  const rows: unknown[] = Array.isArray(stored) ? stored : []
  const kept = (row: Values) => rows.find((each) => isRecord(each) && each.id === row.id)
  // A new row has nothing yet that could be kept.
  const found = sent.map(async (row: unknown, index) =>
    isRecord(row) && kept(row) ? inGroup(row, kept(row), `${at}.${index}`) : [],
  )
  return (await Promise.all(found)).flat()
}

/** Rows carry marks of the panel and of the database beside their fields. */
const known = (given: Values, fields: readonly FlattenedField[]): Values =>
  Object.fromEntries(fields.flatMap(({ name }) => (name in given ? [[name, given[name]]] : [])))

function isSame(sent: unknown, stored: unknown): boolean {
  if (isNothing(sent) || isNothing(stored)) return isNothing(sent) && isNothing(stored)
  if (Array.isArray(sent) && Array.isArray(stored)) {
    return sent.length === stored.length && sent.every((each, index) => isSame(each, stored[index]))
  }
  if (isRecord(sent) && isRecord(stored) && !(isNamed(sent) && isNamed(stored))) {
    return Object.keys({ ...sent, ...stored }).every((name) => isSame(sent[name], stored[name]))
  }

  return plain(sent) === plain(stored)
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isNothing))

const isNamed = (value: Values): boolean => typeof value.id === 'string'

/** A record that was read in full is its id, and a moment one instant in every spelling. */
function plain(value: unknown): string {
  const text = isRecord(value)
    ? String(value.id)
    : String(value instanceof Date ? value.toISOString() : value)
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)

  return isMoment ? String(Date.parse(text)) : text
}
