import type { Discount } from '#cms/payload-types.ts'

export type DemoDiscount = Pick<
  Discount,
  'name' | 'code' | 'kind' | 'percent' | 'minimumGoods' | 'maxUses' | 'maxUsesPerGuest' | 'windows'
> & {
  /** Identifiers. */
  branches: readonly string[]
  /** Keys of categories; none for the whole cart. */
  categories: readonly string[]
}

/** An early evening by the lake, and a welcome for new guests. */
export const discounts: readonly DemoDiscount[] = [
  {
    name: 'Happy Hour',
    kind: 'percent',
    percent: 25,
    windows: [{ type: 'daily', from: '16:00', to: '18:00' }],
    branches: ['see'],
    categories: ['bar'],
  },
  {
    name: 'Willkommen',
    code: 'WILLKOMMEN',
    kind: 'percent',
    percent: 10,
    minimumGoods: 2000,
    maxUses: 500,
    maxUsesPerGuest: 1,
    branches: ['marktplatz', 'see'],
    categories: [],
  },
]
