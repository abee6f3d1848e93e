import type { FlattenedField, Where } from 'payload'

import type { ApiError } from '#domain/refusals/refusals.ts'

import { isRecord } from './check-shape.ts'

/** The fields of a collection, for paths that go on in a related record. */
export type FieldsOf = (slug: string) => FlattenedField[]

const compared = new Set(['equals', 'not_equals', 'in', 'not_in'])

/** Where a condition compares a choice with what is none: the database knows no such value and calls it a fault. */
export function checkChoices(fields: FlattenedField[], where: Where, fieldsOf: FieldsOf): ApiError[] {
  return Object.entries(where).flatMap(([path, condition]) => {
    if (Array.isArray(condition)) return condition.flatMap((each) => checkChoices(fields, each, fieldsOf))
    const field = fieldAt(fields, path.split('.'), fieldsOf)
    if (!field || !isRecord(condition) || !('options' in field)) return []

    const known = new Set(field.options.map((option) => (typeof option === 'string' ? option : option.value)))
    const isNone = (value: unknown) => typeof value === 'string' && !known.has(value) && !isEmptyWord(value)
    return Object.entries(condition).some(
      ([operator, operand]) => compared.has(operator) && valuesOf(operand).some(isNone),
    )
      ? [{ field: path, code: 'validation', message: 'Dieser Filter hat einen ungültigen Wert.' }]
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

function fieldAt(
  fields: FlattenedField[],
  [name, ...rest]: readonly string[],
  fieldsOf: FieldsOf,
): FlattenedField | undefined {
  const field = fields.find((each) => each.name === name)
  if (!field || rest.length === 0) return field
  if ('flattenedFields' in field) return fieldAt(field.flattenedFields, rest, fieldsOf)

  const isRelation = 'relationTo' in field && typeof field.relationTo === 'string'
  return isRelation ? fieldAt(fieldsOf(field.relationTo), rest, fieldsOf) : undefined
}
