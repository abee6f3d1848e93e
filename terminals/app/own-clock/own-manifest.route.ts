import { ownManifest } from './own-manifest.ts'

/** What makes an app of the clock on one's own telephone. */
export const loader = (): Response =>
  new Response(JSON.stringify(ownManifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
  })
