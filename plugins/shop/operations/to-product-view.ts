import type { Category, Menu, Product } from '#cms/payload-types.ts'
import {
  type CategoryView,
  categoryView,
  type MenuView,
  type ProductPart,
  type ProductView,
  productView,
} from '#domain/catalogue/product.contract.ts'
import { smallestVoucher } from '#domain/ordering/vouchers/voucher-value.ts'
import { type SoldOutUntil, withOutages } from '#domain/catalogue/sold-out.ts'
import { saidDiets } from '#domain/catalogue/said-diets.ts'
import { toHours } from '#collections/shared/to-hours.ts'
import { idOfRelation, idsOfRelations, type PictureBook } from './shop-pictures.ts'
import { storedFields } from './stored-fields.ts'

export const toMenuView = (menu: Menu): MenuView => ({
  id: menu.id,
  name: menu.name,
  availableFrom: menu.availableFrom,
  catalog: (menu.catalog ?? []).map(({ category, products }) => ({
    category: idOfRelation(category),
    products: idsOfRelations(products),
  })),
})

export const toCategoryView = (category: Category, pictures: PictureBook): CategoryView => ({
  ...storedFields(categoryView, category),
  image: pictures.one(category.image),
  schedule: toHours(category.schedule),
})

/** What a product is shown with. Bundled products need not stand on the menu themselves. */
type Beside = { pictures: PictureBook; bundled: ReadonlyMap<string, Bundled>; soldOut: SoldOutUntil }
export type Bundled = Pick<Product, 'name' | 'soldOutUntil'>

export function toProductView(product: Product, { pictures, bundled, soldOut }: Beside): ProductView {
  const view = {
    ...storedFields(productView, product),
    ...taxesOf(product),
    allergens: product.allergens ?? [],
    diets: saidDiets(product.diets ?? []),
    alternativeUnits: (product.alternativeUnits ?? []).map(({ id: _row, ...unit }) => unit),
    schedule: toHours(product.schedule),
    images: pictures.many(product.images),
    config: { parts: product.type === 'configurable' ? toParts(product) : [] },
    ...(isPriceChosen(product) && withChosenPrice(product)),
    bundleItems: product.type === 'bundle' ? toBundleItems(product, bundled) : [],
  }

  return withOutages(view, soldOut, (id) => bundled.get(id)?.soldOutUntil ?? null)
}

/**
 * Of money that is paid in advance nothing is taxed. A single-purpose voucher has one rate, however what is ordered with it
 * is handed over: the one at which it is sold alone.
 */
function taxesOf({ voucherKind, takeawayTax }: Product) {
  if (!voucherKind) return {}
  const rate = voucherKind === 'multi-purpose' ? 0 : takeawayTax

  return { tax: rate, takeawayTax: rate, dineInTax: rate }
}

const isPriceChosen = ({ voucherKind, isVoucherAmountFree }: Product): boolean =>
  Boolean(voucherKind && isVoucherAmountFree)

/** What a voucher is worth is asked for like any other choice, before all others. */
const withChosenPrice = (product: Product) => ({
  type: 'configurable' as const,
  pricing: 'perUnit' as const,
  price: smallestVoucher,
  config: { parts: [priceAsked, ...(product.type === 'configurable' ? toParts(product) : [])] },
})

const priceAsked: ProductPart = {
  id: 'betrag',
  name: 'Betrag',
  description: null,
  type: 'text',
  optional: false,
  options: [],
  isPrice: true,
}

function toParts(product: Product): ProductView['config']['parts'] {
  return (product.config?.parts ?? []).map((part) => ({
    // Payload gives every stored array row an id; the generated type only covers rows not yet stored.
    id: part.id as string,
    name: part.name,
    description: part.description,
    type: part.type,
    optional: part.optional ?? false,
    options: (part.options ?? []).map((option) => ({
      id: option.id as string,
      name: option.name,
      modifier: option.modifier,
      value: option.value ?? 0,
    })),
  }))
}

function toBundleItems(product: Product, bundled: ReadonlyMap<string, Bundled>): ProductView['bundleItems'] {
  return (product.bundleItems ?? []).map((item) => {
    const id = idOfRelation(item.product)
    return { product: id, name: bundled.get(id)?.name ?? '', amount: item.amount }
  })
}
