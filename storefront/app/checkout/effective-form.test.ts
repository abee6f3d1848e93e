import { describe, expect, it } from 'vitest'

import { branch } from '#domain/catalogue/shop.fixture.ts'
import { emptyForm } from '#domain/ordering/entered-form.ts'
import { effectiveForm, isAddressAsked } from './effective-form.ts'

const typed = {
  ...emptyForm,
  phone: '0043 664 1234567',
  isCompany: true,
  isDeliveryAddressDifferent: true,
  isDeliveryCompany: true,
  table: '5',
}
const modest = branch({ isTakeawayAddressRequired: false, isDeliveryAddressRequired: false })

describe('the address', () => {
  it('is asked for deliveries, and elsewhere only where the branch insists', () => {
    expect(isAddressAsked(modest, 'delivery')).toBe(true)
    expect(isAddressAsked(modest, 'takeaway')).toBe(false)
    expect(isAddressAsked(branch({ isTakeawayAddressRequired: true }), 'takeaway')).toBe(true)
  })
})

describe('what is sent', () => {
  it('leaves out what was typed for another order type', () => {
    const sent = effectiveForm(typed, { branch: modest, orderType: 'takeaway', deliveryArea: 'Zentrum' })

    expect(sent).toMatchObject({
      isCompany: true,
      isDeliveryAddressDifferent: false,
      isDeliveryCompany: false,
      deliveryArea: '',
      table: '',
    })
  })

  it('keeps what the guest sees for a delivery', () => {
    const sent = effectiveForm(typed, { branch: modest, orderType: 'delivery', deliveryArea: 'Zentrum' })

    expect(sent).toMatchObject({
      isCompany: true,
      isDeliveryAddressDifferent: true,
      isDeliveryCompany: true,
      deliveryArea: 'Zentrum',
      table: '',
    })
  })

  it('holds the phone number in its callable form', () => {
    const { phone } = effectiveForm(typed, { branch: modest, orderType: 'dineIn', deliveryArea: '' })

    expect(phone).toBe('+436641234567')
  })

  it('holds a number of the branch’s country as it is dialled from anywhere', () => {
    const austrian = { ...modest, country: 'AT' }
    const atHome = { ...typed, phone: '0664 1234567' }
    const { phone } = effectiveForm(atHome, { branch: austrian, orderType: 'dineIn', deliveryArea: '' })

    expect(phone).toBe('+436641234567')
  })
})
