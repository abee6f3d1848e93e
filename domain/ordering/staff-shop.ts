import type { BranchShopView } from '../catalogue/shop.contract.ts'

/** Set on a branch where its own staff order for a guest; nobody else ever gets one. */
export type TakenByStaff = { isTakenByStaff?: true }

/**
 * The shop as staff order in it for whoever calls or stands at the counter: a pause and a smallest order are theirs to
 * keep or not, they ask no more of a guest than where to bring it, and what is paid is paid on the spot. Hours, slots
 * and what is sold out hold for them as well. The browser shows it, the server judges orders by it. Source: decision 101.
 */
export function staffShop<Shop extends BranchShopView>(shop: Shop): Shop {
  const { branch, settings } = shop
  const taken: BranchShopView['branch'] & TakenByStaff = {
    ...branch,
    isTakenByStaff: true,
    orderableFrom: null,
    takeawayPausedUntil: null,
    deliveryPausedUntil: null,
    dineInPausedUntil: null,
    lastOrderAt: null,
    lastOrderUntil: null,
    isQuotationRequired: false,
    ...asksLittle,
    deliveryAreas: branch.deliveryAreas.map((area) => ({ ...area, minimumOrderValue: null })),
    isCashEnabled: true,
    isMollieEnabled: false,
    isDatatransEnabled: false,
  }

  return {
    ...shop,
    branch: taken,
    settings: {
      ...settings,
      // What staff put together for a guest is no cart of their own.
      shopKey: `${settings.shopKey}-team`,
      enableCash: true,
      enablePluginDonations: false,
    },
  }
}

/** Where something is brought its address is needed, whatever else is not. */
const asksLittle = {
  isTakeawayEmailRequired: false,
  isTakeawayPhoneRequired: false,
  isTakeawayAddressRequired: false,
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDineInAddressRequired: false,
  isDeliveryEmailRequired: false,
  isDeliveryPhoneRequired: false,
  isDeliveryAddressRequired: true,
}
