import type { VisitContext, VisitEvent } from '#domain/insight/visits/visit-batch.contract.ts'

/** After so long without a word somebody who comes back is on another visit. */
const pauseMs = 30 * 60_000
/** The server believes of a visit what happened within a day of its begin. */
const longestMs = 20 * 3_600_000
/** As long as the consent is kept. Spec: back office 8. */
const visitorMs = 365 * 86_400_000

/** Where both are kept. What they are made of is sorted by those who need it, for this comes with every page. */
export const visitKey = 'visit'
export const visitorKey = 'visitor'

/** Kept for one session of the browser, and only while its visitor agrees. `ahead` is by how much its clock is wrong. */
type Kept = { id: string; n: number; begun: number; last: number; ahead: number; context: VisitContext }
type Happened = Pick<VisitEvent, 'type' | 'action' | 'path' | 'data'>

/** Numbers an event within the visit that it belongs to, a new one where the one before is over. */
export function eventOfVisit(page: Document, happened: Happened): { visit: Kept; event: VisitEvent } {
  const known = keptVisit()
  const now = Date.now() - (known?.ahead ?? 0)
  const visit = known && isSame(known, now) ? known : begin(page, now, known?.ahead ?? 0)
  visit.n += 1
  visit.last = now
  keep(sessionStorage, visitKey, visit)

  return { visit, event: { n: visit.n, at: Math.max(0, now - visit.begun), ...happened } }
}

/** Begins anew by the server's clock, since this one is not believed. */
export function correctClock(serverNow: string): void {
  const known = keptVisit()
  if (known) keep(sessionStorage, visitKey, { ...known, ahead: Date.now() - Date.parse(serverNow), last: 0 })
}

/** How a visit began, as it was said. */
type Said = Omit<VisitContext, 'resolution' | 'ratio' | 'scheme'>
/** Whose id is all that is kept waits to be erased, and is nobody whom the browser knows. */
type KeptVisitor = { id: string; since?: number; first?: Said }

/** Whom the browser knows from before, else somebody new, who came as this visit did. */
export function visitorInBrowser(context: VisitContext): string {
  const known = keptVisitor()
  const isKnown = known?.since !== undefined && Date.now() - known.since < visitorMs
  const visitor = isKnown ? known : { id: crypto.randomUUID(), since: Date.now(), first: saidIn(context) }
  keep(localStorage, visitorKey, visitor)

  return visitor.id
}

function saidIn(context: VisitContext): Said {
  const { resolution: _, ratio: __, scheme: ___, ...said } = context

  return said
}

/** Whoever comes by another campaign or code is on another visit. */
function isSame({ last, begun, context }: Kept, now: number): boolean {
  if (now - last > pauseMs || now - begun > longestMs || now < begun) return false
  const { code, campaign } = saidByAddress()

  return (code ?? context.code) === context.code && (campaign ?? context.campaign) === context.campaign
}

function begin({ referrer }: Document, now: number, ahead: number): Kept {
  const { origin, host } = URL.canParse(referrer) ? new URL(referrer) : location
  const said = {
    ...saidByAddress(),
    source: word('utm_source', 120),
    medium: word('utm_medium', 120),
    referrer: host === location.host ? undefined : origin,
  }

  return {
    id: timedId(now),
    n: 0,
    begun: now,
    last: now,
    ahead,
    context: {
      ...said,
      resolution: `${screen.width}x${screen.height}`,
      ratio: devicePixelRatio,
      scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    },
  }
}

const saidByAddress = () => ({ code: word('qr', 120), campaign: word('utm_campaign', 160) })

/** What the address says of something; half a character, where one is written in two, is kept by no database. */
const word = (name: string, most: number): string | undefined =>
  new URLSearchParams(location.search)
    .get(name)
    ?.trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '') || undefined

/** A UUID of version 7. */
function timedId(now: number): string {
  const time = now.toString(16).padStart(12, '0')

  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

// Both are written by this module only.
export const keptVisit = () => read(sessionStorage, visitKey) as Kept | undefined
export const keptVisitor = () => read(localStorage, visitorKey) as KeptVisitor | undefined

function read(from: Storage, key: string): unknown {
  try {
    return JSON.parse(from.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function keep(into: Storage, key: string, value: unknown): void {
  try {
    into.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be blocked; then each page is a visit of its own.
  }
}
