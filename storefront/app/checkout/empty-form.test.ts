import { expect, it } from 'vitest'

import { checkoutForm } from '#domain/ordering/order.contract.ts'
import { emptyForm } from './empty-form.ts'

it('an untouched checkout is what the contract fills in by itself', () => {
  expect(emptyForm).toEqual(checkoutForm.parse({}))
})
