import type { LoaderFunctionArgs } from 'react-router'

import { apiContext } from '../shop/load-context.ts'
import { keptUntil } from '../shop/page-cache.ts'
import { shopManifest } from './shop-manifest.ts'

/** The shop as an app, for whoever installs it. The website has another one, decision 53. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { host, origin } = new URL(request.url)
  const shop = await context.get(apiContext).shop(host)
  if (!shop.settings.enablePluginPWA) return new Response(null, { status: 404, headers: keptUntil(null) })

  return new Response(JSON.stringify(shopManifest(shop, origin)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', ...keptUntil(null) },
  })
}
