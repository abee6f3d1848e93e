import type { FlattenedBlock, FlattenedBlocksField, FlattenedField } from 'payload'

import { isTextTable, tooLargeTable } from '#domain/content/text-table.ts'

type Problem = { field: string; message: string; code: 'validation' }
type Shape = (value: unknown) => boolean

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isString: Shape = (value) => typeof value === 'string' && !value.includes('\0')
const isDate: Shape = (value) => isString(value) || value instanceof Date
const isNumber: Shape = (value) => typeof value === 'number' || isString(value)
const isBoolean: Shape = (value) => typeof value === 'boolean' || value === 'true' || value === 'false'

const isReference: Shape = (value) => isString(value) || (isRecord(value) && isString(value.id))

/** A relation to one of several collections says which. */
const isReferenceOfKind: Shape = (value) =>
  isRecord(value) && isString(value.relationTo) && isReference(value.value)

/** Every node of a text says what it is; Payload follows `children` and `fields` without looking. */
const isTextNode: Shape = (node) =>
  isRecord(node) &&
  isString(node.type) &&
  (node.type !== 'table' || isTextTable(node)) &&
  (node.fields === undefined || isRecord(node.fields)) &&
  (node.children === undefined || (Array.isArray(node.children) && node.children.every(isTextNode)))

const isRichText: Shape = (value) =>
  isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children) && isTextNode(value.root)

const shapes: Partial<Record<FlattenedField['type'], Shape>> = {
  text: isString,
  textarea: isString,
  email: isString,
  code: isString,
  date: isDate,
  number: isNumber,
  checkbox: isBoolean,
  select: isString,
  radio: isString,
  relationship: isReference,
  upload: isReference,
  richText: isRichText,
}

/** The blocks that fields name by slug only. */
export type SharedBlocks = Readonly<Record<string, FlattenedBlock>>

/** Where a body differs from the fields in kind; Payload's validation expects the right kinds already. */
export function checkShape(
  fields: FlattenedField[],
  body: Record<string, unknown>,
  shared: SharedBlocks = {},
  path = '',
): Problem[] {
  const checkFields: CheckFields = (fields, body, path) =>
    fields.flatMap((field) => {
      const value = 'name' in field ? body[field.name] : undefined
      const at = `${path}${field.name}`
      return value === null || value === undefined
        ? []
        : checkField({ field, value, at, shared, checkFields })
    })

  return checkFields(fields, body, path)
}

type CheckFields = (fields: FlattenedField[], body: Record<string, unknown>, path: string) => Problem[]
type Given = {
  field: FlattenedField
  value: unknown
  at: string
  shared: SharedBlocks
  checkFields: CheckFields
}

function checkField({ field, value, at: path, shared, checkFields }: Given): Problem[] {
  if (field.type === 'array') return checkRows(field.flattenedFields, value, path, checkFields)
  if (field.type === 'blocks') return checkBlocks(blocksOf(field, shared), value, path, checkFields)
  if (field.type === 'group' || field.type === 'tab') {
    return isRecord(value) ? checkFields(field.flattenedFields, value, `${path}.`) : [problemAt(path)]
  }

  const hasShape = shapeOf(field)
  if (!hasShape) return []
  if (field.type === 'richText' && isRichText(value))
    return tablesIn(value).map((words) => problemAt(path, words))
  if (!('hasMany' in field && field.hasMany)) return hasShape(value) ? [] : [problemAt(path)]

  return Array.isArray(value) && value.every(hasShape) ? [] : [problemAt(path)]
}

function shapeOf(field: FlattenedField): Shape | undefined {
  const isOfKinds = 'relationTo' in field && Array.isArray(field.relationTo)

  return isOfKinds ? isReferenceOfKind : shapes[field.type]
}

export function blocksOf(field: FlattenedBlocksField, shared: SharedBlocks = {}): FlattenedBlock[] {
  const named = (field.blockReferences ?? []).map((block) =>
    typeof block === 'string' ? shared[block] : block,
  )

  return [...field.blocks, ...named.filter((block) => block !== undefined)]
}

function checkRows(
  fields: FlattenedField[],
  rows: unknown,
  path: string,
  checkFields: CheckFields,
): Problem[] {
  // The admin panel's form says 0 for no rows.
  if (rows === 0) return []
  if (!Array.isArray(rows)) return [problemAt(path)]

  return rows.flatMap((row, index) =>
    isRecord(row) ? checkFields(fields, row, `${path}.${index}.`) : [problemAt(`${path}.${index}`)],
  )
}

/** Sections say by `blockType`, or `type` for short, which fields they have. */
function checkBlocks(
  blocks: FlattenedBlock[],
  sections: unknown,
  path: string,
  checkFields: CheckFields,
): Problem[] {
  if (sections === 0) return []
  if (!Array.isArray(sections)) return [problemAt(path)]

  return sections.flatMap((section, index) => {
    const block = isRecord(section) && blocks.find(({ slug }) => slug === (section.blockType ?? section.type))
    return block
      ? checkFields(block.flattenedFields, section, `${path}.${index}.`)
      : [problemAt(`${path}.${index}`)]
  })
}

/** What of the tables in a text is too large; drafts are asked as well, for their pages are drawn. */
function tablesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tablesIn)
  if (!isRecord(value)) return []
  const ofThis = value.type === 'table' ? tooLargeTable(value) : null

  return [...(ofThis === null ? [] : [ofThis]), ...tablesIn(value.root), ...tablesIn(value.children)]
}

function problemAt(field: string, message = 'Dieses Feld hat einen ungültigen Wert.'): Problem {
  return { field, message, code: 'validation' }
}
