import type { PayloadRequest } from 'payload'

import type { Site } from '#cms/payload-types.ts'
import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { noteUntil } from '#kernel/live/readings.ts'
import type { PageView } from '#domain/content/page.contract.ts'
import {
  sectionsHoldUntilMs,
  sectionsShownAt,
  unseenBecause,
  unseenWords,
} from '#domain/content/section-times.ts'

/** A page with the sections that visitors see now; what is made of it ends when the clock shows others. */
export function asSeen(site: Site, now: Temporal.Instant): Site {
  const body = site.content?.body
  if (!body) return site
  noteUntil(sectionsHoldUntilMs(body, now))

  return { ...site, content: { ...site.content, body: sectionsShownAt(body, now) } }
}

/** The same sections without a word of when and by what they are shown, which is nobody's business but the editors'. */
export function withoutTimes(body: PageView['body']): PageView['body'] {
  return body.map(
    ({ isHidden: _hidden, visibleFrom: _from, visibleUntil: _until, shownBy: _by, ...section }) => section,
  )
}

/** All sections, each with what an editor has to know where visitors do not see it. */
export async function withUnseen(
  req: PayloadRequest,
  body: PageView['body'],
  now: Temporal.Instant,
): Promise<PageView['body']> {
  if (body.every((section) => unseenBecause(section, now) === null)) return body
  const timeZone = await zoneOfHouse(req)

  return body.map((section) => {
    const unseen = unseenBecause(section, now)
    return unseen ? { ...section, unseen: unseenWords(unseen, timeZone) } : section
  })
}
