import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { isOrderingOpen } from '#domain/ordering/checkout-options.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { branchNextOpening } from '#domain/time/branch-hours.ts'
import { formatDateTime, formatOpening } from '#domain/time/format.ts'
import { Notice } from '../../ui/notice.tsx'

type OrderingNoticeProps = { branch: BranchView; orderType: OrderType; now: Temporal.Instant }

/** Why nothing can be taken up right now, when it can again, and whether a preorder helps. Spec: storefront 8. */
export function OrderingNotice({ branch, orderType, now }: OrderingNoticeProps) {
  const isOnlyDeliveryClosed = orderType === 'delivery' && isOrderingOpen(branch, 'takeaway', now)

  return (
    <Notice tone="warn" title={isOnlyDeliveryClosed ? shopFailures.noDelivery : shopFailures.closed}>
      <p>{reopeningText(branch, now, isOnlyDeliveryClosed)}</p>
      {branch.isPreorderEnabled && <p>{shopFailures.preorderHint}</p>}
    </Notice>
  )
}

function reopeningText(
  branch: BranchView,
  now: Temporal.Instant,
  isOnlyDeliveryClosed: boolean,
): string | null {
  const { orderableFrom, timeZone } = branch
  if (orderableFrom && Temporal.Instant.compare(now, orderableFrom) < 0) {
    return `Bestellungen sind ab ${formatDateTime(Temporal.Instant.from(orderableFrom), timeZone)} möglich.`
  }

  const next = branchNextOpening(branch, now, isOnlyDeliveryClosed ? 'delivery' : 'branch')
  if (!next) return isOnlyDeliveryClosed ? null : branch.closedMessage || null

  return `${isOnlyDeliveryClosed ? 'Wir liefern wieder' : 'Wir öffnen'} ${formatOpening(next, now, timeZone)}.`
}
