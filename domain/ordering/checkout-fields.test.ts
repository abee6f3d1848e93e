import { describe, expect, it } from 'vitest'
import type { BranchView } from '../catalogue/branch.contract.ts'
import { inn } from './checkout.fixture.ts'
import { requiredFields } from './checkout-fields.ts'

describe('requiredFields', () => {
  const types = [
    ['Delivery', 'delivery', ['deliveryArea']],
    ['DineIn', 'dineIn', ['table']],
    ['Takeaway', 'takeaway', []],
  ] as const

  it.each(types)('of %s follow its own flags', (name, orderType, always) => {
    const fields = (branch: Partial<BranchView>) =>
      new Set<string>(requiredFields({ ...inn, ...branch }, orderType))
    const names = ['firstName', 'lastName', ...always]

    expect(fields({})).toEqual(new Set(names))
    expect(fields({ [`is${name}EmailRequired`]: true })).toEqual(new Set([...names, 'email']))
    expect(fields({ [`is${name}PhoneRequired`]: true })).toEqual(new Set([...names, 'phone']))
    expect(fields({ [`is${name}AddressRequired`]: true })).toEqual(
      new Set([...names, 'street', 'zipCode', 'city', 'country']),
    )
    for (const [other] of types.filter(([type]) => type !== name)) {
      const flags = {
        [`is${other}EmailRequired`]: true,
        [`is${other}PhoneRequired`]: true,
        [`is${other}AddressRequired`]: true,
      }
      expect(fields(flags)).toEqual(new Set(names))
    }
  })

  it('include the different delivery address for deliveries only', () => {
    const elsewhere = { isDeliveryAddressDifferent: true, isDeliveryCompany: true }
    const address = [
      'deliveryFirstName',
      'deliveryLastName',
      'deliveryStreet',
      'deliveryZipCode',
      'deliveryCity',
      'deliveryCountry',
    ]

    expect(requiredFields(inn, 'delivery', elsewhere).slice(3)).toEqual(['deliveryCompanyName', ...address])
    expect(requiredFields(inn, 'delivery', { isDeliveryAddressDifferent: true }).slice(3)).toEqual(address)
    expect(requiredFields(inn, 'delivery', { isDeliveryCompany: true }).slice(3)).toEqual([])
    expect(requiredFields(inn, 'takeaway', elsewhere)).toEqual(['firstName', 'lastName'])
  })

  it('come in the order of the form', () => {
    const branch = {
      ...inn,
      isDeliveryEmailRequired: true,
      isDeliveryPhoneRequired: true,
      isDeliveryAddressRequired: true,
    }

    expect(requiredFields(branch, 'delivery', { isCompany: true })).toEqual([
      'companyName',
      'firstName',
      'lastName',
      'email',
      'phone',
      'deliveryArea',
      'street',
      'zipCode',
      'city',
      'country',
    ])
  })
})
