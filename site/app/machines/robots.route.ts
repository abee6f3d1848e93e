import type { LoaderFunctionArgs } from 'react-router'

import { closedPaths } from '#domain/url-space.ts'

/** Pages are open to all; what belongs to the staff or to one guest is not for search engines. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url)
  const lines = [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]

  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-page-until': 'changed' },
  })
}
