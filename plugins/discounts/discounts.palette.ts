import type { DiscountKind } from '#domain/ordering/discounts/discount-terms.ts'
import { discountKindLabels } from '#domain/ordering/discounts/discounts.texts.ts'
import type { PaletteKind } from '#plugins/desk/palette.port.ts'

export const discountsInPalette: PaletteKind = {
  slug: 'discounts',
  words: ['name', 'code'],
  shown: ['kind'],
  hint: ({ kind, code }) => [discountKindLabels[kind as DiscountKind], code],
}
