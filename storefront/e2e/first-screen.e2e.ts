import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { dishes } from './kitchen.data.ts'
import { openKitchen, testKitchen } from './kitchen.ts'

const [, soup] = dishes

test('the first screen of a phone shows two dishes with their prices, and when they can be had', {
  tag: '@phone',
}, async ({ page, staff }) => {
  const { branch, products } = await staff.get<BranchShopView>('/branches/marktplatz/shop')
  const described = products.filter(({ images, description }) => images.length > 0 && description).slice(0, 3)
  const house = { name: branch.name, description: branch.description, takeawayPreparationMinutes: 25 }
  const plain = described.map(({ name, description }) => ({
    ...soup,
    name,
    description,
    diets: ['vegetarian'],
  }))
  const kitchens = [
    // The longest-lived house of the demo, but open at any hour.
    await openKitchen(staff, {
      branch: { ...house, images: branch.images.map(({ id }) => id) },
      products: plain.map((dish, index) => ({ ...dish, images: [described[index]?.images[0]?.id] })),
    }),
    await openKitchen(staff, { branch: house, products: plain }),
  ]

  for (const { path } of kitchens) {
    await page.goto(path)
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    for (const card of [cards.nth(0), cards.nth(1)]) {
      for (const part of await card.locator('h3, strong, img').all()) {
        await expect(part).toBeInViewport({ ratio: 1 })
      }
      await expect(card.locator('strong')).toHaveText('5,50 €')
    }
    await expect(page.getByText('Abholung in ca. 25 Min.', { exact: true })).toBeInViewport()
  }
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
})

test('a house of endless words and without a picture keeps to its page', { tag: '@phone' }, async ({
  page,
  guest,
  staff,
}) => {
  const endless = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'
  const name = `${endless}schnitzel mit hausgemachter Preiselbeermarmelade nach Art des Hauses`
  const dish = { ...soup, name, description: endless.repeat(3), price: 129_990, diets: ['vegan', 'spicy'] }
  const { path } = await openKitchen(staff, {
    branch: { name: `Gasthaus ${endless}`, description: endless.repeat(2) },
    products: [dish],
  })
  await page.goto(path)
  await guest.addButton(name).click()

  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(390)
  await expectAccessible(page)
  await guest.openCart()
  expect(await width()).toBe(390)
})

test('a guest finds a dish, learns what its letters mean, and has it delivered without going up again', {
  tag: '@phone',
}, async ({ page, guest }) => {
  await page.goto(testKitchen.path)
  await page.getByRole('button', { name: 'Gerichte suchen' }).tap()
  await page.getByRole('searchbox', { name: 'Gerichte suchen' }).fill('burgr')
  await expect(page.getByText('1 Gericht gefunden.')).toBeVisible()
  await expectAccessible(page)
  await guest.card('Burger').getByTitle('Allergene').tap()
  await expect(guest.dialog).toContainText('Milch oder Laktose')
  await expectAccessible(page)
  await page.goBack()
  await expect(guest.dialog).toBeHidden()
  await expect(guest.card('Burger')).toBeVisible()

  await page.getByRole('button', { name: 'Suche schließen' }).tap()
  await guest.addButton('Semmel').tap()
  await guest.cart.getByRole('button', { name: /^Art der Lieferung: Abholung/ }).tap()
  await guest.choice('Lieferung', guest.dialog).tap()
  await expectAccessible(page)
  await guest.dialog.getByRole('button', { name: 'Fertig' }).tap()
  await expect(guest.cart).toContainText('Noch 9,00 € bis zum Mindestbestellwert')
  await expectAccessible(page)
})
