import type { FlattenedField, Where } from 'payload'

import type { ApiError } from '#domain/refusals/refusals.ts'

import { isRecord } from './check-shape.ts'

/** The fields of a collection, for paths that go on in a related record. */
export type FieldsOf = (slug: string) => FlattenedField[]

const compared = new Set(['equals', 'not_equals', 'in', 'not_in'])

/** What is compared with no choice of its field; `via` are the fields on the way to it, itself the last. */
export type NoChoice = { error: ApiError; via: FlattenedField[] }

/** Where a condition compares a choice with what is none: the database knows no such value and calls it a fault. */
export function checkChoices(fields: FlattenedField[], where: Where, fieldsOf: FieldsOf): NoChoice[] {
  return Object.entries(where).flatMap(([path, condition]) => {
    if (Array.isArray(condition)) return condition.flatMap((each) => checkChoices(fields, each, fieldsOf))
    const via = fieldsTo(fields, path.split('.'), fieldsOf)
    const field = via?.at(-1)
    if (!via || !field || !isRecord(condition) || !('options' in field)) return []

    const known = new Set(field.options.map((option) => (typeof option === 'string' ? option : option.value)))
    const isNone = (value: unknown) => typeof value === 'string' && !known.has(value) && !isEmptyWord(value)
    const message = 'Dieser Filter hat einen ungültigen Wert.'
    return Object.entries(condition).some(
      ([operator, operand]) => compared.has(operator) && valuesOf(operand).some(isNone),
    )
      ? [{ error: { field: path, code: 'validation', message }, via }]
      : []
  })
}

/** Payload reads these as no value at all. */
const isEmptyWord = (value: string): boolean => value === '' || value === 'null'

/** Payload takes several values apart at their commas. */
const valuesOf = (operand: unknown): unknown[] => {
  if (Array.isArray(operand)) return operand

  return typeof operand === 'string' ? operand.split(',') : [operand]
}

function fieldsTo(
  fields: FlattenedField[],
  [name, ...rest]: readonly string[],
  fieldsOf: FieldsOf,
): FlattenedField[] | undefined {
  const field = fields.find((each) => each.name === name)
  if (!field) return undefined
  if (rest.length === 0) return [field]
  const within = fieldsWithin(field, fieldsOf)
  const further = within && fieldsTo(within, rest, fieldsOf)

  return further && [field, ...further]
}

function fieldsWithin(field: FlattenedField, fieldsOf: FieldsOf): FlattenedField[] | undefined {
  if ('flattenedFields' in field) return field.flattenedFields

  return 'relationTo' in field && typeof field.relationTo === 'string'
    ? fieldsOf(field.relationTo)
    : undefined
}
