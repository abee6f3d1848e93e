import type { PayloadRequest } from 'payload'

import type { Block, Division, Site } from '#cms/payload-types.ts'
import { ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { noteUntil } from '#kernel/live/readings.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import { isInnermost, piecesIn, withPieces } from '#domain/content/pieces.ts'
import { sectionsHoldUntilMs, sectionsShownAt, unseenBecause } from '#domain/content/section-times.ts'

type Sections = NonNullable<NonNullable<Block['content']>['sections']>
type Body = NonNullable<NonNullable<Site['content']>['body']>
type Around = { division: Division | null; now: Temporal.Instant }

/** A page with the sections of its pieces as visitors see them now; a piece that is not for them is left out. */
export async function withSeenPieces(
  req: PayloadRequest,
  site: Site,
  { division, now }: Around,
): Promise<Site> {
  const body = bodyWithPieces(site)
  if (!body) return site

  const pieces = await findPieces(req, body, division)
  const sectionsOfPiece = (id: string): Body => {
    const sections = pieces.get(id) ?? []
    noteUntil(sectionsHoldUntilMs(sections, now))
    return sectionsShownAt(sections, now)
  }
  const filled: Body = withPieces(body, { type: site.type, sectionsOfPiece })

  return { ...site, content: { ...site.content, body: filled.filter(isInnermost) } }
}

/** The same for previews: with all of their sections, and with the pieces of which there is nothing to see. */
export async function withAllPieces(
  req: PayloadRequest,
  site: Site,
  { division, now }: Around,
): Promise<Site> {
  const body = bodyWithPieces(site)
  if (!body) return site

  const pieces = await findPieces(req, body, division)
  const filled = withPieces(body, { type: site.type, sectionsOfPiece: (id) => pieces.get(id) ?? [] })

  return {
    ...site,
    content: { ...site.content, body: filled.map((section) => asItsPiece(section, body, now)) },
  }
}

/** What visitors do not see of a whole piece they see of none of its sections. */
function asItsPiece(section: Body[number] & { shownBy?: string }, body: Body, now: Temporal.Instant) {
  const piece = section.shownBy ? body.find(({ id }) => id === section.shownBy) : undefined
  if (!piece || unseenBecause(piece, now) === null) return section
  const { isHidden, visibleFrom, visibleUntil } = piece

  return { ...section, isHidden, visibleFrom, visibleUntil }
}

/** The sections of a page that shows a piece; null for all others, and for what somebody is typing that is none. */
function bodyWithPieces({ content }: Site): Body | null {
  const body = content?.body

  return Array.isArray(body) && !body.every(isInnermost) ? body : null
}

/** The division's own and those for all, in one statement. */
async function findPieces(
  req: PayloadRequest,
  body: Body,
  division: Division | null,
): Promise<ReadonlyMap<string, Sections>> {
  const ids = piecesIn(body).filter(isUuid)
  if (ids.length === 0) return new Map()

  const docs = await findRecords(asSystem(req), 'blocks', {
    where: {
      and: [
        { id: { in: ids } },
        shownToVisitors,
        { or: [ownedBy(division), { division: { exists: false } }] },
      ],
    },
    select: { content: { sections: true } },
  })

  return new Map(docs.map(({ id, content }) => [id, content?.sections ?? []]))
}
