import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { rightTo } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'
import { type AskedQuery, joinsOf, sortPathsOf, wherePathsOf } from '#domain/api/query-budget.ts'

import { type Followed, followPath } from '#kernel/database/follow-path.ts'

/**
 * Repairs `payload`, `dist/collections/operations/find.js`: a list may be sorted by what its reader may not read, where
 * the path leads over a relation, and asked over lists that are seen in part. Whoever may not read the list at all is
 * refused for that, by the operation that follows.
 */
export async function refuseClosedPaths(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  asked: AskedQuery,
): Promise<void> {
  const follow = (path: string) => ({ path, ...followPath(req.payload.collections, slug, path) })
  const sorts = allPaths(asked, 'sort').map(follow)
  const beyondLists = allPaths(asked, 'where')
    .map(follow)
    .filter(({ entered }) => partsOf(entered).length > 0)
  if (sorts.length + beyondLists.length === 0 || !(await rightTo(req, 'read', slug))) return

  for (const sort of sorts) {
    if (!(await isReadable(req, sort))) throw refusedFor(sort.path, hiddenOrder)
  }
  for (const condition of beyondLists) {
    if (await leadsThroughPart(req, condition)) throw refusedFor(condition.path, partlySeen)
  }
}

const hiddenOrder = 'Nach diesem Feld kann nicht sortiert werden.'
const partlySeen = 'Diese Bedingung führt über eine Liste, die nur zum Teil sichtbar ist.'

function allPaths({ where, sort, joins }: AskedQuery, part: 'where' | 'sort'): string[] {
  const pathsOf = part === 'where' ? wherePathsOf : sortPathsOf
  const ofJoins = joinsOf(joins).flatMap((join) => pathsOf(join[part]).map((path) => `${join.name}.${path}`))

  return [...pathsOf(part === 'where' ? where : sort), ...ofJoins]
}

/**
 * The order of a list tells what it is sorted by: `sort=user.hash` told the order of hashes. Records that only some
 * people see must not be told apart either, so a relation has to be open as a whole.
 */
async function isReadable(req: PayloadRequest, { fields, entered }: Followed): Promise<boolean> {
  for (const { slug } of entered) {
    if ((await rightTo(req, 'read', slug)) !== true) return false
  }
  for (const field of fields) {
    if (!(await mayRead(req, field))) return false
  }
  return true
}

async function mayRead(req: PayloadRequest, field: FlattenedField): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false
  const read = 'access' in field ? field.access?.read : undefined

  return !read || (await read({ req }))
}

/**
 * Payload then compares the wrong record's field, or fails: it only knows the last field of such a path, and looks into
 * a list only where the path begins with it.
 */
const partsOf = (entered: Followed['entered']) =>
  entered.filter(({ isMany }, place) => isMany && (place > 0 || entered.length > 1))

async function leadsThroughPart(req: PayloadRequest, { entered }: Followed): Promise<boolean> {
  for (const { slug } of partsOf(entered)) {
    if ((await rightTo(req, 'read', slug)) !== true) return true
  }
  return false
}

function refusedFor(field: string, message: string): Refused {
  return new Refused('validation', {}, [{ field, message, code: 'validation' }])
}
