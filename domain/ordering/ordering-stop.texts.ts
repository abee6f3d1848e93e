import type { BranchView } from '../catalogue/branch.contract.ts'
import { shopFailures } from '../refusals/client-failures.ts'
import { formatDateTime, formatOpening } from '../time/format.ts'
import { ownPauseEnd, pausedUntil } from './acceptance.ts'
import type { Ordering, OrderingStop } from './ordering-stop.ts'
import type { OrderType } from './order-terms.ts'

export type StopWords = {
  title: string
  /** When it goes on, and what is possible until then. */
  lines: string[]
  /** Title and first line, where the button would stand. */
  reason: string
  /** On what cannot be ordered; empty where it was never meant to be. */
  badge: string
  /** Whether no clock ends it. */
  isLasting: boolean
}

type Asked = {
  ordering: Ordering
  branch: BranchView
  orderType: OrderType
  now: Temporal.Instant
  /** The specification names a missing delivery differently on the two. */
  place: 'menu' | 'checkout'
}

/** What a guest reads where ordering is stopped, null where it is not. Spec: storefront 4 and 8. */
export function stopWords({ ordering, ...asked }: Asked): StopWords | null {
  const { mode, stop } = ordering
  if (!stop) return null

  const title = titleOf(stop, asked.place)
  const lines = [
    ...reopeningLines(stop, asked),
    ...(hasAlternatives[stop.reason] ? alternativeLines(asked.branch, asked.now) : []),
    ...(mode === 'closed' ? [] : [shopFailures.preorderHint]),
  ]

  const badge = badges[stop.reason]
  return { title, lines, reason: [title, ...lines.slice(0, 1)].join(' '), badge, isLasting: badge === '' }
}

/** Where something else can be ordered from the very same house now. */
const hasAlternatives: Partial<Readonly<Record<OrderingStop['reason'], true>>> = {
  paused: true,
  'delivery-paused': true,
  'delivery-closed': true,
}

const badges: Readonly<Record<OrderingStop['reason'], string>> = {
  closed: 'Geschlossen',
  'delivery-closed': 'Keine Lieferung',
  paused: 'Pause',
  'delivery-paused': 'Keine Lieferung',
  'not-yet': 'Noch geschlossen',
  'no-order-type': '',
  'no-payment-method': '',
  'menu-empty': '',
}

function titleOf({ reason }: OrderingStop, place: Asked['place']): string {
  switch (reason) {
    case 'closed':
      return shopFailures.closed
    case 'delivery-closed':
      return place === 'menu' ? shopFailures.noDeliveryOnMenu : shopFailures.noDelivery
    case 'paused':
      return shopFailures.paused
    case 'delivery-paused':
      return shopFailures.deliveryPaused
    case 'not-yet':
      return shopFailures.notYetOpen
    case 'no-order-type':
      return shopFailures.noOrderType
    case 'no-payment-method':
      return shopFailures.noPaymentMethod
    case 'menu-empty':
      return shopFailures.menuEmpty
  }
}

function reopeningLines(
  stop: OrderingStop,
  { branch, orderType, now }: Pick<Asked, 'branch' | 'orderType' | 'now'>,
): string[] {
  switch (stop.reason) {
    case 'no-order-type':
      return ['Die Karte ist nur zum Ansehen.']
    case 'no-payment-method':
      return ['Es ist keine Zahlungsart verfügbar.']
    case 'menu-empty':
      return ['Bitte schauen Sie später wieder vorbei.']
    case 'not-yet':
      return [`Bestellungen sind ab ${formatDateTime(stop.opensAt, branch.timeZone)} Uhr möglich.`]
    case 'paused':
    case 'delivery-paused':
      return pauseLines(stop, { branch, orderType, now })
    case 'closed':
    case 'delivery-closed': {
      if (!stop.opensAt) return endlessLines(stop.reason, branch)
      const verb = orderType === 'delivery' ? 'Wir liefern wieder' : 'Wir öffnen'
      return [`${verb} ${formatOpening(stop.opensAt, now, branch.timeZone)}.`]
    }
  }
}

/** A weekday alone would be the wrong one. */
const farMs = 6 * 24 * 3_600_000

/** Why, and when it goes on. What staff said of a pause is said of no other, nor of an evening that is over. */
function pauseLines(
  { opensAt }: { opensAt: Temporal.Instant | null },
  { branch, orderType, now }: Pick<Asked, 'branch' | 'orderType' | 'now'>,
): string[] {
  const { pauseReason, timeZone } = branch
  const why = ownPauseEnd(branch, orderType, now) ? pauseReason?.trim() : shopFailures.afterLastOrder
  const isFar = opensAt && opensAt.epochMilliseconds - now.epochMilliseconds > farMs
  const then =
    opensAt && (isFar ? `ab ${formatDateTime(opensAt, timeZone)} Uhr` : formatOpening(opensAt, now, timeZone))
  const goesOn = then && `Bestellen können Sie wieder ${then}.`

  return [why, goesOn].flatMap((line) => line || [])
}

/** The message of the house is about the house, not about its delivery alone. */
function endlessLines(reason: 'closed' | 'delivery-closed', { closedMessage }: BranchView): string[] {
  return reason === 'closed' ? [closedMessage || shopFailures.closedWithoutEnd] : []
}

function alternativeLines(branch: BranchView, now: Temporal.Instant): string[] {
  const others = [
    branch.isTakeawayEnabled && !pausedUntil(branch, 'takeaway', now) && 'Abholung',
    branch.isDineInEnabled && !pausedUntil(branch, 'dineIn', now) && 'Bestellung vor Ort',
  ].filter(Boolean)
  if (others.length === 0) return []

  return [`${others.join(' und ')} ${others.length > 1 ? 'sind' : 'ist'} möglich.`]
}
