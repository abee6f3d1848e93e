import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedBlock,
  FlattenedField,
  GlobalBeforeOperationHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'

import type { ApiError } from '#domain/refusals/refusals.ts'
import { pure } from '#kernel/access/after-grant.ts'
import { Refused } from '#kernel/refused.ts'

import { checkChoices, type NoChoice } from '../check-choices.ts'
import { checkShape, isRecord } from '../check-shape.ts'

type Args = { data?: unknown; where?: unknown }

/** What lists can be asked by; Payload's further operators are for places and other databases. */
const operators = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])

/**
 * Repairs `payload`, `dist/collections/operations/create.js`: bodies and conditions of the wrong kind are a fault of the
 * server, or are stored as they came.
 */
export const refuseMalformed = pure<CollectionBeforeOperationHook>(async function refuseMalformed({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) {
  if (overrideAccess) return args

  const { data, where } = args as Args
  if (where !== undefined && where !== null) await refuseWhere(collection.flattenedFields, where, req)
  if (operation !== 'create' && operation !== 'update') return args

  return { ...args, data: checkedBody(collection.flattenedFields, data, req.payload.blocks) }
})

export const refuseMalformedGlobal = pure<GlobalBeforeOperationHook>(function refuseMalformedGlobal({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) {
  if (overrideAccess || operation !== 'update') return args

  return { ...args, data: checkedBody(global.flattenedFields, (args as Args).data, req.payload.blocks) }
})

function checkedBody(
  fields: FlattenedField[],
  data: unknown,
  blocks: Record<string, FlattenedBlock>,
): Record<string, unknown> {
  const body = data ?? {}
  if (!isRecord(body)) throw new Refused('validation')

  const problems = checkShape(fields, body, blocks)
  if (problems.length > 0) throw new Refused('validation', {}, problems)

  return { ...body, ...emptied(fields, body) }
}

/** Payload cannot store null for rows or for a group of fields, though a client may well say so. */
function emptied(fields: FlattenedField[], body: Record<string, unknown>): Record<string, unknown> {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const value = body[field.name]
    const isRows = field.type === 'array' || field.type === 'blocks'
    const isGroup = field.type === 'group' || field.type === 'tab'
    if (isRows && value === null) return [[field.name, []]]
    if (field.type === 'array' && Array.isArray(value)) return [[field.name, value.map(settledRow(field))]]
    if (isGroup && (value === null || isRecord(value))) {
      return [[field.name, { ...value, ...emptied(field.flattenedFields, value ?? {}) }]]
    }
    return []
  })

  return Object.fromEntries(changed)
}

function settledRow({ flattenedFields }: { flattenedFields: FlattenedField[] }) {
  return (row: unknown) => (isRecord(row) ? { ...row, ...emptied(flattenedFields, row) } : row)
}

async function refuseWhere(fields: FlattenedField[], where: unknown, req: PayloadRequest): Promise<void> {
  if (!isWhere(where)) throw new Refused('validation')
  const known: Partial<Payload['collections']> = req.payload.collections
  const fieldsOf = (slug: string) => known[slug as CollectionSlug]?.config.flattenedFields ?? []
  const problems = await told(checkChoices(fields, where, fieldsOf), req)
  if (problems.length > 0) throw new Refused('validation', {}, problems)
}

/** Of what is hidden nobody learns which choices it has: Payload refuses it like a field that does not exist. */
async function told(found: readonly NoChoice[], req: PayloadRequest): Promise<ApiError[]> {
  const isTold = await Promise.all(
    found.map(async ({ via }) => (await Promise.all(via.map((field) => mayRead(field, req)))).every(Boolean)),
  )

  return found.filter((_, index) => isTold[index]).map(({ error }) => error)
}

async function mayRead(field: FlattenedField, req: PayloadRequest): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false
  const read = 'access' in field ? field.access?.read : undefined

  return read === undefined || (await read({ req }))
}

function isWhere(where: unknown): where is Where {
  return isRecord(where) && Object.entries(where).every(([key, value]) => isCondition(key, value))
}

function isCondition(key: string, value: unknown): boolean {
  if (/^(and|or)$/i.test(key)) return Array.isArray(value) && value.every(isWhere)

  return isRecord(value) && Object.entries(value).every(isComparison)
}

function isComparison([operator, operand]: [string, unknown]): boolean {
  // Payload takes the words of a text apart, and nothing else has words.
  if (operator === 'like' && Array.isArray(operand)) return false
  // The admin panel asks with moments as they are, where a client can only write them down.
  return operators.has(operator) && (operand instanceof Date || !isRecord(operand))
}
