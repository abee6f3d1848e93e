import { expect, it } from 'vitest'

import { takenMethod, takenOnSpot } from './spot-methods.ts'

it.each([
  [['cash', 'atm-card', 'mollie'], 'cash', ['cash', 'atm-card']],
  [['atm-card'], 'atm-card', ['atm-card']],
  [['cash', 'hydro-ag-voucher'], 'mollie', ['cash', 'hydro-ag-voucher']],
  // It was ordered so while that was still possible.
  [['atm-card'], 'cash', ['cash', 'atm-card']],
  [['mollie', 'datatrans'], 'mollie', ['cash']],
  [[], 'gift-voucher', ['cash']],
] as const)('where there is %j, an order by %s is paid on the spot by %j', (available, own, taken) => {
  expect(takenOnSpot(available, own)).toEqual(taken)
})

it('what is not taken is replaced by the first that is', () => {
  expect(takenMethod('cash', ['atm-card', 'hydro-ag-voucher'])).toBe('atm-card')
  expect(takenMethod('hydro-ag-voucher', ['atm-card', 'hydro-ag-voucher'])).toBe('hydro-ag-voucher')
})
