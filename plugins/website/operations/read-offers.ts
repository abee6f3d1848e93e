import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** What a “Leistung” says of the page that tells more about it. */
export type Offer = {
  site: string
  position: number
  priceFromCents: number | null
  durationMinutes: number | null
  /** The id of its video. */
  video: string | null
}

/** The public services that name one of these pages, in one statement; of several for a page the first counts. */
export async function readOffers(
  req: PayloadRequest,
  pages: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  if (pages.length === 0) return new Map()

  const docs = await findRecords(asSystem(req), 'services', {
    where: { and: [{ isPublic: { equals: true } }, { site: { in: [...pages] } }] },
    select: { site: true, position: true, priceFrom: true, durationMinutes: true, video: true },
    sort: ['position', 'path'],
    limit: 500,
  })
  const offers = docs.map(({ site, position, priceFrom, durationMinutes, video }) => ({
    site: String(site),
    position: position ?? 0,
    priceFromCents: priceFrom ?? null,
    durationMinutes: durationMinutes ?? null,
    video: video ? String(video) : null,
  }))

  return new Map(offers.toReversed().map((offer) => [offer.site, offer]))
}
