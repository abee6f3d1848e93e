import type { CollectionBeforeValidateHook } from 'payload'

import { refuseFields } from '#kernel/refuse-fields.ts'
import { foreignSectionsProblem } from '#domain/content/section-types.ts'
import { plainSiteType } from '#domain/content/site-types.ts'

type Page = { type?: unknown; content?: { body?: unknown } }

/** A page holds only sections that its type allows, also after its type was changed. Spec: website 2. */
export const refuseForeignSections: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const change: Page = data ?? {}
  const before: Page = originalDoc ?? {}
  const type = change.type ?? before.type ?? plainSiteType
  const message = foreignSectionsProblem(type, sectionsIn(change.content?.body ?? before.content?.body))
  if (message) refuseFields([{ field: 'content.body', message, code: 'validation' }])

  return data
}

/** What is no list of sections is refused by the field itself. */
function sectionsIn(body: unknown): { blockType: string }[] {
  if (!Array.isArray(body)) return []

  return body.filter((section) => typeof section?.blockType === 'string')
}
