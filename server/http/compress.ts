import { constants } from 'node:zlib'
import compression from 'compression'

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|ld\+json|problem\+json)|image\/svg\+xml)/i

/** For answers that are made anew each time; a stream of events must reach the client at once, so never that. */
export function compressDynamic() {
  return compression({
    threshold: 1024,
    filter: (_req, res) => compressible.test(String(res.getHeader('Content-Type') ?? '')),
    level: 3,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  })
}
