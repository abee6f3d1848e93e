import { describe, expect, it, test } from 'vitest'

import type { ProductView } from '../catalogue/product.contract.ts'
import type { BranchShopView } from '../catalogue/shop.contract.ts'
import { branch, branchShop, part, pizza, product, settings } from '../catalogue/shop.fixture.ts'
import { availablePaymentMethods } from './checkout-options.ts'
import { availableOrderTypes } from './offered-types.ts'
import { kioskShop } from './kiosk-shop.ts'
import { orderingNow } from './ordering-stop.ts'

const everything = {
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isCashEnabled: true,
  isATMCardEnabled: true,
  isMollieEnabled: true,
  isDatatransEnabled: true,
}
const allPayments = { enableCash: true, enableATMCard: true, enableMollie: true, enableDatatrans: true }
const at = (
  changes: Partial<BranchShopView['branch']> = {},
  more: Partial<BranchShopView['settings']> = {},
) =>
  kioskShop(
    branchShop({
      branch: branch({ ...everything, ...changes }),
      settings: settings({ ...allPayments, ...more }),
    }),
  )

it('offers what is had at once and paid at the counter', () => {
  const { branch: shown, settings: set } = at()

  expect(availableOrderTypes(shown)).toEqual(['takeaway', 'dineIn'])
  expect(availablePaymentMethods(shown, set)).toEqual(['cash', 'atm-card'])
  expect([shown.deliveryAreas, shown.phone, set.enablePluginDonations]).toEqual([[], null, false])
})

it('offers no more than the branch does', () => {
  expect(availableOrderTypes(at({ isDineInEnabled: false }).branch)).toEqual(['takeaway'])
})

test.each([
  ['asks for offers only', { isQuotationRequired: true }, 'no-order-type'],
  ['is paid online only', { isCashEnabled: false, isATMCardEnabled: false }, 'no-payment-method'],
  ['is closed and takes preorders', { isPreorderEnabled: true, openingHours: [] }, 'closed'],
])('at a branch that %s nothing can be sent', (_name, changes, reason) => {
  const ordering = orderingNow(at(changes), 'takeaway', Temporal.Instant.from('2026-11-23T11:00:00Z'))

  expect(ordering).toMatchObject({ mode: 'closed', stop: { reason } })
})

describe('a product that takes files', () => {
  const withParts = (...parts: ReturnType<typeof part>[]) => product({ config: { parts } })
  const shown = (each: ProductView) => kioskShop(branchShop({ products: [each] })).products

  test.each(['image', 'images', 'file', 'files'] as const)(
    'is not offered where its %s is needed',
    (type) => {
      expect(shown(withParts(part('vorlage', type, { optional: false })))).toEqual([])
    },
  )

  it('is offered without being asked for them where they may be left out', () => {
    const note = part('text', 'text')
    const [offered] = shown(withParts(note, part('vorlage', 'file')))

    expect(offered?.config.parts).toEqual([note])
  })

  it('every other stays the very same object', () => {
    const dish = pizza()

    expect(shown(dish)[0]).toBe(dish)
  })
})

it('every text of the law can be read at the kiosk, and none leads elsewhere', () => {
  const { settings: set } = at(
    {},
    {
      termsAndConditions: { url: 'https://recht.example/agb' },
      privacyPolicy: { text: 'Wir merken uns nichts.' },
    },
  )

  expect(set.termsAndConditions).toEqual({
    text: 'Den Text finden Sie unter https://recht.example/agb und bei unserem Team.',
  })
  expect(set.privacyPolicy).toEqual({ text: 'Wir merken uns nichts.' })
  expect(at({}, { privacyPolicy: {} }).settings.privacyPolicy.text).toContain('unser Team')
})
