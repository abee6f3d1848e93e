import { frameSlugs } from '#domain/content/drafted-slug.ts'

import type { Shown } from './load-context.ts'

/** What an address asks to see before it is public. The division and what is meant count only beside a preview. */
export function shownIn(query: URLSearchParams): Shown {
  const [preview, division] = [query.get('preview'), query.get('division')]
  if (!preview) return {}
  const of = frameSlugs.find((slug) => slug === query.get('of'))

  return { preview, ...(division !== null && { division }), ...(of && { of }) }
}
