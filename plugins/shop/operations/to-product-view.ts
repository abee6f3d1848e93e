import type { Category, Menu, Product } from '#cms/payload-types.ts'
import {
  type CategoryView,
  categoryView,
  type MenuView,
  type ProductView,
  productView,
} from '#domain/catalogue/product.contract.ts'
import { saidDiets } from '#domain/catalogue/said-diets.ts'
import { toHours } from './to-hours.ts'
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

/** `names` answers the names of bundled products, which need not stand on the menu themselves. */
export function toProductView(
  product: Product,
  { pictures, names }: { pictures: PictureBook; names: Map<string, string> },
): ProductView {
  return {
    ...storedFields(productView, product),
    allergens: product.allergens ?? [],
    diets: saidDiets(product.diets ?? []),
    alternativeUnits: (product.alternativeUnits ?? []).map(({ id: _row, ...unit }) => unit),
    schedule: toHours(product.schedule),
    images: pictures.many(product.images),
    config: { parts: product.type === 'configurable' ? toParts(product) : [] },
    bundleItems: product.type === 'bundle' ? toBundleItems(product, names) : [],
  }
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

function toBundleItems(product: Product, names: Map<string, string>): ProductView['bundleItems'] {
  return (product.bundleItems ?? []).map((item) => {
    const id = idOfRelation(item.product)
    return { product: id, name: names.get(id) ?? '', amount: item.amount }
  })
}
