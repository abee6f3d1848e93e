import type { PayloadRequest } from 'payload'

import type { Site } from '#cms/payload-types.ts'
import { divisionNamed } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { PageView, TypedPage } from '#domain/content/page.contract.ts'

import { findTeasers, toView } from './read-page.ts'

type Asked = Pick<TypedPage, 'id'> & Partial<TypedPage>

/** The newest draft of a page, or how it looks with what is being typed; null when there is no such page. */
export async function readPreview(req: PayloadRequest, { id, values }: Asked): Promise<PageView | null> {
  const stored = await findDraft(req, id)
  if (!stored) return null

  const division = await divisionNamed(req, stored.division)
  const site = values ? withTyped(stored, values) : stored
  const others = await findTeasers(req, division, site.path ?? '')

  return toView(req, { site, others, division })
}

/** The newest state of a page, published or not. */
async function findDraft(req: PayloadRequest, id: string): Promise<Site | undefined> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    ...asSystem(req),
  })
  return docs[0]
}

function withTyped(stored: Site, { name, type, content }: TypedPage['values']): Site {
  return {
    ...stored,
    name: name || stored.name,
    // The types of pages and sections are looked up where they are shown, and what nobody knows is left out.
    type: (type || stored.type) as Site['type'],
    content: (content ?? stored.content) as Site['content'],
  }
}
