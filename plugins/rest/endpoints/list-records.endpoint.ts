import {
  type CollectionSlug,
  type PayloadHandler,
  type PayloadRequest,
  parseParams,
  type Where,
} from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { askPayload } from '#kernel/api/payloads-own.ts'

import { filtersOf, refuseFilters, withFilters } from '../filters-of.ts'
import { refuseUnknownSort } from '../refuse-unknown-sort.ts'

/** `GET /api/{slug}` as Payload answers it, with plain parameters besides `where`. */
export const listRecords: PayloadHandler = async (req) =>
  Response.json(await readList(req, req.routeParams?.collection as CollectionSlug))

/** `GET /api/{slug}/count`, narrowed like the list. */
export const countRecords: PayloadHandler = (req) => {
  const { config } = req.payload.collections[req.routeParams?.collection as CollectionSlug]
  req.query = withFilters(config, req)

  return askPayload(req, { method: 'get', path: '/count' })
}

/** `GET /api/{slug}/versions`: earlier states are asked for by `where` alone. */
export const listVersions: PayloadHandler = (req) => {
  refuseFilters(req)
  refuseUnknownSort(req, req.routeParams?.collection as CollectionSlug, 'versions')

  return askPayload(req, { method: 'get', path: '/versions' })
}

/** The page of a list that a request asks for, of the records that `also` leaves. */
export function readList(req: PayloadRequest, slug: CollectionSlug, also: Where[] = []) {
  const { depth, draft, joins, limit, page, pagination, populate, select, sort, where } = parseParams(
    req.query,
  )
  const filters = [...also, ...filtersOf(req.payload.collections[slug].config, req)]
  refuseUnknownSort(req, slug)

  return req.payload.find({
    collection: slug,
    // What is being written concerns those who work; everybody else is told what is out, as without the word.
    ...given({
      depth,
      draft: staffOf(req) ? draft : undefined,
      joins,
      limit,
      page,
      pagination,
      populate,
      select,
      sort,
    }),
    ...(filters.length === 0
      ? given({ where })
      : { where: { and: [...(where ? [where] : []), ...filters] } }),
    ...asUser(req),
  })
}

/** Without what was not asked for, so that Payload's own defaults count. */
function given<Options extends object>(options: Options): Partial<Options> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Partial<Options>
}
