import type { Where } from 'payload'

/** Below the panel's address: a list with what it is filtered by, as Payload's own filters write it. */
export function listPath(
  slug: string,
  or: readonly Record<string, Where[string]>[],
  sort?: string,
): `/${string}` {
  const query = new URLSearchParams()
  or.forEach((conditions, group) => {
    Object.entries(conditions).forEach(([field, condition], index) => {
      write(query, `where[or][${group}][and][${index}][${field}]`, condition)
    })
  })
  if (sort) query.set('sort', sort)

  return `/collections/${slug}?${query.toString()}`
}

function write(query: URLSearchParams, path: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) write(query, `${path}[${key}]`, inner)
    return
  }
  query.append(path, String(value))
}
