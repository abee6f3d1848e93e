import type { Where } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'

/** The pages that visitors of a division may see. */
export function publicPagesOf(division: Division | null): Where {
  return { and: [shownToVisitors, ownedBy(division)] }
}

/** Those of them that search engines and programs may list. */
export function indexedPagesOf(division: Division | null): Where {
  return { and: [publicPagesOf(division), { 'seo.isIndexed': { not_equals: false } }] }
}
