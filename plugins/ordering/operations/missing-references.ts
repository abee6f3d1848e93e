import type { Payload } from 'payload'

import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'
import { orderingPool } from '../ordering-pool.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Uploads and organisations that a request names but that do not exist; few orders name any. */
export async function missingReferences(payload: Payload, request: PlaceOrderRequest): Promise<ApiError[]> {
  const uploads = request.items.flatMap(({ parts }) => parts.flatMap((part) => part.uploads ?? []))
  const [hasUploads, hasDonatee] = await Promise.all([
    allExist(payload, 'uploads', uploads),
    allExist(payload, 'donatees', request.donatee ? [request.donatee] : []),
  ])

  return [...(hasUploads ? [] : [unknownUpload]), ...(hasDonatee ? [] : [unknownDonatee])]
}

async function allExist(payload: Payload, table: 'uploads' | 'donatees', ids: string[]): Promise<boolean> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return true
  if (!distinct.every((id) => uuid.test(id))) return false

  const { rows } = await orderingPool(payload).query<{ count: number }>(
    `select count(*)::int as count from ${table} where id = any($1::uuid[])`,
    [distinct],
  )
  return rows[0]?.count === distinct.length
}

const unknownUpload: ApiError = {
  field: 'items',
  code: 'upload-unknown',
  message: 'Eine hochgeladene Datei wurde nicht gefunden. Bitte laden Sie sie noch einmal hoch.',
}

const unknownDonatee: ApiError = {
  field: 'donatee',
  code: 'donatee-unknown',
  message: 'Diese Organisation steht nicht mehr zur Wahl. Bitte wählen Sie eine andere.',
}
