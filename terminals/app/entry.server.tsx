import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'

import { DocumentResponse } from '#ui/design/document-response.server.ts'
import { inlineCss, withInlineCss } from '#ui/design/inline-css.server.ts'
import { InlineStylesProvider } from '#ui/design/page-styles.tsx'
import { apiContext } from './load-context.ts'

/** Called by the server once per request. `fetch` is the transport to the API. */
export function createLoadContext(request: { fetch: typeof fetch }): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, request.fetch)
  return context
}

/** Only the frame: what a screen shows its browser asks for, with the key that stands in its address. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const css = inlineCss(routerContext)
  const stream = await renderToReadableStream(
    <InlineStylesProvider value={css && ''}>
      <ServerRouter context={routerContext} url={request.url} />
    </InlineStylesProvider>,
  )
  await stream.allReady
  const markup = await new Response(stream).text()

  return new DocumentResponse(Buffer.concat(withInlineCss(markup, css)), { status, headers })
}
