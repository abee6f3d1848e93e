import type { Payload } from 'payload'

import { kept } from '#kernel/live/kept.ts'
import { publicAddress } from '#kernel/public-address.ts'

import { readDivisions } from './divisions.ts'

/**
 * Whether a host is one by which the installation is known: that of its address, or one of a division. While nobody has
 * said its address, it is reached where the process itself knows that it is.
 */
export async function isOwnHost(
  payload: Payload,
  host: string,
  itself: () => readonly URL[],
): Promise<boolean> {
  const address = publicAddress()
  const places = address === null ? itself() : [new URL(address)]
  if (places.some((place) => place.host === host)) return true

  // Divisions are reached as the installation is; their names are spelled as in addresses.
  const ports = new Set(places.map(({ port }) => (port === '' ? '' : `:${port}`)))
  const names = await hostsOfDivisions(payload)
  return names.some((name) => host.startsWith(name) && ports.has(host.slice(name.length)))
}

async function hostsOfDivisions(payload: Payload): Promise<string[]> {
  const hosts = await kept({
    payload,
    key: 'hosts of divisions',
    read: async (req) => (await readDivisions(req)).flatMap((division) => division.hosts ?? []),
    bytesOf: (names) => names.join().length * 2,
  })
  return hosts ?? []
}
