import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { Site } from '#cms/payload-types.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { onceByKey } from '#kernel/api/once-by-key.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { refusedFields } from '#kernel/refuse-fields.ts'
import type { BegunSlug } from '#domain/content/drafted-slug.ts'
import { freshSections } from '#domain/content/kept-sections.ts'
import type { SiteType } from '#domain/content/site-types.ts'
import type { NewDraft } from '#domain/content/new-draft-call.contract.ts'

type Body = NonNullable<NonNullable<Site['content']>['body']>

/**
 * A draft of the least that is known of it; the same request of the same person again makes no other one, unless
 * somebody has deleted it since.
 */
export async function makeDraft(
  req: PayloadRequest,
  slug: BegunSlug,
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

const findDraft = (req: PayloadRequest, slug: BegunSlug, id: string) =>
  findRecord(asSystem(req), slug, { where: { id: { equals: id } }, select: {} })

async function create(
  req: PayloadRequest,
  slug: BegunSlug,
  { name, key, division, type, template }: NewDraft,
) {
  const shared = { name, division, _status: 'draft' } as const
  const given = { draft: true, depth: 0, ...asUser(req) } as const
  if (slug !== 'sites') {
    return req.payload.create({ collection: slug, data: { ...shared, identifier: key }, ...given })
  }
  const begun = template ? await beginWith(req, template) : null

  // The contract has judged the type.
  return req.payload.create({
    collection: slug,
    data: { ...shared, path: key, type: type as SiteType, ...begun },
    ...given,
  })
}

/** The sections of a template as those of a page, which knows nothing of where they come from. */
async function beginWith(req: PayloadRequest, id: string) {
  const template = await findRecord(asUser(req), 'page-templates', { where: { id: { equals: id } } })
  if (!template) {
    throw refusedFields([
      { field: 'template', code: 'unknown-record', message: 'Diese Vorlage gibt es nicht mehr.' },
    ])
  }
  const body: Body = freshSections(template.sections ?? [], () => randomBytes(12).toString('hex'))

  return { type: template.type, content: { body } }
}
