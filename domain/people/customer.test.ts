import { expect, it } from 'vitest'

import { nameOfCustomer, vatNumberProblem } from './customer.ts'

it.each([
  [{ kind: 'person', firstName: 'Anna', lastName: 'Auer' }, 'Auer Anna'],
  [{ kind: 'person', firstName: ' ', lastName: 'Auer' }, 'Auer'],
  [{ kind: 'person', companyName: 'Auer GmbH' }, ''],
  [{ kind: 'company', companyName: 'Auer GmbH', lastName: 'Auer' }, 'Auer GmbH (Auer)'],
  [{ kind: 'company', companyName: 'Auer GmbH' }, 'Auer GmbH'],
  [{ kind: 'company', lastName: 'Auer' }, ''],
])('%j is called "%s"', (customer, name) => {
  expect(nameOfCustomer(customer)).toBe(name)
})

it.each([
  ['', true],
  ['ATU12345678', true],
  ['atu 1234 5678', true],
  ['DE123456789', true],
  ['CHE123456789MWST', true],
  ['AT12345678', false],
  ['12345', false],
  ['D', false],
])('"%s" may be a VAT number: %s', (text, isFine) => {
  expect(vatNumberProblem(text) === null).toBe(isFine)
})
