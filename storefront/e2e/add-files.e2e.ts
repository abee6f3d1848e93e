import sharp from 'sharp'

import { expect, test } from './fixtures.ts'

test('a picture is sent from the shop, keeps its name over a reload and arrives with the order', async ({
  page,
  guest,
  kitchen,
  staff,
}) => {
  await kitchen.changeProduct('Suppe', {
    type: 'configurable',
    config: { parts: [{ name: 'Vorlage', type: 'image', optional: false, options: [] }] },
  })
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#a3402c' } })
    .png()
    .toBuffer()
  const { dialog } = guest
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  const files = dialog.getByLabel('Vorlage')
  await expect(dialog).toContainText('JPG, PNG oder GIF, höchstens 10 MB.')
  await files.setInputFiles({ name: 'Tante.pdf', mimeType: 'application/pdf', buffer })
  await expect(dialog.getByRole('alert')).toContainText(
    'Die ausgewählte Datei "Tante.pdf" kann nicht verarbeitet werden.',
  )

  await files.setInputFiles({ name: 'Tante.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByRole('listitem')).toContainText('Tante.png')
  const thumbnail = dialog.getByRole('listitem').locator('img')
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.reload()
  await expect(guest.cart).toContainText('Vorlage: Tante.png')

  await guest.goToCheckout()
  await expect(guest.form).toContainText('Vorlage: Tante.png')
  await guest.fillContact()
  await guest.acceptTerms()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  const [order] = await kitchen.orders()
  const [upload] = order?.items[0]?.parts[0]?.uploads ?? []
  expect(await staff.get(`/uploads/${upload}`)).toMatchObject({ originalName: 'Tante.png' })
})
