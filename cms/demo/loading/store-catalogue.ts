import type { PayloadRequest } from 'payload'

import type { Product } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

import { categories, type DemoCategory, products } from '../menu/categories.data.ts'
import type { DemoProduct } from '../menu/demo-product.ts'
import { productRecord } from './product-record.ts'
import type { Pictures } from './store-pictures.ts'

export type Catalogue = {
  categoryId: (key: string) => string
  /** The products of a category in the order of the card. */
  productsOf: (category: string) => { key: string; product: Product }[]
  /** Names by id, for what a bundle contains. */
  names: Map<string, string>
}

type Options = { pictures: Pictures; now: Temporal.Instant; log: (progress: string) => void }

export async function storeCatalogue(
  req: PayloadRequest,
  { pictures, now, log }: Options,
): Promise<Catalogue> {
  const stored = new Map<string, Product>()
  const productOf = (key: string) => known(stored, key)

  // A bundle points at products, so those come first.
  for (const product of [...products.filter(isNoBundle), ...products.filter((each) => !isNoBundle(each))]) {
    const data = productRecord(product, {
      images: product.picture ? [pictures(`produkt-${product.key}`)] : [],
      productId: (key) => productOf(key).id,
      now,
    })
    stored.set(
      product.key,
      await req.payload.create({ collection: 'products', data, depth: 0, ...asSystem(req) }),
    )
    log(`Produkt ${stored.size} von ${products.length}`)
  }

  const categoryIds = new Map<string, string>()
  for (const category of categories)
    categoryIds.set(category.key, await storeCategory(req, category, pictures))

  return {
    names: new Map([...stored.values()].map(({ id, name }) => [id, name])),
    categoryId: (key) => known(categoryIds, key),
    productsOf: (key) =>
      known(new Map(categories.map((category) => [category.key, category])), key).products.map((product) => ({
        key: product.key,
        product: productOf(product.key),
      })),
  }
}

const isNoBundle = ({ type }: DemoProduct) => type !== 'bundle'

async function storeCategory(
  req: PayloadRequest,
  category: DemoCategory,
  pictures: Pictures,
): Promise<string> {
  const { key, name, description, schedule, picture, isVisibleWhenUnavailable = true } = category
  const { id } = await req.payload.create({
    collection: 'categories',
    data: {
      name,
      description,
      schedule,
      isVisibleWhenUnavailable,
      isEnabled: true,
      image: picture ? pictures(`kategorie-${key}`) : null,
    },
    depth: 0,
    ...asSystem(req),
  })

  return id
}

function known<T>(stored: Map<string, T>, key: string): T {
  const found = stored.get(key)
  if (found === undefined) throw new Error(`the demo knows nothing under the key ${key}`)

  return found
}
