import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { StopNotice } from '../shop/stop-notice.tsx'
import { type ShownOrdering, useOrdering } from '../shop/use-ordering.ts'

type MenuNoticeProps = { shop: BranchShopView; ordering: ShownOrdering; now: Temporal.Instant }

/** What does not go right now; that nothing is delivered also those are told who have not chosen yet. */
export function MenuNotice({ shop, ordering: { stop, words }, now }: MenuNoticeProps) {
  const { branch } = shop
  const delivery = useOrdering(shop, { orderType: 'delivery', now, place: 'menu' })
  const isDeliveryClosed = branch.isDeliveryEnabled && delivery.stop?.reason === 'delivery-closed'
  const shown = words ?? (isDeliveryClosed ? delivery.words : null)
  // Where the menu would be it is said already.
  if (stop?.reason === 'menu-empty') return null

  return shown && <StopNotice words={shown} branch={branch} />
}
