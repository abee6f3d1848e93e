import { createHash } from 'node:crypto'

import type { Block, Field } from 'payload'

import { type FieldOfRecord, fieldsOfRecord } from '#collections/shared/fields/fields-of-record.ts'

/**
 * What may be pasted where: two lists of rows share a context when their rows have the same fields of the
 * same kinds, whatever the lists are called and wherever they stand.
 */
export function contextOf(fields: readonly Field[]): string {
  return digestOf(shapeOf(fields))
}

/** The same for lists whose rows are of several kinds. */
export function contextOfBlocks(blocks: readonly Block[]): string {
  return digestOf(shapesOfBlocks(blocks))
}

const digestOf = (shape: Shape[]): string =>
  createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)

type Shape = [name: string, type: string, below: Shape[] | string[]]

function shapeOf(fields: readonly Field[]): Shape[] {
  return fieldsOfRecord(fields).map((field): Shape => {
    if (field.type === 'blocks') return [field.name, field.type, shapesOfBlocks(field.blocks)]

    return [field.name, field.type, 'fields' in field ? shapeOf(field.fields) : detailsOf(field)]
  })
}

const shapesOfBlocks = (blocks: readonly Block[]): Shape[] =>
  blocks.map(({ slug, fields }) => [slug, 'block', shapeOf(fields)])

/** A choice of other words and a relation to other records are another field. */
function detailsOf(field: FieldOfRecord): string[] {
  if (field.type === 'select' || field.type === 'radio') {
    return field.options.map((option) => (typeof option === 'string' ? option : option.value))
  }
  return 'relationTo' in field ? [field.relationTo].flat() : []
}
