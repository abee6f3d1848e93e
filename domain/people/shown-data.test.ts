import { expect, test } from 'vitest'

import { customerFields } from './shown-data.data.ts'
import { dataMarkedBy, isShown, shownDataKeys } from './shown-data.ts'

test.each([
  [null, true],
  ['1', true],
  ['0', false],
  ['nonsense', true],
])('what was kept as %j is shown: %s', (kept, shown) => {
  expect(isShown(kept)).toBe(shown)
})

test('the wishes are kept by the names of the specification', () => {
  expect(shownDataKeys).toEqual({ product: 'show_product_data', customer: 'show_customer_data' })
})

test('a mark is known among other classes', () => {
  expect(dataMarkedBy('wide customer-data')).toBe('customer')
  expect(dataMarkedBy('product-data')).toBe('product')
  expect(dataMarkedBy('instead-of-customer-data')).toBeUndefined()
  expect(dataMarkedBy(undefined)).toBeUndefined()
})

test('of an order names, addresses and ways to reach the guest are data of a customer, the dish and the time are not', () => {
  expect(customerFields.orders).toEqual(
    expect.arrayContaining([
      'firstName',
      'lastName',
      'phone',
      'email',
      'street',
      'deliveryStreet',
      'companyName',
    ]),
  )
  // The kitchen works by it.
  expect(customerFields.orders).not.toContain('comment')
  expect(customerFields.orders).not.toContain('appointmentDate')
})

test('what customers wrote in their own words, what is noted about them and what the log tells of them is theirs', () => {
  expect(customerFields).toMatchObject({
    'contact-requests': expect.arrayContaining(['comment', 'note']),
    'order-reviews': ['comment', 'shownName'],
    logs: ['title', 'changes'],
  })
})
