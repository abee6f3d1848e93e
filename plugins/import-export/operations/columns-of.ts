import type { CollectionSlug, FieldAccess, FlattenedField, PayloadRequest } from 'payload'

import type { ImportableList } from '#domain/operations/import-export/import-export.contract.ts'
import type { CellKind, SheetColumn } from '#domain/operations/import-export/sheet-cell.ts'

import { rowKeys } from '../importable-lists.data.ts'

/** A column with what it means for the records: whether it can be written, and whose keys it holds. */
export type RecordColumn = SheetColumn & {
  canWrite: boolean
  relatesTo?: { slug: CollectionSlug; key: string }
}

const idColumn: RecordColumn = { name: 'id', title: 'Kennung', kind: 'text', canWrite: false }
const kinds: Partial<Record<FlattenedField['type'], CellKind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  number: 'number',
  checkbox: 'flag',
  select: 'choice',
  radio: 'choice',
  date: 'moment',
  relationship: 'reference',
}
const ofPayload = new Set(['createdAt', 'updatedAt'])

/** What of a record fits into one row of a table and may be seen by the person who asks. Lists of rows stay out. */
export async function columnsOf(req: PayloadRequest, slug: ImportableList): Promise<RecordColumn[]> {
  const { flattenedFields } = req.payload.collections[slug].config
  const keys = new Set(rowKeys[slug].map(({ name }) => name))
  const columns = await Promise.all(flattenedFields.map((field) => columnOf(req, field, keys)))
  const found = columns.filter((column) => column !== null)

  return keys.has('id') ? [idColumn, ...found] : found
}

async function columnOf(
  req: PayloadRequest,
  field: FlattenedField,
  keys: ReadonlySet<string>,
): Promise<RecordColumn | null> {
  const kind = kindOf(field)
  if (!kind || ofPayload.has(field.name) || isHidden(field)) return null

  const access = 'access' in field ? field.access : undefined
  const may = async (check: FieldAccess | undefined) => (await check?.({ req })) ?? true
  if (!(await may(access?.read))) return null
  const canWrite = (await may(access?.create)) && (await may(access?.update))
  if (!canWrite && !keys.has(field.name)) return null

  const label = 'label' in field ? field.label : undefined
  return {
    name: field.name,
    title: typeof label === 'string' ? label : field.name,
    kind,
    canWrite,
    ...choicesOf(field),
    ...relationOf(req, field),
  }
}

function kindOf(field: FlattenedField): CellKind | null {
  const { cell } = (field.custom ?? {}) as { cell?: CellKind }
  if (cell) return cell
  if (!('hasMany' in field && field.hasMany)) {
    const isPlain = field.type !== 'relationship' || typeof field.relationTo === 'string'
    return isPlain ? (kinds[field.type] ?? null) : null
  }
  if (field.type === 'select') return 'choices'

  return field.type === 'text' ? 'lines' : null
}

const isHidden = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) || (field.admin as { hidden?: unknown })?.hidden === true

function choicesOf(field: FlattenedField): Pick<SheetColumn, 'choices'> {
  if (field.type !== 'select' && field.type !== 'radio') return {}

  const choices = field.options.map((option) => {
    if (typeof option === 'string') return { value: option, label: option }
    return { value: option.value, label: typeof option.label === 'string' ? option.label : option.value }
  })
  return { choices }
}

function relationOf(req: PayloadRequest, field: FlattenedField): Pick<RecordColumn, 'relatesTo'> {
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return {}

  const { admin, custom } = req.payload.collections[field.relationTo].config
  const { keyField } = custom as { keyField?: string }
  return { relatesTo: { slug: field.relationTo, key: keyField ?? admin.useAsTitle ?? 'id' } }
}
