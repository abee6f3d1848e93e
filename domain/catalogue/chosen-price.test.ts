import { describe, expect, test } from 'vitest'

import { cartTotals } from '../ordering/cart.ts'
import { orderItemOf } from '../ordering/order-item-of.ts'
import {
  configurationProblems,
  lineGrossCents,
  startingPriceLabel,
  unitPriceCents,
} from './product-configuration.ts'
import { part, product } from './shop.fixture.ts'

describe('a voucher that is worth what its guest says', () => {
  const amount = part('betrag', 'text', { optional: false, isPrice: true })
  const voucher = product({ type: 'configurable', price: 100, config: { parts: [amount] } })
  const said = (text: string) => [{ part: 'betrag', text }]

  test.each([
    ['75', 7_500],
    ['75,50', 7_550],
    [' 1.234,5 € ', 123_450],
    ['1', 100],
    ['5000', 500_000],
  ])('costs that: %s', (text, cents) => {
    expect(configurationProblems(voucher, said(text), 1, 'piece')).toEqual([])
    expect(unitPriceCents(voucher, said(text), 'piece')).toBe(cents)
    expect(lineGrossCents(voucher, { amount: 3, unit: 'piece', parts: said(text) })).toBe(3 * cents)
  })

  test.each(['0,99', '5000,01', '-50', '75,505', 'viel', '1e3'])('is not worth %s', (text) => {
    expect(configurationProblems(voucher, said(text), 1, 'piece')).toEqual([
      { reason: 'price-invalid', part: 'betrag' },
    ])
  })

  test('is worth no more with what is chosen besides', () => {
    const wrapping = part('verpackung', 'select', {
      optional: true,
      options: [{ id: 'holz', name: 'Holzkiste', modifier: 'add', value: 2_000 }],
    })
    const boxed = { ...voucher, config: { parts: [amount, wrapping] } }
    const inBox = (text: string) => [...said(text), { part: 'verpackung', options: ['holz'] }]

    expect(configurationProblems(boxed, inBox('4980'), 1, 'piece')).toEqual([])
    expect(configurationProblems(boxed, inBox('4980,01'), 1, 'piece')).toEqual([
      { reason: 'price-invalid', part: 'betrag' },
    ])
    expect(configurationProblems(boxed, said('5000'), 1, 'piece')).toEqual([])
  })

  test('is asked for, and shown from the least that one is worth', () => {
    expect(configurationProblems(voucher, [], 1, 'piece')).toMatchObject([{ reason: 'part-required' }])
    expect(startingPriceLabel(voucher).replaceAll(/\s/g, ' ')).toBe('ab 1,00 €')
    expect(startingPriceLabel(product({ price: 5_000 })).replaceAll(/\s/g, ' ')).toBe('50,00 €')
  })

  test('is kept as it was sold, without saying so twice', () => {
    const item = { product: voucher.id, amount: 1, unit: 'piece' as const, parts: said('75') }
    const [line] = cartTotals({ products: [voucher], items: [item], orderType: 'takeaway', area: null }).lines

    expect(line && orderItemOf(line)).toMatchObject({ unitPrice: 7_500, gross: 7_500, parts: [] })
  })
})
