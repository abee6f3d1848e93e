import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { enteredFields } from './order-fields.data.ts'
import { askedForm, emptyForm, emptyOnce, enteredNames } from './entered-form.ts'
import { forgottenNames, forgottenOfPersons, keptNames, linkNames, plainFieldsOf } from './order-fields.ts'
import { orderTypes } from './order-terms.ts'
import { checkoutForm, publicOrder } from './order.contract.ts'

it('an untouched checkout is what the contract fills in by itself', () => {
  expect(emptyForm).toEqual(checkoutForm.parse({}))
})

it('an erased guest leaves no name, address or word of their own, and the figures of a branch stay', () => {
  expect(forgottenNames).toEqual(
    expect.arrayContaining([
      'firstName',
      'lastName',
      'phone',
      'email',
      'comment',
      'internalNote',
      'rejectionMessage',
    ]),
  )
  expect(forgottenOfPersons).toContain('street')
  for (const figure of ['zipCode', 'city', 'deliveryArea', 'paymentMethod', 'companyName', 'vatNumber']) {
    expect([...forgottenNames, ...forgottenOfPersons]).not.toContain(figure)
  }
})

it('a link shows how an order stands, and never who ordered or what staff note', () => {
  expect(Object.keys(publicOrder.shape)).toEqual(expect.arrayContaining(linkNames))
  for (const hidden of ['firstName', 'lastName', 'phone', 'email', 'city', 'vatNumber', 'internalNote']) {
    expect(linkNames).not.toContain(hidden)
  }
})

it.each(enteredNames)('%s is about the order alone where its link shows it', (name) => {
  const { seenBy, fate } = enteredFields[name]
  const isOfPerson = fate === 'goes' || fate === 'stays-for-firms'

  expect(seenBy === 'link' && isOfPerson && !(name in emptyOnce)).toBe(false)
})

it('consents are sent with an order and not kept', () => {
  expect(keptNames).not.toContain('legalInstructions')
  expect(keptNames).not.toContain('privacyPolicy')
})

it('the next order of a guest starts without the time and the words of the last', () => {
  expect(emptyOnce).toMatchObject({ comment: '', appointmentDate: null })
})

describe('what is typed below a tick that is off, or for another type of order,', () => {
  const typed = {
    ...emptyForm,
    ...Object.fromEntries(
      enteredNames.filter((name) => enteredFields[name].kind === 'text').map((name) => [name, ' Wort ']),
    ),
  }
  const switches = fc.record({
    isCompany: fc.boolean(),
    isDeliveryAddressDifferent: fc.boolean(),
    isDeliveryCompany: fc.boolean(),
  })

  it('is neither sent nor kept', () => {
    fc.assert(
      fc.property(switches, fc.constantFrom(...orderTypes), (ticks, type) => {
        const form = { ...typed, ...ticks }
        const isElsewhere = type === 'delivery' && ticks.isDeliveryAddressDifferent
        const isCompanyElsewhere = isElsewhere && ticks.isDeliveryCompany

        expect(askedForm(form, type)).toMatchObject({
          companyName: ticks.isCompany ? ' Wort ' : '',
          table: type === 'dineIn' ? ' Wort ' : '',
          isDeliveryAddressDifferent: isElsewhere,
        })
        expect(plainFieldsOf(form, type)).toMatchObject({
          firstName: 'Wort',
          vatNumber: ticks.isCompany ? 'Wort' : null,
          deliveryArea: type === 'delivery' ? 'Wort' : null,
          deliveryStreet: isElsewhere ? 'Wort' : null,
          isDeliveryCompany: isCompanyElsewhere,
          deliveryCompanyName: isCompanyElsewhere ? 'Wort' : null,
        })
      }),
    )
  })

  it('and empty texts are kept as nothing', () => {
    expect(plainFieldsOf({ ...emptyForm, comment: '  ' }, 'takeaway')).toMatchObject({
      comment: null,
      isCompany: false,
      country: 'AT',
    })
  })
})
