import { describe, expect, it } from 'vitest'

import { branch, branchShop, product, settings } from '../../catalogue/shop.fixture.ts'
import { checkoutProblems } from '../checkout.ts'
import { noon } from '../checkout.fixture.ts'
import { emptyForm } from '../entered-form.ts'
import { orderingNow } from '../ordering-stop.ts'
import { buysOnlyVouchers } from './voucher-cart.ts'
import { requestForVouchers, shopForCart } from './voucher-shop.ts'

const voucher = { product: 'voucher', amount: 1, unit: 'piece' as const, parts: [] }
const dish = { ...voucher, product: 'schnitzel' }
/** Closed for good, and asking for all that there is. */
const shop = branchShop({
  branch: branch({
    openingHours: [],
    isPreorderEnabled: false,
    isTakeawayEnabled: false,
    isDineInEnabled: true,
    isAppointmentRequired: true,
    isTakeawayAddressRequired: true,
    takeawayPausedUntil: '2026-11-23T20:00:00Z',
    orderableFrom: '2027-01-01T00:00:00Z',
    lastOrderAt: '2026-11-23T08:00:00Z',
    lastOrderUntil: '2026-11-24T08:00:00Z',
  }),
  settings: settings({ enablePluginDonations: false }),
  products: [
    product(),
    product({
      id: 'voucher',
      voucherKind: 'multi-purpose',
      isLeadTimeEnabled: true,
      leadTimeType: 'days',
      leadTimeValue: 2,
    }),
  ],
})

const problemsOf = (items: (typeof voucher)[]) => {
  const judged = shopForCart(shop, items)
  const form = {
    ...emptyForm,
    firstName: 'Anna',
    lastName: 'Huber',
    email: 'anna@gast.test',
    phone: '+43 664 1234567',
    legalInstructions: true,
    privacyPolicy: true,
    isDelivery: true,
    isDineIn: false,
    appointmentDate: '2020-01-01T00:00:00Z',
    items,
  }

  return checkoutProblems({
    form: judged === shop ? form : requestForVouchers(form),
    branch: judged.branch,
    settings: judged.settings,
    totals: null,
    leadTimeMinutes: judged === shop ? 2_880 : 0,
    now: noon,
  }).map(({ field, code }) => `${field} ${code}`)
}

describe('a cart of vouchers alone', () => {
  it('is one that holds some, and nothing else', () => {
    const { products } = shop

    expect(buysOnlyVouchers({ products, items: [voucher, voucher] })).toBe(true)
    expect(buysOnlyVouchers({ products, items: [voucher, dish] })).toBe(false)
    expect(buysOnlyVouchers({ products, items: [{ product: 'gone' }] })).toBe(false)
    expect(buysOnlyVouchers({ products, items: [] })).toBe(false)
  })

  it('is ordered whatever the hour, without saying how, where to or for when', () => {
    expect(problemsOf([voucher])).toEqual([])
    expect(orderingNow(shopForCart(shop, [voucher]), 'takeaway', noon)).toEqual({ mode: 'order', stop: null })
    expect(problemsOf([voucher, dish])).toContain('orderType closed')
  })

  it('is sold by nobody who takes no orders at all', () => {
    const mute = { ...shop, branch: { ...shop.branch, isDineInEnabled: false, isDeliveryEnabled: false } }

    expect(shopForCart(mute, [voucher])).toBe(mute)
  })

  it('is answered like all others by a house that sells by offers', () => {
    const asking = { ...shop, branch: { ...shop.branch, isQuotationRequired: true } }

    expect(shopForCart(asking, [voucher])).toBe(asking)
    expect(shopForCart(shop, [dish])).toBe(shop)
  })
})
