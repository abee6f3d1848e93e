import type { FlattenedField } from 'payload'

import { blocksOf, isRecord, type SharedBlocks } from './check-shape.ts'

type Values = Readonly<Record<string, unknown>>
/** Whether the field at a path keeps its value, whatever is sent; no field where the record has none of the name. */
type IsFixed = (field: FlattenedField | undefined, path: string) => boolean | Promise<boolean>
type Given = {
  fields: readonly FlattenedField[]
  /** What a client sends, and what it would have read. */
  sent: Values
  stored: Values
  isFixed: IsFixed
  /** The same in rows that are not stored yet. */
  isFixedInNew: IsFixed
  /** The blocks that fields name by slug only. */
  shared?: SharedBlocks
}

/**
 * The fields that a client sends with another value, though it cannot change them. What was read and is sent back as it
 * was is no attempt, however a relation or a moment is spelled; what the record does not have is one, however deep in
 * groups, rows and sections it stands.
 */
export async function fixedChanges({ fields, sent, stored, ...rules }: Given, path = ''): Promise<string[]> {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const changes = await Promise.all(
    Object.entries(sent).map(async ([name, value]): Promise<string[]> => {
      const field = byName.get(name)
      const at = `${path}${name}`
      if (await rules.isFixed(field, at)) return isSame(value, stored[name]) ? [] : [at]
      if (!field) return []

      return withinField(field, { sent: value, stored: stored[name], at, ...rules })
    }),
  )

  return changes.flat()
}

type Inner = Pick<Given, 'isFixed' | 'isFixedInNew' | 'shared'> & {
  sent: unknown
  stored: unknown
  at: string
}

async function withinField(field: FlattenedField, inner: Inner): Promise<string[]> {
  if (field.type === 'group' || field.type === 'tab') {
    const { sent, stored, at, ...rules } = inner
    if (!isRecord(sent)) return []

    return fixedChanges(
      { fields: field.flattenedFields, sent, stored: isRecord(stored) ? stored : {}, ...rules },
      `${at}.`,
    )
  }
  if (field.type === 'array') return withinRows({ ...inner, fieldsOf: () => field.flattenedFields, marks })
  if (field.type !== 'blocks') return []

  const blocks = blocksOf(field, inner.shared)
  const fieldsOf = (row: Values) => blocks.find(({ slug }) => slug === kindOf(row))?.flattenedFields
  return withinRows({ ...inner, fieldsOf, marks: [...marks, 'type'] })
}

/** What says which row it is, and of which kind, is none of its fields. */
const marks: readonly string[] = ['id', 'blockType', 'blockName']
/** Sections may say `type` for short. */
const kindOf = (row: Values): unknown => row.blockType ?? row.type

type Rows = Inner & {
  fieldsOf: (row: Values) => readonly FlattenedField[] | undefined
  marks: readonly string[]
}

async function withinRows({ sent, stored, at, fieldsOf, marks, ...rules }: Rows): Promise<string[]> {
  if (!Array.isArray(sent)) return []

  const rows: unknown[] = Array.isArray(stored) ? stored : []
  const found = sent.map(async (row: unknown, index): Promise<string[]> => {
    const fields = isRecord(row) ? fieldsOf(row) : undefined
    if (!isRecord(row) || !fields) return []
    const kept = keptRow(rows, row, index)
    const known = new Set(fields.map(({ name }) => name))
    const beside = Object.entries(row).filter(([name]) => known.has(name) || !marks.includes(name))
    const isFixed = kept ? rules.isFixed : rules.isFixedInNew

    return fixedChanges(
      { ...rules, fields, sent: Object.fromEntries(beside), stored: kept ?? {}, isFixed },
      `${at}.${index}.`,
    )
  })
  return (await Promise.all(found)).flat()
}

/** The same row as it is stored; where rows have no ids, the one in its place. */
function keptRow(rows: readonly unknown[], row: Values, index: number): Values | undefined {
  const kept = row.id === undefined ? rows[index] : rows.find((each) => isRecord(each) && each.id === row.id)

  const isOfKind = (each: Values) => row.blockType === undefined || each.blockType === row.blockType

  return isRecord(kept) && kept.id === row.id && isOfKind(kept) ? kept : undefined
}

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
