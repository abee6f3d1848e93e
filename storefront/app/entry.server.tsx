import { renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'

import { DocumentResponse } from '#ui/design/document-response.server.ts'
import { inlineCss } from '#ui/design/inline-css.server.ts'
import { InlineStylesProvider } from '#ui/design/page-styles.tsx'
import { documentBytes } from './document-bytes.server.ts'
import { EmbeddedShopProvider } from './shop/branch-shop.tsx'
import { apiContext, embeddedShopContext, nowContext } from './shop/load-context.ts'
import { createShopReader } from './shop/shop-reader.ts'

/** Called by the server once per request. `fetch` is the transport to the API, `now` the one clock. */
export function createLoadContext(request: {
  fetch: typeof fetch
  now: Temporal.Instant
}): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, createShopReader(request.fetch))
  context.set(nowContext, request.now)
  return context
}

/**
 * Pages are cached whole, so nothing is gained by streaming them in parts: one synchronous render costs a third
 * less CPU than React's stream.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { serverHandoffStream: handoff, ...context } = routerContext
  const shop = loadContext.get(embeddedShopContext)
  const { matches } = routerContext.staticHandlerContext
  const isLifeless = matches.some(({ route }) => route.handle?.isLifeless)
  const css = inlineCss(routerContext)
  const html = renderToString(
    <InlineStylesProvider value={css && ''}>
      <EmbeddedShopProvider value={shop}>
        <ServerRouter context={context} url={request.url} />
      </EmbeddedShopProvider>
    </InlineStylesProvider>,
  )
  return new DocumentResponse(await documentBytes({ html, css, shop, handoff, isLifeless }), {
    status,
    headers,
  })
}
