import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { isShownBy, sectionShownAs } from '#domain/content/pieces.ts'

/**
 * The branches that the editor of a form has chosen to read it; none for the address of the division. Visitors are not told
 * of them, so they are read where the form is stored: in the page, or in the piece that the page shows.
 */
export async function recipientsOf(req: PayloadRequest, site: string, section: string): Promise<string[]> {
  const page = await findRecord(asSystem(req), 'sites', { where: { id: { equals: site } } })
  const body = page?.content?.body ?? []
  const form = body.find(({ id }) => id === section) ?? (await formInPiece(req, body, section))

  return form?.blockType === 'customForm' ? (form.recipients ?? []).map(idOf) : []
}

type Body = Parameters<typeof isShownBy>[0][]

async function formInPiece(req: PayloadRequest, body: Body, id: string) {
  const piece = body.find((each) => isShownBy(each, id))
  if (!piece) return undefined
  const stored = await findRecord(asSystem(req), 'blocks', { where: { id: { equals: idOf(piece.piece) } } })

  return sectionShownAs(stored?.content?.sections ?? [], { id, shownBy: piece.id ?? '' })
}
