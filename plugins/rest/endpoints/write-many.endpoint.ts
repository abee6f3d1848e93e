import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'

import { asRecords } from '#kernel/database/as-records.ts'
import { asUserInFull } from '#kernel/access/on-behalf.ts'
import { askPayload } from '#kernel/api/payloads-own.ts'
import { type ApiError, refusalText } from '#domain/refusals/refusals.ts'

import { lockedWords } from '../describe-error.ts'
import { refuseFilters } from '../filters-of.ts'
import { refuseOpenConditions } from '../open-conditions.ts'
import { refuseUnknownSort } from '../refuse-unknown-sort.ts'

type Failed = { id: string; message: string; isPublic: boolean }
type Answer = { docs: object[]; errors: Failed[] }
type FailedRecord = ApiError & { id: string }

const mostNamed = 5

/**
 * Payload's calls that write many records at once, with an answer that says which of them were refused and
 * why. Each record is a write of its own, so the others stand.
 */
export const manyCalls: Endpoint[] = [
  { path: '/', method: 'patch', handler: writeMany('patch') },
  { path: '/', method: 'delete', handler: writeMany('delete') },
]

function writeMany(method: 'patch' | 'delete'): PayloadHandler {
  return async (req) => {
    refuseFilters(req)
    refuseOpenConditions(req)
    const slug = req.routeParams?.collection as CollectionSlug
    refuseUnknownSort(req, slug)
    const answer = await askPayload(req, { method, path: '/' })
    const body = (await answer.clone().json()) as Answer
    if (answer.ok || !Array.isArray(body.errors) || !Array.isArray(body.docs)) return answer

    const errors = await nameFailed(req, slug, body.errors)
    const total = body.docs.length + errors.length
    // The panel lists the reasons below the sentence by itself after a removal, and not after a change.
    const message =
      method === 'delete'
        ? countOf(errors, total, 'gelöscht')
        : `${countOf(errors, total, 'aktualisiert')} ${reasonsOf(errors)}`
    return Response.json({ ...body, errors, message }, { status: answer.status })
  }
}

/** Records are called as the list calls them, where the person who asks may see them. */
async function nameFailed(
  req: PayloadRequest,
  slug: CollectionSlug,
  failed: readonly Failed[],
): Promise<FailedRecord[]> {
  const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: failed.map(({ id }) => id) } },
    // Payload types selections by collection, and this one is known at run time only.
    select: { [useAsTitle]: true } as never,
    pagination: false,
    depth: 0,
    ...asUserInFull(req),
  })
  const titles = new Map(asRecords(docs).map((doc) => [doc.id, doc[useAsTitle]]))

  const described = failed.map(({ id, message, isPublic }): FailedRecord => {
    const title = titles.get(id)
    const name = typeof title === 'string' || typeof title === 'number' ? `„${title}“` : `Eintrag ${id}`
    if (lockedWords.test(message)) return { id, code: 'locked', message: `${name}: ${refusalText('locked')}` }

    return isPublic
      ? { id, code: 'validation', message: `${name}: ${message}` }
      : { id, code: 'internal', message: `${name}: ${refusalText('internal', requestOf(req))}` }
  })
  return described.toSorted((one, other) => one.message.localeCompare(other.message, 'de'))
}

function countOf(errors: readonly FailedRecord[], total: number, deed: string): string {
  const could = errors.length === 1 ? 'konnte' : 'konnten'

  return `${errors.length} von ${total} Einträgen ${could} nicht ${deed} werden.`
}

function reasonsOf(errors: readonly FailedRecord[]): string {
  const more = errors.length - mostNamed
  const named = errors.slice(0, mostNamed).map(({ message }) => message)

  return [...named, ...(more > 0 ? [`… und ${more} weitere.`] : [])].join(' ')
}

function requestOf({ headers }: PayloadRequest): { requestId?: string } {
  const requestId = headers.get('x-request-id')
  return requestId ? { requestId } : {}
}
