import { expandIpv6 } from './truncate-address.ts'

/** How a client is counted. An IPv6 customer owns a whole /64, so the last half does not tell clients apart. */
export function limitKey(address: string | null | undefined): string {
  if (!address) return 'unknown'
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? expandIpv6(address).slice(0, 4).join(':')
}
