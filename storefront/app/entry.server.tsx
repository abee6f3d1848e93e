import { PayloadSDK, PayloadSDKError } from '@payloadcms/sdk'
import { renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'

import { inlineCss } from './design/inline-css.server.ts'
import { InlineStylesProvider } from './design/page-styles.tsx'
import { EmbeddedShopProvider } from './shop/branch-shop.tsx'
import { apiContext, embeddedShopContext, nowContext } from './shop/load-context.ts'
import { createShopReader } from './shop/shop-reader.ts'

/** Called by the server once per request. `fetch` is the transport to the API, `now` the one clock. */
export function createLoadContext(request: {
  fetch: typeof fetch
  now: Temporal.Instant
}): RouterContextProvider {
  const sdk = new PayloadSDK({ baseURL: '/api', fetch: request.fetch })
  const reader = createShopReader((path) => sdk.request({ method: 'GET', path }).catch(throwAsResponse))

  const context = new RouterContextProvider()
  context.set(apiContext, reader)
  context.set(nowContext, request.now)
  return context
}

/** A refused read becomes the page's own status, so an unknown branch is a 404 page and not a fault. */
function throwAsResponse(error: unknown): never {
  if (error instanceof PayloadSDKError) throw new Response(null, { status: error.status })
  throw error
}

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
  const html = renderToString(
    <InlineStylesProvider value={inlineCss(routerContext)}>
      <EmbeddedShopProvider value={loadContext.get(embeddedShopContext)}>
        <ServerRouter context={context} url={request.url} />
      </EmbeddedShopProvider>
    </InlineStylesProvider>,
  )
  const document = scriptsAfterPaint(await withHandoff(html, handoff))
  return new Response(`<!DOCTYPE html>${document}`, { status, headers })
}

/**
 * Pages are cached whole, so nothing is gained by streaming them in parts: one synchronous render costs a third
 * less CPU than React's stream. The loader data that React Router would stream into the page is appended here, in
 * the same script elements.
 */
async function withHandoff(html: string, handoff: EntryContext['serverHandoffStream']): Promise<string> {
  if (!handoff) return html

  let data = ''
  const text = new TextDecoder()
  for await (const chunk of handoff) data += text.decode(chunk, { stream: true })

  const literal = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeInScript)
  const scripts = `<script>window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + scripts + html.slice(end)
}

/** The page is readable without its scripts: they give way to the picture and the font. */
function scriptsAfterPaint(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}

function escapeInScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
