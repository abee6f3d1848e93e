import type { PayloadRequest } from 'payload'

import { divisionOfHost } from '#collections/shared/divisions.ts'
import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { markedHref } from '#domain/insight/qr/short-address.ts'

import { isOfHouse } from './is-of-house.ts'
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
