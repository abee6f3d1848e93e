import type { LoaderFunctionArgs } from 'react-router'

import { readerContext } from '../load-context.ts'
import { escapeXml } from './escape-xml.ts'

/** Every indexed page of the division with the day of its last change. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { host, origin: asked } = new URL(request.url)
  const { pages, origin } = await context.get(readerContext)(host).map()
  const urls = pages.map(
    ({ href, updatedAt }) =>
      `<url><loc>${escapeXml((origin ?? asked) + href)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`,
  )

  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'x-page-until': 'changed' } },
  )
}
