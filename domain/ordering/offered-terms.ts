import type { DeliveryArea } from '../catalogue/branch.contract.ts'
import { formatMoney } from '../money/money.ts'
import { formatTime } from '../time/format.ts'
import { deliveryFee } from './delivery-fee.ts'
import type { OrderType } from './order-terms.ts'
import { momentText, waitText } from './promised-time.texts.ts'
import type { SlotQuestion } from './slots.ts'
import { soonestTime } from './soonest-time.ts'

/** `short` says the same where there is little room, beside the others. */
export type OfferedTerm = { text: string; short: string }

type WantedTime = {
  question: SlotQuestion
  isAsapPossible: boolean
  /** What the guest has chosen, if that is still to be had. */
  appointment: Temporal.Instant | null
  /** For when dishes are wanted: later than now while the house is closed. */
  shownFor: Temporal.Instant
}

const labels: Readonly<Record<OrderType, string>> = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Am Tisch',
}

/**
 * „Abholung in ca. 25 Min.“; „Lieferung ca. 19:40 Uhr“ where full slots have to be waited for; „Abholung morgen um 18:45
 * Uhr“ as chosen, or from when on there is something. Null where the house does not say how long it takes. How long
 * stays true while a page is kept, so only what the browser learns by itself is told by the clock.
 */
export function timeTerm({ question, isAsapPossible, appointment, shownFor }: WantedTime): string | null {
  const { orderType, now, branch, preparationMinutes } = question
  const label = labels[orderType]
  if (appointment) return `${label} ${momentText(appointment, now, branch.timeZone)}`
  if (Temporal.Instant.compare(shownFor, now) > 0) {
    return `${label} ab ${momentText(shownFor, now, branch.timeZone).replace(/^um /, '')}`
  }
  const soonest = isAsapPossible ? soonestTime(question) : null
  if (soonest?.isLater) return `${label} ca. ${formatTime(soonest.at, branch.timeZone)} Uhr`

  return soonest && preparationMinutes != null ? `${label} in ${waitText(preparationMinutes)}` : null
}

/** What a delivery to an area costs and from which value of goods there is one. */
export function areaTerms(area: DeliveryArea, currency: string): OfferedTerm[] {
  const { feeCents, isFree } = deliveryFee(area, 0)
  const fee = formatMoney(feeCents, currency)
  const minimum = area.minimumOrderValue && formatMoney(area.minimumOrderValue, currency)

  return [
    isFree
      ? { text: 'Kostenlose Lieferung', short: 'kostenlos' }
      : { text: `Lieferkosten ${fee}`, short: `+ ${fee}` },
    ...(minimum ? [{ text: `Mindestbestellwert ${minimum}`, short: `mind. ${minimum}` }] : []),
  ]
}
