import type { FlattenedBlock, PayloadRequest } from 'payload'

import type { Site } from '#cms/payload-types.ts'
import { divisionNamed } from '#collections/shared/divisions.ts'
import { firstHeadingLevel } from '#domain/content/first-heading-level.ts'
import type { PageView, TypedPage } from '#domain/content/page.contract.ts'

import { findDraft } from './find-draft.ts'
import { markWords } from './mark-words.ts'
import { findTeasers, toView } from './read-page.ts'
import { withUnseen } from './seen-sections.ts'
import { withAllPieces } from './show-pieces.ts'

type Asked = Pick<TypedPage, 'id'> &
  Partial<TypedPage> & {
    now: Temporal.Instant
    /** Whether its words are about to be written on the page. */
    isWritten: boolean
  }

/**
 * The newest draft of a page, or how it looks with what is being typed; null when there is no such page. Words that can
 * be written on it say which field they come from.
 */
export async function readPreview(
  req: PayloadRequest,
  { id, values, now, isWritten }: Asked,
): Promise<PageView | null> {
  const stored = await findDraft(req, id)
  if (!stored) return null

  const typed = values ? withTyped(stored, values) : stored
  const division = await divisionNamed(req, typed.division)
  const site = await withAllPieces(req, typed, { division, now })
  const others = await findTeasers(req, division, site.path ?? '')
  const view = await toView(req, { site, others, division, now })

  // The stored one is an id here, since nothing was populated.
  return {
    ...view,
    body: await withUnseen(req, isWritten ? marked(req, view.body) : view.body, now),
    division: String(site.division ?? ''),
  }
}

/** What a piece shows is written where the piece is. */
const marked = (req: PayloadRequest, body: PageView['body']): PageView['body'] =>
  body.map((section, index) => {
    if (section.shownBy !== undefined) return section
    const blocks: Readonly<Record<string, FlattenedBlock>> = req.payload.blocks
    const block = blocks[section.blockType]
    return block ? markWords(block, section, firstHeadingLevel(body.slice(0, index)) === null) : section
  })

/** What the form says nothing of stays as it is stored. */
function withTyped(stored: Site, { name, type, division, content }: TypedPage['values']): Site {
  return {
    ...stored,
    name: name || stored.name,
    // The types of pages and sections are looked up where they are shown, and what nobody knows is left out.
    type: (type || stored.type) as Site['type'],
    division: division === undefined ? (stored.division ?? null) : division || null,
    content: content
      ? ({ ...content, body: sectionsIn(content.body) } as Site['content'])
      : (stored.content ?? {}),
  }
}

type TypedBody = NonNullable<TypedPage['values']['content']>['body']

const sectionsIn = (body: TypedBody) =>
  Array.isArray(body) ? body.filter((section) => section !== null) : []
