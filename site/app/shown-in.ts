import type { Shown } from './load-context.ts'

/** What an address asks to see before it is public. The division counts only beside a preview. */
export function shownIn(query: URLSearchParams): Shown {
  const [preview, division] = [query.get('preview'), query.get('division')]
  if (!preview) return {}

  return { preview, ...(division !== null && { division }) }
}
