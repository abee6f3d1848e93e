import type { CollectionBeforeOperationHook, FlattenedField, GlobalBeforeOperationHook } from 'payload'

import { Refused } from '#collections/shared/refused.ts'

import { checkShape, isRecord } from '../check-shape.ts'

type Args = { data?: unknown; where?: unknown }

/** Stops bodies and queries of the wrong kind before Payload trips over them. */
export const refuseMalformed: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
}) => {
  if (overrideAccess) return args

  const { data, where } = args as Args
  if (where !== undefined && where !== null && !isWhere(where)) throw new Refused('validation')
  if (operation !== 'create' && operation !== 'update') return args

  return { ...args, data: checkedBody(collection.flattenedFields, data) }
}

export const refuseMalformedGlobal: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  overrideAccess,
}) => {
  if (overrideAccess || operation !== 'update') return args

  return { ...args, data: checkedBody(global.flattenedFields, (args as Args).data) }
}

function checkedBody(fields: FlattenedField[], data: unknown): Record<string, unknown> {
  const body = data ?? {}
  if (!isRecord(body)) throw new Refused('validation')

  const problems = checkShape(fields, body)
  if (problems.length > 0) throw new Refused('validation', {}, problems)

  return body
}

function isWhere(where: unknown): boolean {
  return isRecord(where) && Object.entries(where).every(([key, value]) => isCondition(key, value))
}

function isCondition(key: string, value: unknown): boolean {
  if (/^(and|or)$/i.test(key)) return Array.isArray(value) && value.every(isWhere)

  return isRecord(value) && !Object.values(value).some(isRecord)
}
