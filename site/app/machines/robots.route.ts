import type { LoaderFunctionArgs } from 'react-router'

/** Pages are open to all; what belongs to the staff or to one guest is not for search engines. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url)
  const closed = ['/backend/', '/api/', '/custom/', '/status/', '/upload/', '/frontdesk/', '/backoffice/']
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]

  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-page-until': 'changed' },
  })
}
