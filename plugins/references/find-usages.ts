import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

import { tableOf } from '#kernel/database/table-of.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import { findDraftTextIds, findTextIds } from './find-text-ids.ts'

import { type Reference, referencesOf } from './references-of.ts'

/** A record that names another one; without a title when the person who asks may not see it. */
export type Usage = {
  collection: string
  entity: string
  id: string
  title: string | null
  /** What it says of whose it is; undefined for what belongs to no division. */
  division?: string | null
}

/** How many records of each collection are found, and of how many it is said what they are called. */
type Most = { found: number; named: number }
const usualMost: Most = { found: 50, named: 5 }

/** Payload's own collections keep preferences and locks, which go with the record. */
const isOurs = ({ slug }: SanitizedCollectionConfig): boolean => !slug.startsWith('payload-')

/** Every record that names the given one, as far as counted, over all collections and globals. */
export async function findUsages(
  req: PayloadRequest,
  target: string,
  named: string,
  most = usualMost,
): Promise<Usage[]> {
  // An address may name it in capitals; what names it in a text does not.
  const id = named.toLowerCase()
  const collections = req.payload.config.collections.filter(isOurs).map(({ slug }) => slug)

  return [
    ...(await findUsagesAmong(req, target, { id, collections, most })),
    ...(await usagesInGlobals(req, target, id)),
  ]
}

type Sought = { id: string; collections: readonly string[]; most?: Most }

/** The same for some collections alone: texts are read through, which takes longer the more there are. */
export async function findUsagesAmong(
  req: PayloadRequest,
  target: string,
  { id, collections, most = usualMost }: Sought,
): Promise<Usage[]> {
  const usages: Usage[] = []
  for (const collection of req.payload.config.collections) {
    if (collections.includes(collection.slug))
      usages.push(...(await usagesIn(req, collection, { target, id, most })))
  }

  return usages
}

async function usagesIn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { target, id, most }: { target: string; id: string; most: Most },
): Promise<Usage[]> {
  const references = referencesOf(collection.flattenedFields, target)
  if (references.length === 0) return []

  const [texts, relations] = [
    references.filter(({ kind }) => kind === 'text'),
    references.filter(({ kind }) => kind === 'relation'),
  ]
  const sought = { req, table: tableOf(collection), references: texts, id, most: most.found }
  const ids = [
    ...(await findTextIds(sought)),
    ...(hasDrafts(collection)
      ? [
          ...(await findDraftTextIds(sought)),
          ...(await findDrafts(
            req,
            collection.slug,
            relations.map((each) => names(each, target, id, 'version.')),
            most.found,
          )),
        ]
      : []),
  ]
  const places: Where[] = [
    ...relations.map((reference) => names(reference, target, id)),
    ...(ids.length > 0 ? [{ id: { in: ids } }] : []),
  ]
  if (places.length === 0) return []

  // A record that names itself goes together with the name.
  const isItself = collection.slug === target ? [{ id: { not_equals: id } }] : []
  return nameUsages(req, collection, { where: { and: [{ or: places }, ...isItself] }, most })
}

function names({ path, isPolymorphic }: Reference, target: string, id: string, within = ''): Where {
  const at = within + path
  if (!isPolymorphic) return { [at]: { equals: id } }

  return { and: [{ [`${at}.value`]: { equals: id } }, { [`${at}.relationTo`]: { equals: target } }] }
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig): boolean => Boolean(versions?.drafts)

/** The records whose newest draft is meant; what visitors see of them may be another one. */
async function findDrafts(
  req: PayloadRequest,
  slug: CollectionSlug,
  places: Where[],
  limit: number,
): Promise<string[]> {
  if (places.length === 0) return []

  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: {
      and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }, { or: places }],
    },
    select: { parent: true },
    pagination: false,
    depth: 0,
    limit,
    ...asSystem(req),
  })

  return docs.map(({ parent }) => String(parent))
}

async function nameUsages(
  req: PayloadRequest,
  { slug, labels, admin, flattenedFields }: SanitizedCollectionConfig,
  { where, most }: { where: Where; most: Most },
): Promise<Usage[]> {
  const atMost = { limit: most.found, disableErrors: true }
  const hasDivision = flattenedFields.some(({ name }) => name === 'division')
  const select: { division?: true } = hasDivision ? { division: true } : {}
  const docs = await findRecords(asSystem(req), slug, { ...atMost, where, select })
  if (docs.length === 0) return []

  const first = docs.slice(0, most.named).map((doc) => doc.id)
  const visible = req.user
    ? await findRecords(asUser(req), slug, { ...atMost, where: { id: { in: first } } })
    : []
  const titles = new Map(visible.map((doc) => [doc.id, titleOf(doc, admin.useAsTitle)]))

  return docs.map((doc) => ({
    collection: slug,
    entity: typeof labels.singular === 'string' ? labels.singular : slug,
    id: doc.id,
    title: titles.get(doc.id) ?? null,
    ...(hasDivision && { division: divisionOf(doc) }),
  }))
}

function divisionOf(doc: object): string | null {
  const { division } = doc as { division?: unknown } // of those that have the field

  return division ? idOf(division) : null
}

async function usagesInGlobals(req: PayloadRequest, target: string, id: string): Promise<Usage[]> {
  const usages: Usage[] = []
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    if (referencesOf(flattenedFields, target).length === 0) continue

    const stored = await req.payload.findGlobal({ slug, depth: 0, ...asSystem(req) })
    const title = typeof label === 'string' ? label : slug
    if (JSON.stringify(stored).includes(id)) usages.push({ collection: slug, entity: '', id: slug, title })
  }

  return usages
}

function titleOf(doc: object, useAsTitle: string | undefined): string | null {
  const title = (doc as Record<string, unknown>)[useAsTitle ?? 'id']

  return typeof title === 'string' && title !== '' ? title : null
}
