import { expect, it } from 'vitest'

import { voucherValueText } from './voucher-value.texts.ts'

it.each([
  ['EUR', 'Ein Gutschein ist zwischen 1,00 € und 5.000,00 € wert.'],
  ['CHF', 'Ein Gutschein ist zwischen 1,00 CHF und 5.000,00 CHF wert.'],
  [undefined, 'Ein Gutschein ist zwischen 1 und 5.000 wert.'],
])('what a voucher may be worth is said in the currency of the house: %s', (currency, text) => {
  expect(voucherValueText(currency).replaceAll('\u00a0', ' ')).toBe(text)
})
