import { Writable } from 'node:stream'

import { PayloadSDK, PayloadSDKError } from '@payloadcms/sdk'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'

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

  const html = await renderWhole(
    <EmbeddedShopProvider value={loadContext.get(embeddedShopContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </EmbeddedShopProvider>,
  )
  return new Response(html, { status, headers })
}

/** Pages are cached whole, so nothing is gained by streaming them in parts. */
function renderWhole(document: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      highWaterMark: 1024 * 1024,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(`${Buffer.concat(chunks).toString()}`)
        done()
      },
    })
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}
