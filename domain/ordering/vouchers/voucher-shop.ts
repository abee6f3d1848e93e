import type { BranchShopView } from '../../catalogue/shop.contract.ts'
import type { PlaceOrderRequest } from '../order.contract.ts'
import { isForVouchers, type VoucherCart } from './voucher-cart.ts'

/**
 * The shop for a cart of vouchers alone: whatever the hour, as an order to fetch, for which nothing is asked, promised or
 * kept free; any other cart gets it as it is. The browser shows it, the server judges orders by it. A branch that sells
 * by offers answers these as well. Source: ADR 119.
 */
export function shopForCart<Shop extends BranchShopView>(shop: Shop, items: VoucherCart['items']): Shop {
  const { branch, products } = shop
  if (!isForVouchers(shop, items)) return shop

  return {
    ...shop,
    branch: { ...branch, ...askingNothing },
    products: products.map((product) => ({ ...product, isLeadTimeEnabled: false })),
  }
}

const askingNothing = {
  isTakeawayEnabled: true,
  isDeliveryEnabled: false,
  isDineInEnabled: false,
  isTakeawayAddressRequired: false,
  openingHours: [{ type: 'daily' as const, from: '00:00', to: '24:00' }],
  isDeliveryHoursEnabled: false,
  orderableFrom: null,
  takeawayPausedUntil: null,
  lastOrderAt: null,
  lastOrderUntil: null,
  isAppointmentRequired: false,
  slotCapacityMinutes: null,
  takeawayPreparationMinutes: null,
}

/** A request for them, whatever was said of how and for when. */
export const requestForVouchers = <Request extends Partial<PlaceOrderRequest>>(
  request: Request,
): Request => ({
  ...request,
  isDelivery: false,
  isDineIn: false,
  appointmentDate: null,
})
