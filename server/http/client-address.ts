import type { IncomingMessage } from 'node:http'

import { expandIpv6 } from '#domain/operations/truncate-address.ts'

/** How a client is counted. An IPv6 customer owns a whole /64, so the last half does not tell clients apart. */
export function limitKey(address: string | undefined): string {
  if (!address) return 'unknown'
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? expandIpv6(address).slice(0, 4).join(':')
}

/** True only for a direct call from this machine, not for one that a proxy here passes on. */
export function isDirectLoopback(req: IncomingMessage): boolean {
  const address = req.socket.remoteAddress ?? ''
  const isLocal = address === '::1' || /^(::ffff:)?127\./.test(address)
  return isLocal && !req.headers['x-forwarded-for'] && !req.headers.forwarded && !req.headers.via
}
