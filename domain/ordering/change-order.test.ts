import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BranchView } from '../catalogue/branch.contract.ts'
import {
  type AskedChanges,
  changeableNames,
  changeOrder,
  type ChangeableOrder,
  guestNames,
} from './change-order.ts'
import { changeableLabels } from './change-order.texts.ts'
import { inn } from './checkout.fixture.ts'
import { emptyForm } from './entered-form.ts'
import { plainFieldsOf } from './order-fields.ts'
import { isOrderEnded } from './order-status.ts'
import { orderStatuses, type OrderType } from './order-terms.ts'

const anna = { firstName: 'Anna', lastName: 'Berger', phone: '+436641234567', email: 'anna@gast.test' }

/** What Anna ordered, to take away unless something else is said. */
function orderOf(change: Partial<ChangeableOrder> = {}): ChangeableOrder {
  return {
    ...plainFieldsOf(emptyForm, 'takeaway'),
    ...anna,
    tableIdentifier: null,
    internalNote: null,
    type: 'takeaway',
    status: 'confirmed',
    ...change,
  }
}

const delivered = orderOf({
  type: 'delivery',
  deliveryArea: 'Zentrum',
  street: 'Ring 1',
  zipCode: '1010',
  city: 'Wien',
})
const served = orderOf({ type: 'dineIn', tableIdentifier: '7' })
const areas = [
  { area: 'Zentrum', price: 300, tax: 2000, free: false, zipCodes: '1010' },
  { area: 'Land', price: 500, tax: 2000, free: false, zipCodes: '2000–2099' },
] as BranchView['deliveryAreas']

const changed = (
  order: ChangeableOrder,
  asked: AskedChanges,
  branch: Partial<BranchView> | null = {},
): string[] => {
  const verdict = changeOrder(order, asked, branch && { ...inn, ...branch })
  if (verdict.isAllowed) return verdict.changed
  if (verdict.why === 'invalid') return verdict.problems.map(({ field, code }) => `${field} ${code}`)
  return verdict.why === 'order-ended' ? [verdict.why] : [verdict.why, ...verdict.names]
}

describe('what a guest entered', () => {
  it('is changed where it differs, and kept as an order keeps it', () => {
    const asked = {
      firstName: 'Anna',
      lastName: ' Huber ',
      phone: '0043 660 99 88 777',
      comment: 'Ohne Zwiebel',
    }
    const verdict = changeOrder(orderOf(), asked, inn)

    expect(verdict).toMatchObject({
      changed: ['lastName', 'phone', 'comment'],
      after: { ...anna, lastName: 'Huber', phone: '+436609988777', comment: 'Ohne Zwiebel' },
    })
  })

  it('is emptied by nothing, and stays where nothing is said', () => {
    const order = orderOf({ comment: 'Bitte klingeln', internalNote: 'Stammgast' })

    expect(changed(order, { comment: null, email: '' })).toEqual(['email', 'comment'])
    expect(changed(order, { comment: undefined, internalNote: undefined })).toEqual([])
    expect(changed(order, { internalNote: null })).toEqual(['internalNote'])
  })

  it('is valid as at ordering', () => {
    expect(changed(orderOf(), { firstName: '' })).toEqual(['firstName required'])
    expect(changed(orderOf(), { email: 'anna' })).toEqual(['email email-invalid'])
    expect(changed(orderOf(), { phone: '12' })).toEqual(['phone phone-invalid'])
    expect(changed(orderOf(), { phone: null }, { isTakeawayPhoneRequired: true })).toEqual(['phone required'])
    expect(changed(orderOf(), { isCompany: true })).toEqual(['companyName required'])
    expect(changed(orderOf(), { isCompany: true, companyName: 'Gast GmbH' })).toEqual([
      'isCompany',
      'companyName',
    ])
  })

  it('may lack what it lacked before', () => {
    const order = orderOf({ lastName: null, email: null })
    const branch = { isTakeawayEmailRequired: true }

    expect(changed(order, { phone: '+43 1 2345678' }, branch)).toEqual(['phone'])
    expect(changed(order, { email: 'anna' }, branch)).toEqual(['email email-invalid'])
  })

  it('is judged by its form where the branch sells no more', () => {
    expect(changed(orderOf(), { firstName: null }, null)).toEqual(['firstName'])
    expect(changed(orderOf(), { email: 'anna' }, null)).toEqual(['email email-invalid'])
  })
})

describe('a delivery', () => {
  it('goes elsewhere within its area, for its fee was agreed on', () => {
    const branch = { deliveryAreas: areas }

    expect(changed(delivered, { street: 'Graben 2' }, branch)).toEqual(['street'])
    expect(changed(delivered, { zipCode: '2001' }, branch)).toEqual(['zipCode zip-code-elsewhere'])
    expect(changed(delivered, { zipCode: '9999' }, branch)).toEqual(['zipCode zip-code-not-served'])
  })

  it('gets an address of its own as a whole, and loses it as a whole', () => {
    const elsewhere = {
      isDeliveryAddressDifferent: true,
      deliveryFirstName: 'Otto',
      deliveryLastName: 'Auer',
      deliveryStreet: 'Markt 3',
      deliveryZipCode: '1010',
      deliveryCity: 'Wien',
    }
    const other = { ...delivered, ...elsewhere }

    expect(changed(delivered, { isDeliveryAddressDifferent: true }, { deliveryAreas: areas })).toEqual([
      'deliveryFirstName required',
      'deliveryLastName required',
      'deliveryStreet required',
      'deliveryZipCode required',
      'deliveryCity required',
    ])
    expect(changed(delivered, elsewhere).toSorted()).toEqual(Object.keys(elsewhere).toSorted())
    expect(changed(other, { isDeliveryAddressDifferent: false }).toSorted()).toEqual(
      Object.keys(elsewhere).toSorted(),
    )
  })

  it.each([
    ['takeaway', { deliveryStreet: 'Markt 3' }],
    ['takeaway', { isDeliveryAddressDifferent: true }],
    ['delivery', { deliveryStreet: 'Markt 3' }],
    ['delivery', { tableIdentifier: '7' }],
    ['dineIn', { deliveryCity: 'Wien' }],
    ['dineIn', { companyName: 'Gast GmbH' }],
  ] satisfies [OrderType, AskedChanges][])('alone has its fields: %s, %j', (type, asked) => {
    const order = { takeaway: orderOf(), delivery: delivered, dineIn: served }[type]

    expect(changed(order, asked)).toEqual(['not-of-this-order', ...Object.keys(asked)])
  })
})

it('who eats here moves to another table that there is', () => {
  const tables = [...inn.tables, { id: 't2', identifier: '9' }]

  expect(changed(served, { tableIdentifier: '9' }, { tables })).toEqual(['tableIdentifier'])
  expect(changed(served, { tableIdentifier: '8' }, { tables })).toEqual(['table table-unknown'])
  expect(changed(served, { tableIdentifier: null }, { tables })).toEqual(['table required'])
  expect(changed(served, { tableIdentifier: '8' }, { isTableSelectionEnabled: false })).toEqual([
    'tableIdentifier',
  ])
})

it.each(orderStatuses)(
  'an order that is %s takes a note, and what its guest entered only before its end',
  (status) => {
    const order = orderOf({ status })
    const asked = { phone: '+43 1 2345678', internalNote: 'Hat angerufen' }

    expect(changed(order, { internalNote: 'Hat angerufen' })).toEqual(['internalNote'])
    expect(changed(order, asked)).toEqual(isOrderEnded(status) ? ['order-ended'] : ['phone', 'internalNote'])
    expect(changed(order, { deliveryCity: 'Wien' })).toEqual(
      isOrderEnded(status) ? ['order-ended'] : ['not-of-this-order', 'deliveryCity'],
    )
  },
)

it('an order sent back as it was read asks for nothing', () => {
  const read = fc.constantFrom(
    orderOf(),
    delivered,
    served,
    orderOf({ companyName: 'Von früher', isCompany: false }),
  )

  fc.assert(
    fc.property(read, fc.constantFrom(...orderStatuses), (order, status) => {
      expect(changed({ ...order, status }, order)).toEqual([])
    }),
  )
})

it('what is changed is what is asked for again without any effect', () => {
  const asked = fc.record(
    { lastName: fc.string(), comment: fc.string(), street: fc.string(), isCompany: fc.constant(false) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(asked, (change) => {
      const verdict = changeOrder(delivered, change, inn)
      fc.pre(verdict.isAllowed)
      expect(changed({ ...delivered, ...verdict.after }, change)).toEqual([])
    }),
  )
})

it('money and area are none of what can be changed, and all that can has a name', () => {
  for (const agreed of ['paymentMethod', 'deliveryArea', 'total', 'appointmentDate', 'items']) {
    expect(changeableNames).not.toContain(agreed)
  }
  expect(Object.keys(changeableLabels)).toEqual(expect.arrayContaining([...guestNames, 'internalNote']))
})
