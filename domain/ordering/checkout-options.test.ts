import { describe, expect, it } from 'vitest'
import { at, inn, shop } from './checkout.fixture.ts'
import {
  availablePaymentMethods,
  checkoutMode,
  defaultPaymentMethod,
  submitLabel,
} from './checkout-options.ts'
import { availableOrderTypes } from './offered-types.ts'

describe('checkoutMode and submitLabel', () => {
  it.each([
    ['takeaway', '12:00', {}, 'order', 'Bestellung abschicken'],
    ['takeaway', '23:00', {}, 'closed', null],
    ['takeaway', '23:00', { isPreorderEnabled: true }, 'preorder', 'Vorbestellung abschicken'],
    ['takeaway', '12:00', { isPreorderEnabled: true }, 'order', 'Bestellung abschicken'],
    ['delivery', '12:00', {}, 'closed', null],
    ['delivery', '18:00', {}, 'order', 'Bestellung abschicken'],
    ['delivery', '12:00', { isPreorderEnabled: true }, 'preorder', 'Vorbestellung abschicken'],
    ['dineIn', '12:00', { isQuotationRequired: true }, 'quotation', 'Angebotsanfrage abschicken'],
    ['dineIn', '23:00', { isQuotationRequired: true }, 'closed', null],
    [
      'dineIn',
      '23:00',
      { isQuotationRequired: true, isPreorderEnabled: true },
      'quotation',
      'Angebotsanfrage abschicken',
    ],
    ['takeaway', '12:00', { orderableFrom: '2026-11-23T11:00:00Z' }, 'order', 'Bestellung abschicken'],
    ['takeaway', '12:00', { orderableFrom: '2026-11-23T11:00:01Z' }, 'closed', null],
  ] as const)('%s at %s with %j is %s: %s', (orderType, clock, branch, mode, label) => {
    const found = checkoutMode({ ...inn, ...branch }, orderType, at(`2026-11-23T${clock}`))

    expect(found).toBe(mode)
    expect(submitLabel(found, shop)).toBe(label)
    expect(submitLabel(found, shop, true)).toBe('Verarbeiten...')
  })

  it('the shop’s own words replace those of the order only', () => {
    const own = { orderButtonLabel: 'Zahlungspflichtig bestellen' }

    expect(submitLabel('order', own)).toBe('Zahlungspflichtig bestellen')
    expect(submitLabel('order', { orderButtonLabel: ' ' })).toBe('Bestellung abschicken')
    expect(submitLabel('preorder', own)).toBe('Vorbestellung abschicken')
    expect(submitLabel('quotation', own)).toBe('Angebotsanfrage abschicken')
  })
})

describe('what is on offer', () => {
  it('are the order types that the branch enables', () => {
    expect(availableOrderTypes(inn)).toEqual(['takeaway', 'delivery', 'dineIn'])
    expect(availableOrderTypes({ ...inn, isTakeawayEnabled: false, isDineInEnabled: false })).toEqual([
      'delivery',
    ])
  })

  it('are the payment methods that both branch and shop enable', () => {
    const all = {
      isCashEnabled: true,
      isATMCardEnabled: true,
      isHydroAGVoucherEnabled: true,
      isMollieEnabled: true,
      isDatatransEnabled: true,
    }
    const every = {
      enableCash: true,
      enableATMCard: true,
      enableHydroAGVoucher: true,
      enableMollie: true,
      enableDatatrans: true,
    }
    const pairs = [
      ['isCashEnabled', 'enableCash', 'cash'],
      ['isATMCardEnabled', 'enableATMCard', 'atm-card'],
      ['isHydroAGVoucherEnabled', 'enableHydroAGVoucher', 'hydro-ag-voucher'],
      ['isMollieEnabled', 'enableMollie', 'mollie'],
      ['isDatatransEnabled', 'enableDatatrans', 'datatrans'],
    ] as const

    expect(availablePaymentMethods(all, every)).toEqual(pairs.map(([, , method]) => method))
    for (const [branchFlag, shopFlag, method] of pairs) {
      const others = pairs.map(([, , other]) => other).filter((other) => other !== method)
      expect(availablePaymentMethods({ ...all, [branchFlag]: false }, every)).toEqual(others)
      expect(availablePaymentMethods(all, { ...every, [shopFlag]: false })).toEqual(others)
    }
  })

  it('defaults to cash, else datatrans, else what there is', () => {
    expect(defaultPaymentMethod(inn, shop)).toBe('cash')
    expect(defaultPaymentMethod({ ...inn, isCashEnabled: false }, shop)).toBe('datatrans')
    expect(defaultPaymentMethod({ ...inn, isCashEnabled: false, isDatatransEnabled: false }, shop)).toBe(
      'atm-card',
    )
    expect(
      defaultPaymentMethod(inn, { ...shop, enableCash: false, enableATMCard: false, enableDatatrans: false }),
    ).toBeNull()
  })
})
