import { expect, it } from 'vitest'

import { forgottenEntries, forgottenOfPersons } from './forget-guest.ts'

it('an erased guest leaves no name, address or word of their own, and the figures of a branch stay', () => {
  expect(forgottenEntries).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'phone', 'email', 'comment']),
  )
  expect(forgottenOfPersons).toContain('street')
  for (const figure of ['zipCode', 'city', 'deliveryArea', 'paymentMethod', 'companyName', 'vatNumber']) {
    expect([...forgottenEntries, ...forgottenOfPersons]).not.toContain(figure)
  }
})
