import { createLocalReq } from 'payload'

import type { Product } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { CornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

/** A product whose pieces are vouchers of 50 €, unless it says otherwise. */
export async function sellVouchersInShop(
  { payload }: Pick<TestApp, 'payload'>,
  shop: CornerShop,
  changes: Pick<Product, 'isVoucherAmountFree'> = {},
): Promise<string> {
  const system = asSystem(await createLocalReq({}, payload))
  const { id } = await payload.create({
    collection: 'products',
    data: {
      name: 'Geschenkgutschein',
      price: 5_000,
      type: 'configurable',
      voucherKind: 'multi-purpose',
      pricing: 'perUnit',
      unit: 'piece',
      calculationModel: 'fixed',
      isEnabled: true,
      tax: 2000,
      takeawayTax: 2000,
      dineInTax: 2000,
      config: { parts: [{ name: 'Für', type: 'text', optional: true }] },
      ...changes,
    },
    ...system,
  })
  await listOnMenu({ payload }, shop, id)

  return id
}

async function listOnMenu(
  { payload }: Pick<TestApp, 'payload'>,
  shop: CornerShop,
  id: string,
): Promise<void> {
  const system = asSystem(await createLocalReq({}, payload))
  const { docs } = await payload.find({
    collection: 'menus',
    where: { branches: { contains: shop.branch } },
    depth: 0,
    ...system,
  })
  const [menu] = docs
  await payload.update({
    collection: 'menus',
    id: String(menu?.id),
    data: {
      catalog: [{ category: shop.drinks, products: [shop.pizza, shop.soup, id] }],
    },
    ...system,
  })
}
