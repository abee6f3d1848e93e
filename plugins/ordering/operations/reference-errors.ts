import type { Payload } from 'payload'

import type { ProductView } from '#domain/catalogue/product.contract.ts'
import { uploadFailedText } from '#domain/catalogue/upload.texts.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { type UploadedFile, type UploadProblem, uploadProblems } from '#domain/ordering/upload-problems.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

type References = { payload: Payload; request: PlaceOrderRequest; products: readonly ProductView[] }

/** What is wrong with the uploads and the organisation that a request names; few orders name any. */
export async function referenceErrors({ payload, request, products }: References): Promise<ApiError[]> {
  const { items, donatee } = request
  const uploads = items.flatMap(({ parts }) => parts.flatMap((part) => part.uploads ?? []))
  const [files, donatees] = await Promise.all([
    findAll<UploadedFile>(payload, filesByIds, uploads),
    findAll(payload, donateesByIds, donatee ? [donatee] : []),
  ])

  return [
    ...(files ? uploadProblems({ items, products, files }).map(noImageError) : [unknownUpload]),
    ...(donatees ? [] : [unknownDonatee]),
  ]
}

const filesByIds = `select id, coalesce(original_name, filename, '') as name, coalesce(extension, '') as extension
  from uploads where id = any($1::uuid[])`
const donateesByIds = `select id from donatees where id = any($1::uuid[])`

/** The rows with these ids, or null when one does not exist. */
async function findAll<Row extends { id: string }>(
  payload: Payload,
  text: string,
  ids: string[],
): Promise<Row[] | null> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return []
  if (!distinct.every((id) => isUuid(id))) return null

  const { rows } = await payload.db.pool.query<Row>(text, [distinct])
  return rows.length === distinct.length ? rows : null
}

function noImageError({ field, code, facts }: UploadProblem): ApiError {
  return { field, code, message: uploadFailedText(facts.name), data: facts }
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
