import { linkProblem } from '../content/links.ts'
import { scanRoot } from './qr/short-address.ts'

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
  if (url.startsWith('#')) return 'Eine Sprungmarke allein ist kein Ziel.'
  const problem = linkProblem(url)
  if (problem !== null) return problem
  const address = redirectAddress(url)

  return address?.startsWith('/') && isPathOfCode(address)
    ? 'Ein Code kann nicht zu einem Code führen. Bitte geben Sie an, was jener öffnet.'
    : null
}

/** Whether a path of the house is that of a code: from one to the next somebody could be led for ever, and each would count. */
export const isPathOfCode = (path: string): boolean => new RegExp(`^${scanRoot}(?:[/?#]|$)`, 'i').test(path)

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
