import { isPrivatePath } from './private-pages.ts'
import type { VisitOrigin } from './visit-origin.contract.ts'

/** Where the browser keeps it for one session, and only while its visitor agrees to be counted. */
export const visitOriginKey = 'visit-origin'

type Visit = { address: string; referrer: string; now: string }

/** Reads the origin of a visit from the address of its first page; `now` is the instant when that was opened, as ISO text. */
export function visitOriginOf({ address, referrer, now }: Visit): VisitOrigin {
  const { host, pathname, searchParams } = new URL(address)
  const campaign = (name: string, most: number) =>
    // Half a character, where one is written in two, is kept by no database.
    searchParams
      .get(`utm_${name}`)
      ?.trim()
      .slice(0, most)
      .replace(/[\uD800-\uDBFF]$/, '') || undefined
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  const site = from && from.host !== host ? from : null

  return {
    source: campaign('source', 120) ?? site?.hostname.replace(/^www\./, '').slice(0, 120) ?? 'direkt',
    medium: campaign('medium', 120) ?? (site ? 'verweis' : undefined),
    campaign: campaign('campaign', 160),
    term: campaign('term', 160),
    content: campaign('content', 160),
    referrer: site?.origin,
    landingPath: landingPathOf(pathname).slice(0, 500),
    firstSeenAt: now,
  }
}

/** The address of a private page may open it, and whoever's script runs on the next one reads what is kept. */
function landingPathOf(pathname: string): string {
  return isPrivatePath(pathname) ? `/${pathname.split('/', 2)[1]}` : pathname
}
