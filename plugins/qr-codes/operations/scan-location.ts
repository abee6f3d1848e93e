import type { PayloadRequest } from 'payload'

import { divisionOfHost, readDivisions } from '#collections/shared/divisions.ts'
import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { markedHref } from '#domain/insight/qr/short-address.ts'
import { publicAddress } from '#kernel/public-address.ts'

import type { TargetPlace } from './resolve-target.ts'

type Asked = { place: TargetPlace; path: string; host: string }

/**
 * The address to which a scan is sent, with the mark of its code where the page is one of the house: others are left as
 * they were stored. Another name of the house is said in full, so that its own pages are shown.
 */
export async function scanLocation(
  req: PayloadRequest,
  { place: { href, division }, path, host }: Asked,
): Promise<string> {
  if (!href.startsWith('/')) return (await isOfHouse(req, href)) ? markedHref(href, path) : href

  const marked = markedHref(href, path)
  const isOfOther = division !== undefined && (await divisionOfHost(req, host))?.id !== division?.id
  const origin = isOfOther ? divisionOrigin(division) : null

  return `${origin ?? ''}${marked}`
}

async function isOfHouse(req: PayloadRequest, address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  const own = publicAddress()
  const names = (await readDivisions(req)).flatMap(({ hosts }) => hosts ?? [])

  return names.includes(hostname) || (own !== null && new URL(own).hostname === hostname)
}
