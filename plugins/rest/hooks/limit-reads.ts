import type { CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { readsInFull } from '#kernel/access/on-behalf.ts'

const most = 500

type ListArgs = { limit?: number; page?: number; pagination?: boolean; sort?: string | string[] }

/** Payload answers `limit=0` with every row; nobody outside may ask for more than a page. */
export const limitReads = pure<CollectionBeforeOperationHook>(function limitReads({
  args,
  operation,
  overrideAccess,
  collection,
  context,
}) {
  const isDistinct = operation === 'readDistinct'
  if (!(isDistinct || operation === 'read') || overrideAccess || 'id' in args || readsInFull(context))
    return args

  const { limit, page, pagination, sort } = args as ListArgs
  // Payload has a default for rows and earlier states, none for the values of a field.
  const bounded = boundedLimit(limit, isDistinct ? false : pagination)
  const paged = { ...args, limit: bounded, page: boundedPage(page) }

  return isDistinct ? paged : { ...paged, sort: inOneOrder(sort ?? collection.defaultSort) }
})

/**
 * Payload goes on by the moment of creation, which an import or a demo gives to hundreds: a record would stand on two
 * pages, and another one on none.
 */
function inOneOrder(sort: string | string[] | undefined): string[] {
  const asked = (Array.isArray(sort) ? sort : (sort ?? '').split(',')).filter(Boolean)
  const names = asked.map((each) => each.replace(/^-/, ''))

  return [...asked, ...['-createdAt', '-id'].filter((key) => !names.includes(key.slice(1)))]
}

/** No list of ours has a page beyond; PostgreSQL knows no larger offsets than 63 bits. */
function boundedPage(page: number | undefined): number {
  return page && page >= 1 ? Math.min(Math.trunc(page), 1_000_000) : 1
}

function boundedLimit(limit: number | undefined, pagination: boolean | undefined): number | undefined {
  if (limit === undefined && pagination !== false) return undefined

  return limit && limit > 0 ? Math.min(Math.trunc(limit) || 1, most) : most
}
