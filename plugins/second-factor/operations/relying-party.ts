import type { PayloadRequest } from 'payload'

import { publicAddress } from '#kernel/public-address.ts'
import { Refused } from '#kernel/refused.ts'

type RelyingParty = { id: string; origin: string }

/** For whom passkeys are made: the public address, or else the one that the page was opened under. */
export function relyingPartyOf({ url }: PayloadRequest): RelyingParty {
  const { hostname, origin } = new URL(publicAddress() ?? url ?? '')

  return { id: hostname, origin }
}

/** A page of somebody else must not sign anybody in, not even to an account of its own. Programs send no such header. */
export function refuseForeignPages({ headers }: PayloadRequest): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new Refused('not-allowed')
}
