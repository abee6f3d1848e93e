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
