import { createLocalReq, type Payload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

/** A shop that is always open, as small as an order allows. Prices in cents. */
export type CornerShop = { branch: string; pizza: string; soup: string; drinks: string }

export async function openCornerShop(payload: Payload, identifier = 'eck'): Promise<CornerShop> {
  const req = await createLocalReq({}, payload)
  const branch = await payload.create({
    collection: 'branches',
    data: {
      name: 'Gasthaus am Eck',
      identifier,
      isPublic: true,
      timeZone: 'Europe/Vienna',
      businessDayStartsAt: '05:00',
      slotMinutes: 15,
      email: 'kueche@eck.test',
      openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
      isTakeawayEnabled: true,
      isTakeawayPhoneRequired: false,
      isCashEnabled: true,
      isPreorderEnabled: true,
    },
    ...asSystem(req),
  })
  const [pizza, soup] = await Promise.all([
    createProduct(payload, 'Pizza Margherita', 1090),
    createProduct(payload, 'Frittatensuppe', 490),
  ])
  const drinks = await payload.create({
    collection: 'categories',
    data: { name: 'Alles', isEnabled: true },
    ...asSystem(req),
  })
  await payload.create({
    collection: 'menus',
    data: {
      name: 'Karte',
      branches: [branch.id],
      catalog: [{ category: drinks.id, products: [pizza, soup] }],
    },
    ...asSystem(req),
  })
  return { branch: branch.id, pizza, soup, drinks: drinks.id }
}

async function createProduct(payload: Payload, name: string, price: number): Promise<string> {
  const { id } = await payload.create({
    collection: 'products',
    data: {
      name,
      price,
      type: 'normal',
      pricing: 'perUnit',
      unit: 'piece',
      calculationModel: 'fixed',
      isEnabled: true,
      tax: 1000,
      takeawayTax: 1000,
      dineInTax: 1000,
    },
    ...asSystem(await createLocalReq({}, payload)),
  })
  return id
}

/** What Anna sends when she orders two pizzas to take away. */
export function annasOrder(shop: CornerShop, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    branch: shop.branch,
    isDelivery: false,
    isDineIn: false,
    firstName: 'Anna',
    lastName: 'Huber',
    email: 'anna@gast.test',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product: shop.pizza, amount: 2, unit: 'piece', parts: [] }],
    ...changes,
  }
}
