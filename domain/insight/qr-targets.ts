import { linkProblem } from '../content/links.ts'

/** What opens when somebody scans a code. */
export const qrTargetLabels = {
  site: 'Seite',
  branch: 'Filiale',
  table: 'Tisch',
  product: 'Produkt',
  questionnaire: 'Fragebogen',
  url: 'Adresse',
} as const
export type QrTarget = keyof typeof qrTargetLabels

/** Why a code cannot be valid in this span, as German text, or null. Both ends are ISO instants or open. */
export function validityProblem(from: unknown, until: unknown): string | null {
  if (typeof from !== 'string' || typeof until !== 'string') return null

  return Date.parse(until) > Date.parse(from) ? null : '„Gültig bis“ muss nach „Gültig ab“ liegen.'
}

/** Why a code cannot open this address, as German text, or null; a scan has no page to jump on. */
export function scanTargetProblem(url: string): string | null {
  return url.startsWith('#') ? 'Eine Sprungmarke allein ist kein Ziel.' : linkProblem(url)
}

/**
 * The address of a redirect to what is stored, in the signs that a header can carry; null for what leads nowhere. A path
 * stays one of the house, however it is written.
 */
export function redirectAddress(href: string): string | null {
  const link = href.trim()
  if (linkProblem(link) !== null || link.startsWith('#')) return null
  if (!link.startsWith('/')) return URL.canParse(link) ? new URL(link).href : null

  const { pathname, search, hash } = new URL(link, 'http://house.invalid')
  return `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`
}
