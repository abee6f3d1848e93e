import type { CollectionBeforeValidateHook } from 'payload'

import { foreignSectionsProblem } from '#domain/content/section-types.ts'
import { plainSiteType } from '#domain/content/site-types.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

/** A page that began with anything else could not be stored. */
export const keepWhatItsTypeHolds: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const type = data?.type ?? originalDoc?.type ?? plainSiteType
  const sections: unknown = data?.sections ?? originalDoc?.sections
  const known = Array.isArray(sections)
    ? sections.filter((section) => typeof section?.blockType === 'string')
    : []
  const message = foreignSectionsProblem(type, known)
  if (message) refuseFields([{ field: 'sections', message, code: 'validation' }])

  return data
}
