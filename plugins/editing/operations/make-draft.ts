import type { PayloadRequest } from 'payload'

import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { onceByKey } from '#kernel/api/once-by-key.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import type { SiteType } from '#domain/content/site-types.ts'
import type { NewDraft } from '#domain/content/new-draft-call.contract.ts'

/**
 * A draft of the least that is known of it; the same request of the same person again makes no other one, unless
 * somebody has deleted it since.
 */
export async function makeDraft(
  req: PayloadRequest,
  slug: DraftedSlug,
  asked: NewDraft,
): Promise<{ id: string }> {
  const sending = {
    scope: `drafts of ${slug} by ${req.user?.id}`,
    content: asked,
    isThere: async ({ id }: { id: string }) => Boolean(await findDraft(req, slug, id)),
  }
  const { outcome } = await onceByKey(req, sending, async () => {
    const { id } = await create(req, slug, asked)
    return { id }
  })

  return outcome
}

const findDraft = (req: PayloadRequest, slug: DraftedSlug, id: string) =>
  findRecord(asSystem(req), slug, { where: { id: { equals: id } }, select: {} })

function create(req: PayloadRequest, slug: DraftedSlug, { name, key, division, type }: NewDraft) {
  const shared = { name, division, _status: 'draft' } as const
  const given = { draft: true, depth: 0, ...asUser(req) } as const
  if (slug === 'blocks') {
    return req.payload.create({ collection: slug, data: { ...shared, identifier: key }, ...given })
  }

  // The contract has judged the type.
  return req.payload.create({
    collection: slug,
    data: { ...shared, path: key, type: type as SiteType },
    ...given,
  })
}
