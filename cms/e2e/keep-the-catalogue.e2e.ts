import sharp from 'sharp'

import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { openKitchen } from '#storefront/e2e/kitchen.ts'

import { BackOffice } from './back-office.ts'

test('a picture that is uploaded in the panel is seen in the shop', async ({ page, kitchen }) => {
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b3472b' } })
    .png()
    .toBuffer()

  await page.goto('/backend/collections/images/create')
  await page.locator('input[type=file]').setInputFiles({ name: 'suppe.png', mimeType: 'image/png', buffer })
  await expect(page.locator('.file-field img, .file-field__thumbnail').first()).toBeVisible()
  await page.getByLabel('Bildbeschreibung').fill('Teller mit roter Suppe')
  await office.save()
  await expect(page.getByRole('link', { name: 'Öffentlich ansehen' })).toHaveAttribute('href', /^\/image\//)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  await kitchen.changeProduct('Suppe', { images: [id] })
  const picture = page.locator(`img[src*="${id}"]`).first()
  // The news of a change reaches the caches a moment after it was stored.
  await expect(async () => {
    await page.goto(kitchen.path)
    await expect(picture).toBeAttached({ timeout: 1000 })
  }).toPass()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('opening hours that are changed in the form show in the shop', async ({ page, kitchen }) => {
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/branches/${kitchen.id}`)
  await page.getByRole('button', { name: 'Öffnungszeiten' }).click()
  const hours = page.locator('#field-openingHours')
  await hours.getByRole('button', { name: 'Alle ausklappen' }).click()
  await hours.getByLabel('Von').fill('07:15')
  await hours.getByLabel('Bis').fill('06:45')
  await office.save()

  const hoursInShop = page.getByText(/07:15.{1,5}06:45/).first()
  await expect(async () => {
    await page.goto(kitchen.path)
    await expect(hoursInShop).toBeAttached({ timeout: 1000 })
  }).toPass()
})

test('opening hours of one branch are pasted into another, and nowhere where they do not fit', async ({
  page,
  kitchen,
  staff,
}) => {
  await kitchen.change({
    openingHours: [
      { type: 'monday', from: '11:00', to: '14:00' },
      { type: 'friday', from: '17:00', to: '22:00' },
    ],
  })
  const other = await openKitchen(staff)
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()

  await page.goto(`/backend/collections/branches/${kitchen.id}`)
  await page.getByRole('button', { name: 'Öffnungszeiten' }).click()
  await page.locator('#field-openingHours').getByText('Kopieren …').click()
  await page.getByRole('button', { name: 'Zeit 2 kopieren' }).click()
  await expect(page.getByText('1 Zeit kopiert.')).toBeVisible()

  await page.goto(`/backend/collections/branches/${other.id}`)
  await page.getByRole('button', { name: 'Liefergebiete' }).click()
  await expect(page.locator('#field-deliveryAreas').getByRole('button', { name: 'einfügen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Öffnungszeiten' }).click()
  await page.locator('#field-openingHours').getByRole('button', { name: '1 Zeit einfügen' }).click()
  await office.save()

  const { openingHours } = await staff.get<{ openingHours: { type: string; from: string }[] }>(
    `/branches/${other.id}`,
  )
  expect(openingHours).toHaveLength(2)
  expect(openingHours.at(-1)).toMatchObject({ type: 'friday', from: '17:00', to: '22:00' })
})

test('a table is judged before it changes the list, and taken in as a whole', async ({ page, kitchen }) => {
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  const dish = `Gulasch ${kitchen.identifier}`
  const fileOf = (price: string) => ({
    name: 'speisen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name;Preis;Einheit\n${dish};${price};Portion\n`),
  })
  await page.goto('/backend/collections/products')
  await page.getByRole('button', { name: 'Importieren' }).click()
  const drawer = page.getByRole('dialog')

  await drawer.locator('input[type=file]').setInputFiles(fileOf('gratis'))
  await expect(drawer.getByText('1 Zeile ist fehlerhaft.')).toBeVisible()
  await expect(drawer.getByText('Bitte geben Sie einen Betrag wie 12,90 an.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Jetzt übernehmen' })).toHaveCount(0)

  await drawer.locator('input[type=file]').setInputFiles(fileOf('12,90'))
  await drawer.getByRole('button', { name: 'Jetzt übernehmen' }).click()
  await expect(drawer.getByText('Übernommen: 1 neu')).toBeVisible()
  await drawer.getByRole('button', { name: 'Fertig' }).click()

  await page.goto(`/backend/collections/products?search=${encodeURIComponent(dish)}`)
  const row = page.getByRole('row').filter({ hasText: dish })
  await expect(row).toContainText('12,90 €')
  const [download] = await Promise.all([page.waitForEvent('download'), office.exportAs('CSV')])
  expect(download.suggestedFilename()).toMatch(/^Produkte \d{4}-\d{2}-\d{2}\.csv$/)
})
