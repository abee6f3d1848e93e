import type { PayloadRequest } from 'payload'

import { readDivisions } from '#collections/shared/divisions.ts'
import { publicAddress } from '#kernel/public-address.ts'

/** Whether a complete address is under one of the names of the house. */
export async function isOfHouse(req: PayloadRequest, address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  const own = publicAddress()
  const names = (await readDivisions(req)).flatMap(({ hosts }) => hosts ?? [])

  return names.includes(hostname) || (own !== null && new URL(own).hostname === hostname)
}
