import { momentInZone } from '../time/wall-time.ts'

/** When visitors see a section: its fields, as far as they are what they should be. Instants are ISO 8601. */
export type Timed = { blockType?: unknown; isHidden?: unknown; visibleFrom?: unknown; visibleUntil?: unknown }

/** An instant of Temporal, or what the browser of an editor knows of it, which may be without. */
type Now = Pick<Temporal.Instant, 'epochMilliseconds'>

/** Why visitors do not see a section just now; `at` is when it begins or has ended. */
export type Unseen = { because: 'hidden' } | { because: 'not-yet' | 'over'; at: string }

/** Why visitors do not see a section at this instant, or null. Its time is half-open: it begins at `visibleFrom`. */
export function unseenBecause(section: Timed, { epochMilliseconds: nowMs }: Now): Unseen | null {
  if (section.isHidden === true) return { because: 'hidden' }
  const { from, until } = timesOf(section)
  if (until && until.ms <= nowMs) return { because: 'over', at: until.iso }

  return from && from.ms > nowMs ? { because: 'not-yet', at: from.iso } : null
}

/** The sections that visitors see at this instant, in their order. */
export function sectionsShownAt<Section extends Timed>(body: readonly Section[], now: Now): Section[] {
  return body.filter((section) => unseenBecause(section, now) === null)
}

/**
 * Until when the same of these sections are shown, if only the clock moves on, in milliseconds since 1970; infinite for
 * as long as nobody changes them.
 */
export function sectionsHoldUntilMs(body: readonly Timed[], { epochMilliseconds: nowMs }: Now): number {
  const edges = body
    .filter(({ isHidden }) => isHidden !== true)
    .flatMap((section) => Object.values(timesOf(section)))
    .flatMap((moment) => (moment && moment.ms > nowMs ? [moment.ms] : []))

  return Math.min(...edges, Number.POSITIVE_INFINITY)
}

/** Whether a value names an instant by which a section may begin or end: `2026-12-01T07:00:00.000Z`. */
export const isMoment = (value: unknown): value is string => momentOf(value) !== null

/** Why such times are none, in German, or null: a section has to begin before it ends. */
export function timesProblem({ visibleFrom, visibleUntil }: Timed): string | null {
  const { from, until } = timesOf({ visibleFrom, visibleUntil })

  return from && until && until.ms <= from.ms ? 'Das Ende muss nach dem Beginn liegen.' : null
}

/**
 * What stands beside a section in its list: `ausgeblendet`, `ab 1.12.`, `bis 24.12.` or `vorbei seit 24.12.`; empty where
 * visitors see it for good. Days are those of the zone.
 */
export function timesLabel(section: Timed, now: Now, timeZone: string): string {
  const unseen = unseenBecause(section, now)
  if (unseen?.because === 'hidden') return 'ausgeblendet'
  const { until } = timesOf(section)
  const at = unseen?.at ?? until?.iso
  if (at === undefined) return ''
  const day = shortDay(at, now, timeZone)
  if (unseen?.because === 'over') return `vorbei seit ${day}`

  return unseen ? `ab ${day}` : `bis ${day}`
}

/** What a preview says of a section that visitors do not see, by the clock of the zone. */
export function unseenWords(unseen: Unseen, timeZone: string): string {
  if (unseen.because === 'hidden') return 'Ausgeblendet: Besucher sehen diesen Abschnitt nicht.'
  const at = `${momentInZone(unseen.at, timeZone)} Uhr`

  return unseen.because === 'over'
    ? `Vorbei: Besucher sehen diesen Abschnitt seit ${at} nicht mehr.`
    : `Geplant: Besucher sehen diesen Abschnitt ab ${at}.`
}

/** `1.12.`, with the year where it is another one. */
function shortDay(at: string, { epochMilliseconds }: Now, timeZone: string): string {
  const [day = '', month = '', year = ''] = momentInZone(at, timeZone, false).split('.')
  const today = momentInZone(new Date(epochMilliseconds).toISOString(), timeZone, false)

  return `${Number(day)}.${Number(month)}.${today.endsWith(year) ? '' : year}`
}

type Moment = { iso: string; ms: number }

function timesOf({ visibleFrom, visibleUntil }: Timed): { from: Moment | null; until: Moment | null } {
  return { from: momentOf(visibleFrom), until: momentOf(visibleUntil) }
}

/** With its offset, or it would be another instant on each machine. */
function momentOf(value: unknown): Moment | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(value))
    return null
  const ms = Date.parse(value)

  return Number.isNaN(ms) ? null : { iso: value, ms }
}
