import type { IncomingMessage } from 'node:http'

/** True only for a direct call from this machine, not for one that a proxy here passes on. */
export function isDirectLoopback(req: IncomingMessage): boolean {
  const address = req.socket.remoteAddress ?? ''
  const isLocal = address === '::1' || /^(::ffff:)?127\./.test(address)
  return isLocal && !req.headers['x-forwarded-for'] && !req.headers.forwarded && !req.headers.via
}
