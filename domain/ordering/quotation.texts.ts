import { formatDate, formatDateTime } from '../time/format.ts'
import { wallClockAt } from '../time/zone-clock.ts'
import type { QuotationProblem } from './make-quotation.ts'
import { type OrderWithQuotation, quotationStatusAt } from './order-status-quotation.ts'
import type { QuotationStatus } from './order-terms.ts'

/** Why an offer was not sent. */
export const quotationProblemTexts: Readonly<Record<QuotationProblem['code'], string>> = {
  'order-too-large': 'So viel kann ein Angebot nicht ausmachen. Bitte prüfen Sie Mengen und Preise.',
  'appointment-past': 'Bitte bieten Sie einen Termin in der Zukunft an.',
  'valid-until-past': 'Bitte nennen Sie einen Tag, der noch nicht vorbei ist.',
  'valid-until-late': 'Ein Angebot gilt höchstens ein Jahr.',
}

/** Why nothing can be done with the offer, by where it stands. */
export const whyNotQuotationTexts: Readonly<Record<QuotationStatus | 'changed' | 'not-a-request', string>> = {
  none: 'Für diese Anfrage gibt es noch kein Angebot.',
  offered: 'Das Angebot wartet auf die Antwort des Gasts.',
  accepted: 'Das Angebot ist bereits angenommen.',
  declined: 'Das Angebot wurde bereits abgelehnt.',
  expired:
    'Dieses Angebot ist leider abgelaufen. Bitte melden Sie sich bei uns, wir machen Ihnen gern ein neues.',
  withdrawn: 'Dieses Angebot wurde zurückgezogen.',
  changed: 'Das Angebot wurde inzwischen überarbeitet. Bitte sehen Sie sich das neue an.',
  'not-a-request': 'Ein Angebot gibt es nur für Anfragen, die noch auf eine Antwort warten.',
}

/** Why an order is neither confirmed nor changed nor given another time while its guest has an offer to answer. */
export const quotationOpenText =
  'Der Gast hat ein offenes Angebot. Nehmen Sie es für ihn an, überarbeiten Sie es, oder ziehen Sie es zurück.'

/** „11.12.2026“ for what holds until midnight, with the time otherwise. */
export function validUntilWords(validUntil: string, timeZone: string): string {
  const ends = Temporal.Instant.from(validUntil)
  const isMidnight = wallClockAt(ends.epochMilliseconds, timeZone).minute === 0

  return isMidnight ? formatDate(ends.subtract({ seconds: 1 }), timeZone) : formatDateTime(ends, timeZone)
}

/** What the card of a request says of its offer, null where there is none. */
export function quotationCardText(
  order: Pick<OrderWithQuotation, 'quotationStatus' | 'quotationValidUntil'>,
  timeZone: string,
  now: Temporal.Instant,
): string | null {
  const { quotationValidUntil } = order
  const status = quotationStatusAt(order, now)
  if (status !== 'offered') return cardTexts[status]

  return quotationValidUntil
    ? `Angebot gesendet, gültig bis ${validUntilWords(quotationValidUntil, timeZone)}`
    : 'Angebot gesendet'
}

const cardTexts: Readonly<Record<Exclude<QuotationStatus, 'offered'>, string | null>> = {
  none: null,
  accepted: 'Angebot angenommen',
  declined: 'Angebot abgelehnt',
  expired: 'Angebot abgelaufen',
  withdrawn: 'Angebot zurückgezogen',
}
