import type { BranchView } from '../catalogue/branch.contract.ts'
import type { ShopSettings } from '../catalogue/shop.contract.ts'
import type { Checkout } from './checkout.ts'
import { checkoutForm } from './order.contract.ts'

export const vienna = 'Europe/Vienna'
export const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[${vienna}]`).toInstant()
export const noon = at('2026-11-23T12:00')
export const night = at('2026-11-23T23:00')

/** An inn that demands nothing but the names, open 11 to 22, delivering 17 to 21 into one area from 20 €. */
export const inn = {
  timeZone: vienna,
  openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
  deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
  isDeliveryHoursEnabled: true,
  orderableFrom: null,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isPreorderEnabled: false,
  isAppointmentRequired: false,
  isQuotationRequired: false,
  isCashEnabled: true,
  isATMCardEnabled: true,
  isHydroAGVoucherEnabled: false,
  isMollieEnabled: true,
  isDatatransEnabled: true,
  isDeliveryEmailRequired: false,
  isDeliveryPhoneRequired: false,
  isDeliveryAddressRequired: false,
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDineInAddressRequired: false,
  isTakeawayEmailRequired: false,
  isTakeawayPhoneRequired: false,
  isTakeawayAddressRequired: false,
  slotMinutes: 15,
  tables: [{ id: 't1', identifier: '7' }],
  deliveryAreas: [
    { area: 'Zentrum', price: 300, tax: 2000, free: false, minimumOrderValue: 2000 },
    { area: 'Land', price: 500, tax: 2000, free: false },
  ],
} as unknown as BranchView // Only what checkout reads.
export const shop = {
  currency: 'EUR',
  maxOrderValue: 100_000,
  orderButtonLabel: null,
  enableCash: true,
  enableATMCard: true,
  enableHydroAGVoucher: true,
  enableMollie: false,
  enableDatatrans: true,
} as unknown as ShopSettings // Only what checkout reads.

export type Change = {
  form?: Partial<Checkout['form']>
  branch?: Partial<BranchView>
  settings?: Partial<ShopSettings>
  goodsGrossCents?: number
  /** Of the goods; all of them unless it is said. */
  countedGoodsCents?: number
  isPriceHidden?: boolean
  leadTimeMinutes?: number
  now?: Temporal.Instant
}

/** Anna orders a soup to take away at noon and leaves nothing out. */
export function anna({
  form,
  branch,
  settings,
  goodsGrossCents = 2500,
  countedGoodsCents = goodsGrossCents,
  isPriceHidden = false,
  leadTimeMinutes = 0,
  now = noon,
}: Change = {}): Checkout {
  return {
    form: {
      ...checkoutForm.parse({
        firstName: 'Anna',
        lastName: 'Berger',
        legalInstructions: true,
        privacyPolicy: true,
      }),
      isDelivery: false,
      isDineIn: false,
      items: [{ product: 'soup', amount: 1, unit: 'piece', parts: [] }],
      ...form,
    },
    branch: { ...inn, ...branch },
    settings: { ...shop, ...settings },
    totals: { goodsGrossCents, countedGoodsCents, isPriceHidden },
    leadTimeMinutes,
    now,
  }
}

export const delivery = { isDelivery: true, deliveryArea: 'Zentrum' }
export const evening = at('2026-11-23T18:00')
