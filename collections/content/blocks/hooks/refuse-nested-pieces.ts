import type { CollectionBeforeValidateHook } from 'payload'

import { refuseFields } from '#kernel/refuse-fields.ts'
import { pieceProblem } from '#domain/content/pieces.ts'

/** Pieces that held each other would have no end. */
export const refuseNestedPieces: CollectionBeforeValidateHook = ({ data }) => {
  const sections: unknown = data?.content?.sections
  const known = Array.isArray(sections)
    ? sections.filter((section) => typeof section?.blockType === 'string')
    : []
  const message = pieceProblem(known)
  if (message) refuseFields([{ field: 'content.sections', message, code: 'validation' }])

  return data
}
