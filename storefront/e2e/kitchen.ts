import { randomBytes } from 'node:crypto'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { alwaysOpen, dishes } from './kitchen.data.ts'

/** A branch, as the tests order at it and change it. */
export interface Kitchen {
  id: string
  identifier: string
  name: string
  /** Address of its page. */
  path: string
  change: (branch: object) => Promise<unknown>
  changeProduct: (name: string, product: object) => Promise<unknown>
  /** An account for somebody who sees the orders of this kitchen and no other. */
  hire: () => Promise<Credentials>
  /** Everything that was ordered here, newest first. */
  orders: () => Promise<StoredOrder[]>
  /** Orders one piece of each of the named products without a browser. */
  takeOrder: (names: string[], more?: Partial<PlaceOrderRequest>) => Promise<PublicOrder>
}

export interface Credentials {
  email: string
  password: string
}

export interface StoredOrder {
  id: string
  ticketNumber: number
  type: string
  status: string
  paymentStatus: string
  paymentMethod: string
  total: number
  voucherPaid: number
  tableIdentifier: string | null
  firstName: string
  device: string | null
  street: string | null
  deliveryArea: string | null
  items: {
    name: string
    amount: number
    unit: string
    gross: number
    parts: { uploads?: string[] }[]
  }[]
}

/** The kitchen of the demo that never closes; nothing but orders may be changed there. */
export const testKitchen = { identifier: 'testkueche', name: 'Testküche', path: '/store/testkueche' }

/** A kitchen of its own for a test that changes what is sold or when. */
export async function openKitchen(
  staff: Staff,
  { branch = {}, products = dishes }: { branch?: object; products?: readonly { name: string }[] } = {},
): Promise<Kitchen> {
  // Letters alone: whoever looks for a postal code must not find a kitchen of another test.
  const letters = Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('')
  const identifier = `kueche-${letters}`
  const name = `Küche ${identifier.slice(-8)}`
  const id = await staff.create('branches', { ...alwaysOpen, identifier, name, ...branch })

  const productIds = await Promise.all(products.map((product) => staff.create('products', product)))
  const category = await staff.create('categories', { name: 'Speisen', isEnabled: true })
  await staff.create('menus', {
    name: `Karte ${name}`,
    branches: [id],
    catalog: [{ category, products: productIds }],
  })
  await staff.create('tables', { identifier: '7', branch: id })

  return asKitchen(staff, { id, identifier, name })
}

function asKitchen(staff: Staff, branch: Pick<Kitchen, 'id' | 'identifier' | 'name'>): Kitchen {
  const { id, identifier } = branch
  const readShop = () => staff.get<BranchShopView>(`/branches/${identifier}/shop`)

  return {
    ...branch,
    path: `/store/${identifier}`,
    change: (changes) => staff.patch(`/branches/${id}`, changes),
    changeProduct: async (name, changes) => {
      const { products } = await readShop()
      return staff.patch(`/products/${productNamed(products, name).id}`, changes)
    },
    hire: async () => {
      const account = { email: `ben@${identifier}.example`, password: 'Knoepfle-mit-Kraut-26' }
      const ben = { firstName: 'Ben', lastName: 'Bauer', roles: ['ROLE_EMPLOYEE'], branches: [id] }
      await staff.create('users', { ...account, ...ben })
      return account
    },
    orders: async () => {
      const { docs } = await staff.get<{ docs: StoredOrder[] }>(
        `/orders?where[branch][equals]=${id}&limit=20&depth=0`,
      )
      return docs
    },
    takeOrder: async (names, more = {}) => {
      const { products } = await readShop()
      const items = names.map((name) => {
        const { id: product, unit, minimumQuantity } = productNamed(products, name)
        return { product, unit, amount: minimumQuantity || 1, parts: [] }
      })
      return placeOrder(staff.origin, { ...annasOrder, branch: identifier, items, ...more })
    },
  }
}

/** Anna fetches what she orders. */
const annasOrder = {
  isDelivery: false,
  isDineIn: false,
  firstName: 'Anna',
  lastName: 'Berger',
  phone: '+436641234567',
  legalInstructions: true,
  privacyPolicy: true,
}

async function placeOrder(origin: string, request: object): Promise<PublicOrder> {
  const answer = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomBytes(16).toString('hex') },
    body: JSON.stringify(request),
  })
  if (!answer.ok) throw new Error(`the order was refused: ${await answer.text()}`)

  return (await answer.json()) as PublicOrder
}

function productNamed<Product extends { name: string }>(products: readonly Product[], name: string): Product {
  const product = products.find((candidate) => candidate.name === name)
  if (!product) throw new Error(`no product is called ${name}`)

  return product
}
