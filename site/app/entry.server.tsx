import { renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'

import { DocumentResponse } from '#ui/design/document-response.server.ts'
import { inlineCss, withInlineCss } from '#ui/design/inline-css.server.ts'
import { neededStyles } from '#ui/design/needed-styles.server.ts'
import { InlineStylesProvider } from '#ui/design/page-styles.tsx'
import { ScriptsProvider, scriptsOf } from './design/page-scripts.tsx'
import { readerContext } from './load-context.ts'
import { shownIn } from './shown-in.ts'
import { createSiteReader } from './site-reader.ts'

/** Called by the server once per request. `fetch` is the transport to the API. */
export function createLoadContext(request: { fetch: typeof fetch }): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(readerContext, createSiteReader(request.fetch))
  return context
}

/** Whole and in one pass: the page is stored as it is, and no data travels with it, see decision 18. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { serverHandoffStream: _handoff, ...context } = routerContext
  const css = inlineCss(routerContext)
  const html = renderToString(
    <InlineStylesProvider value={css && ''}>
      <ScriptsProvider value={scriptsOf(routerContext)}>
        <ServerRouter context={context} url={request.url} />
      </ScriptsProvider>
    </InlineStylesProvider>,
  )
  // In a preview sections come that were not there before.
  const { preview } = shownIn(new URL(request.url).searchParams)
  const styles = css && !preview ? neededStyles(css, html) : css
  const document = Buffer.concat(withInlineCss(`<!DOCTYPE html>${html}`, styles))

  return new DocumentResponse(document, { status, headers })
}
