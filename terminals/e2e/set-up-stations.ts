import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

/** Departments of the kitchen, each with the products that it makes: a category of its own on the menu. */
export async function setUpStations(
  staff: Staff,
  { id: branch, identifier, name }: Kitchen,
  stations: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const { products } = await staff.get<BranchShopView>(`/branches/${identifier}/shop`)
  const catalog = await Promise.all(
    Object.entries(stations).map(async ([station, made]) => {
      const category = await staff.create('categories', { name: `${station} ${name}`, isEnabled: true })
      await staff.create('departments', { name: station, branch, categories: [category] })
      return { category, products: products.filter((each) => made.includes(each.name)).map(({ id }) => id) }
    }),
  )
  await staff.create('menus', { name: `Karte der Stationen ${name}`, branches: [branch], catalog })
}
