import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { inTransaction } from './loading/in-transaction.ts'
import { productRecord } from './loading/product-record.ts'
import type { DemoProduct } from './menu/demo-product.ts'
import type { Picture } from './pictures/picture.ts'
import { largeMenuPictures, largeMenuProduct } from './test-shop/large-menu.ts'
import { testProducts } from './test-shop/test-products.data.ts'
import { composePicture } from './pictures/compose-picture.ts'

/** Where to find what was stored: ids by the keys of the data. */
export type TestShop = {
  branch: { id: string; identifier: string }
  categories: string[]
  products: Record<string, string>
  tables: string[]
}

/** A kitchen that never closes, with a product for every rule of pricing and no pictures: ready within a second. */
export function seedTestShop(payload: Payload): Promise<TestShop> {
  return inTransaction(payload, async (req) => {
    const branch = await createBranch(req, 'testkueche', 'Testküche')
    const products: Record<string, string> = {}
    const now = Temporal.Now.instant()
    for (const product of testProducts) {
      const data = productRecord(product, { images: [], productId: (key) => products[key] ?? '', now })
      products[product.key] = await createProduct(req, data)
    }

    const category = await createCategory(req, 'Testgerichte')
    await createMenu(req, branch.id, [{ category, products: Object.values(products) }])
    const tables: string[] = []
    for (const identifier of ['1', '2', '3']) {
      const data = { identifier, branch: branch.id }
      tables.push((await req.payload.create({ collection: 'tables', data, depth: 0, ...asSystem(req) })).id)
    }

    return { branch, categories: [category], products, tables }
  })
}

export type LargeMenu = {
  count: number
  sections: number
  /** Shared by all products. */
  pictures: Picture[]
  productOf: (nth: number) => Omit<DemoProduct, 'picture'>
}

const largeMenu: LargeMenu = {
  count: 150,
  sections: 10,
  pictures: largeMenuPictures,
  productOf: largeMenuProduct,
}

/** A card as long as the longest real ones, for benchmarks. */
export async function seedLargeMenu(
  payload: Payload,
  { count, sections, pictures: drawn, productOf } = largeMenu,
): Promise<TestShop> {
  const pictures = await Promise.all(drawn.map(composePicture))

  return inTransaction(payload, async (req) => {
    const images: string[] = []
    for (const [index, bytes] of pictures.entries()) images.push(await createImage(req, index, bytes))
    const branch = await createBranch(req, 'grosskueche', 'Großküche', images.slice(0, 1))

    const products: Record<string, string> = {}
    const catalog: { category: string; products: string[] }[] = []
    for (let nth = 0; nth < sections; nth += 1) {
      const image = images[nth % images.length]
      catalog.push({ category: await createCategory(req, `Kategorie ${nth + 1}`, image), products: [] })
    }
    for (let nth = 0; nth < count; nth += 1) {
      const product = productOf(nth)
      const image = images[nth % images.length]
      const data = productRecord(product, {
        images: image ? [image] : [],
        productId: () => '',
        now: Temporal.Now.instant(),
      })
      const id = await createProduct(req, data)
      products[product.key] = id
      catalog[Math.floor((nth * catalog.length) / count)]?.products.push(id)
    }
    await createMenu(req, branch.id, catalog)

    return { branch, categories: catalog.map(({ category }) => category), products, tables: [] }
  })
}

async function createBranch(req: PayloadRequest, identifier: string, name: string, images: string[] = []) {
  const data = {
    ...alwaysOpen,
    identifier,
    name,
    images,
    email: `${identifier}@theke.example`,
  } satisfies RequiredDataFromCollectionSlug<'branches'>
  const { id } = await req.payload.create({ collection: 'branches', data, depth: 0, ...asSystem(req) })

  return { id, identifier }
}

const alwaysOpen = {
  timeZone: 'Europe/Vienna',
  isPublic: true,
  street: 'Prüfgasse 1',
  zipCode: '6850',
  city: 'Dornbirn',
  country: 'AT',
  phone: '+43 5572 000 900',
  openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
  slotMinutes: 15,
  businessDayStartsAt: '05:00',
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isPreorderEnabled: true,
  isTakeawayPhoneRequired: true,
  isDeliveryPhoneRequired: true,
  isDeliveryAddressRequired: true,
  isDineInPhoneRequired: false,
  isCashEnabled: true,
  deliveryAreas: [
    { area: 'Zentrum', price: 0, tax: 2000, free: true, minimumOrderValue: 1000 },
    { area: 'Umland', price: 350, tax: 2000, free: false, freeFromOrderValue: 4000, minimumOrderValue: 2000 },
  ],
} satisfies Omit<RequiredDataFromCollectionSlug<'branches'>, 'identifier' | 'name'>

async function createProduct(req: PayloadRequest, data: RequiredDataFromCollectionSlug<'products'>) {
  const { id } = await req.payload.create({ collection: 'products', data, depth: 0, ...asSystem(req) })

  return id
}

async function createCategory(req: PayloadRequest, name: string, image?: string): Promise<string> {
  const data = { name, image, isEnabled: true, isVisibleWhenUnavailable: true }
  const { id } = await req.payload.create({ collection: 'categories', data, depth: 0, ...asSystem(req) })

  return id
}

async function createMenu(
  req: PayloadRequest,
  branch: string,
  catalog: { category: string; products: string[] }[],
) {
  const data = { name: 'Karte', branches: [branch], catalog }
  await req.payload.create({ collection: 'menus', data, depth: 0, ...asSystem(req) })
}

async function createImage(req: PayloadRequest, index: number, bytes: Buffer): Promise<string> {
  const name = `grosskueche-${index + 1}.jpg`
  const { id } = await req.payload.create({
    collection: 'images',
    data: { alt: `Gericht ${index + 1}` },
    file: { data: bytes, mimetype: 'image/jpeg', name, size: bytes.length },
    depth: 0,
    ...asSystem(req),
  })

  return id
}
