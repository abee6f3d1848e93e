import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a branch shows every product with its price and its allergens', async ({
  page,
  guest,
  staff,
}) => {
  const { products, branch } = await staff.get<BranchShopView>('/branches/marktplatz/shop')
  await page.goto('/store/marktplatz')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(branch.name)
  await expect(page.getByRole('link', { name: branch.phone ?? '' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(products.length)

  const cards = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('h3')?.textContent ?? '',
        price: item.querySelector('strong')?.textContent ?? '',
        allergens: item.querySelector('[title=Allergene]')?.textContent ?? '',
      })),
    )
  for (const { name, price, isPriceHidden, allergens } of products) {
    const euros = (price / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })
    expect(cards, name).toContainEqual({
      name,
      price: isPriceHidden ? '' : expect.stringContaining(`${euros}\u00a0€`),
      allergens: allergens.join(', '),
    })
  }
  await expect(guest.card(products[0]?.name ?? '')).toBeVisible()
})

test('without JavaScript the search for branches works, also by tag', async ({ page }) => {
  const branches = page.getByRole('main').getByRole('article')
  await page.goto('/store')
  const search = page.getByRole('searchbox', { name: /Filiale suchen/ })
  await expect(search).toHaveAttribute('placeholder', 'PLZ / Ort')

  await search.fill('6900, Bregenz')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\?q=6900/)
  await expect(page.getByText(/^1 von \d+ Filialen werden angezeigt\.$/)).toBeVisible()
  await expect(branches).toHaveCount(1)
  await expect(branches).toContainText('Knöpflemond am See')

  await page.getByRole('link', { name: 'Seeblick' }).click()
  await expect(page).toHaveURL(/q=6900.*tag=/)
  await expect(branches).toHaveCount(1)

  await search.fill('Timbuktu')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByText('Leider wurden keine Ergebnisse gefunden.')).toBeVisible()
})

test('without JavaScript the checkout says what is needed and offers the telephone', async ({ page }) => {
  await page.goto('/store/testkueche/checkout')

  // Role and text locators look past what stands in a noscript element.
  const notice = page.locator('main noscript')
  await expect(notice.locator('p').first()).toHaveText('Zum Bestellen wird JavaScript benötigt.')
  await expect(notice.locator('p').first()).toBeVisible()
  await expect(page.getByText('Ihr Warenkorb wird geladen')).toBeHidden()
  await expect(notice.locator('a')).toHaveAttribute('href', 'tel:+435572000900')
})

test('without JavaScript the status page tells ticket, state and what was ordered', async ({
  page,
  guest,
  kitchen,
}) => {
  const { uid, hash, ticketNumber } = await kitchen.takeOrder(['Suppe', 'Semmel'])
  await page.goto(`/status/${uid}/${hash}`)

  expect(await guest.ticketNumber()).toBe(ticketNumber)
  await expect(page.getByText('wird gleich bestätigt')).toBeVisible()
  await expect(guest.figure('Gesamt')).toHaveText('6,50 €')
})

test('without JavaScript a questionnaire says what is needed, and whom to tell instead', async ({
  page,
  staff,
}) => {
  const id = await staff.create('questionnaires', {
    name: 'Nach dem Auftrag',
    isPublic: true,
    content: { body: [{ type: 'comment', value: { question: 'Wie war es?' } }] },
  })
  const { publicHash } = await staff.get<{ publicHash: string }>(`/questionnaires/${id}`)
  await page.goto(`/questionnaires/${publicHash}`)

  const notice = page.locator('main noscript')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nach dem Auftrag')
  await expect(notice.locator('p').first()).toHaveText('Zum Ausfüllen wird JavaScript benötigt.')
  await expect(notice.locator('p').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zu den Fragen' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Kontakt' }).getByRole('link').first()).toBeVisible()
})

test('without JavaScript the legal texts are complete', async ({ page }) => {
  await page.goto('/store')
  await page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: 'Impressum' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await expect(page.getByRole('main')).toContainText('Knöpflemond Gastronomie GmbH')
})
