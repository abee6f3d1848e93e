import type { Payload } from 'payload'

import { kept } from '#kernel/live/kept.ts'
import { publicAddress } from '#kernel/public-address.ts'

import { readDivisions } from './divisions.ts'

/**
 * Whether a host is one by which the installation is known: that of its address, or one of a brand. While nobody has
 * said its address, every host may be one.
 */
export async function isOwnHost(payload: Payload, host: string): Promise<boolean> {
  const address = publicAddress()
  if (address === null) return true

  return host === new URL(address).host || (await hostsOfBrands(payload, address)).includes(host)
}

/** They are reached as the installation is. */
async function hostsOfBrands(payload: Payload, address: string): Promise<string[]> {
  const hosts = await kept({
    payload,
    key: 'hosts of brands',
    read: async (req) => (await readDivisions(req)).flatMap((division) => division.hosts ?? []),
    bytesOf: (names) => names.join().length * 2,
  })
  return (hosts ?? []).map((hostname) => Object.assign(new URL(address), { hostname }).host)
}
