import type { PayloadRequest } from 'payload'

import { type DraftedSlug, isOfSections } from '#domain/content/drafted-slug.ts'
import { summariseVersion } from '#domain/content/pages/version-summary.ts'
import { blockTexts, hasNews, type ItemFacts, whyNotOut } from '#domain/content/releases/release-rules.ts'
import type { ReleaseItem } from '#domain/content/releases/releases.contract.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { checkSite, hasOwnPlan, lacksApproval, placeOf } from '#plugins/editing/editing.port.ts'

import { type NamedItem, readItems } from './item-rows.ts'

/** What each item changes, and what keeps it from going out, as far as can be told without trying. */
export async function judgeItems(req: PayloadRequest, release: string): Promise<ReleaseItem[]> {
  const judged: ReleaseItem[] = []
  // One after the other: in a transaction there is one connection.
  for (const item of await readItems(req, release)) judged.push(await judgeItem(req, item))

  return judged
}

type Values = Record<string, unknown> & { id: string; name?: string | null }

async function judgeItem(req: PayloadRequest, item: NamedItem): Promise<ReleaseItem> {
  const { of, record } = item
  const newest = await readNewest(req, item)
  const isInTrash = Boolean(newest?.deletedAt)
  const live = newest && !isInTrash ? await readLive(req, item) : null
  // What is switched off is published, and no visitor sees it; what goes out is seen.
  const seen = live?.isPublic === false ? null : live
  const isNew = newest !== null && !isInTrash && hasNews(newest, seen)
  const facts = await factsOf(req, item, { isThere: newest !== null, isInTrash, isNew })
  const isSeen = newest !== null && !isInTrash

  return {
    of,
    record,
    name: newest?.name || item.name || 'Ohne Namen',
    hasNews: isNew,
    changes: newest && isNew ? summariseVersion(live, newest) : [],
    reasons: whyNotOut(facts).map((code) => ({ code, message: blockTexts[code] })),
    warnings: isSeen && of === 'sites' ? (await checkSite(req, record)).length : 0,
    preview: isSeen ? previewOf(of, newest) : null,
  }
}

type Known = { isThere: boolean; isInTrash: boolean; isNew: boolean }

async function factsOf(
  req: PayloadRequest,
  { of, record }: NamedItem,
  { isNew, ...known }: Known,
): Promise<ItemFacts> {
  if (!known.isThere || known.isInTrash) {
    return { ...known, hasOwnPlan: false, lacksApproval: false, mayPublish: true }
  }

  return {
    ...known,
    hasOwnPlan: await hasOwnPlan(req, { slug: of, id: record }),
    lacksApproval: isNew && isOfSections(of) && (await lacksApproval(req, { of, record })),
    mayPublish: (await rightTo(req, 'update', of)) !== false,
  }
}

async function readNewest(req: PayloadRequest, { of, record }: NamedItem): Promise<Values | null> {
  const found = await req.payload.findByID({
    collection: of,
    id: record,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })

  return found ? { ...found } : null
}

/** What was published of it last. */
async function readLive(req: PayloadRequest, { of, record }: NamedItem): Promise<Values | null> {
  const found = await findRecord(asUser(req), of, {
    where: { id: { equals: record }, _status: { equals: 'published' } },
  })

  return found ? { ...found } : null
}

function previewOf(of: DraftedSlug, { id, path, type }: Values): string | null {
  if (of === 'sites') {
    return `${placeOf({ path: String(path ?? ''), type: String(type ?? '') })}?preview=${id}`
  }

  return of === 'blocks' ? null : `/?preview=${id}&of=${of}`
}
