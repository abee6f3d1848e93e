import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { divisionNamed } from '#collections/shared/divisions.ts'

import { findDraft } from './find-draft.ts'

type Previewed = {
  id: string
  /** Whose page it is about to become; undefined where nobody says another one. */
  typed: string | undefined
}

/**
 * The division whose menu and colours a preview shows. The admin panel stands under one host for all of them, and a
 * division may have none yet, so the host says nothing.
 */
export async function divisionOfPreview(
  req: PayloadRequest,
  { id, typed }: Previewed,
): Promise<Division | null> {
  if (typed !== undefined) return divisionNamed(req, typed)

  return divisionNamed(req, (await findDraft(req, id))?.division)
}
