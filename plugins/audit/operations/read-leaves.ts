import type { FlattenedField } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import type { Leaves } from '#domain/operations/change-log.ts'

type Values = Record<string, unknown>

/** Kept by the system with every write or sign-in; they tell nothing of what a person did. */
const silent = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'salt',
  'hash',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
])

/** The values of a record by path, relations as ids, whether or not they are populated. */
export function readLeaves(fields: FlattenedField[], record: Values | null | undefined): Leaves {
  const leaves = new Map<string, unknown>()
  collect(fields, record ?? {}, '', leaves)

  return leaves
}

/** Paths of the fields that not everybody who reads the record may read; rows are left out of the path. */
export function closedFields(fields: FlattenedField[], path = '', isInside = false): string[] {
  return fields.flatMap((field) => {
    const isClosed = isInside || ('hidden' in field && field.hidden) || Boolean(field.access?.read)
    const own = `${path}${field.name}`
    const inner = 'flattenedFields' in field ? closedFields(field.flattenedFields, `${own}.`, isClosed) : []

    return isClosed ? [own, ...inner] : inner
  })
}

function collect(fields: FlattenedField[], record: Values, path: string, leaves: Map<string, unknown>): void {
  for (const field of fields) {
    if (isKept(field)) collectField(field, record[field.name], `${path}${field.name}`, leaves)
  }
}

const isKept = (field: FlattenedField): boolean =>
  !silent.has(field.name) &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  // The log tells of what it is derived from.
  !('custom' in field && field.custom?.isDerived === true)

function collectField(
  field: FlattenedField,
  value: unknown,
  path: string,
  leaves: Map<string, unknown>,
): void {
  if (value === null || value === undefined) return
  if (field.type === 'array' && Array.isArray(value)) {
    value.forEach((row, index) => collect(field.flattenedFields, row as Values, `${path}.${index}.`, leaves))
  } else if (field.type === 'group' || field.type === 'tab') {
    collect(field.flattenedFields, value as Values, `${path}.`, leaves)
  } else {
    leaves.set(path, leafOf(field, value))
  }
}

function leafOf(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'relationship' || field.type === 'upload') {
    return Array.isArray(value) ? value.map(referenceOf) : referenceOf(value)
  }
  if (field.type === 'date') {
    // Clients write the same instant in several ways.
    const at = Date.parse(String(value))
    return Number.isNaN(at) ? value : new Date(at).toISOString()
  }

  return value
}

function referenceOf(value: unknown): unknown {
  const isPolymorphic =
    typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value

  return isPolymorphic ? { relationTo: value.relationTo, value: idOf(value.value) } : idOf(value)
}
