import { expect, it } from 'vitest'

import { part, pizza } from '#domain/catalogue/shop.fixture.ts'
import { lineDetails } from './line-details.ts'

it('what a guest says that a voucher is worth stands in its price, and not a second time as a choice', () => {
  const parts = [
    part('betrag', 'text', { name: 'Betrag', isPrice: true }),
    part('gruss', 'text', { name: 'Widmung' }),
  ]
  const voucher = pizza({ id: 'gift', voucherKind: 'multi-purpose', config: { parts } })
  const chosen = [
    { part: 'betrag', text: '75,50' },
    { part: 'gruss', text: 'Für Oma' },
  ]

  expect(lineDetails(voucher, { product: 'gift', unit: 'piece', amount: 1, parts: chosen })).toEqual([
    'Widmung: Für Oma',
  ])
})
