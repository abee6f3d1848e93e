import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const tiles = (page: Page) => page.getByRole('listbox', { name: 'Medien' }).getByRole('option')
const chooser = (page: Page) => page.getByLabel('Dateien zum Hochladen')
const told = (page: Page) => page.getByRole('region', { name: 'Hochladen' })

/** Pictures that nobody has, each of its own colour. */
const drawn = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `probe-${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: {
          width: 60,
          height: 40,
          channels: 3,
          background: { r: index, g: Date.now() % 251, b: process.pid % 251 },
        },
      })
        .png()
        .toBuffer(),
    })),
  )

test('pictures are uploaded into a folder, described, cut around a point, tagged and deleted, by keyboard', {
  tag: '@chromium',
}, async ({ page }) => {
  const folder = `Proben ${Date.now()}`
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/medien')
  await page.getByRole('button', { name: 'Neuer Ordner' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Neuer Ordner' })
  await form.getByLabel('Name').fill(folder)
  await form.getByLabel('Name').press('Enter')
  await expect(page.getByRole('button', { name: folder })).toHaveAttribute('aria-current', 'true')

  const pictures = await drawn(3)
  const broken = { name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') }
  await chooser(page).setInputFiles([...pictures, broken])
  await expect(told(page)).toContainText('3 hochgeladen, 1 fehlgeschlagen')
  await expect(told(page).getByRole('alert')).toContainText('Erlaubt sind JPG')
  await expectAccessibleInBoth(page, 'a list of uploads')
  await chooser(page).setInputFiles(pictures.slice(0, 1))
  await expect(told(page)).toContainText('Dieses Bild gibt es schon')
  await told(page).getByRole('button', { name: 'Das vorhandene nehmen' }).click()
  await told(page).getByRole('button', { name: 'Liste schließen' }).click()
  await expect(tiles(page)).toHaveCount(3)

  await tiles(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /probe-/ })
  const point = panel.getByRole('slider', { name: 'Punkt, der sichtbar bleibt' })
  await point.focus()
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key)
  await expect(point).toHaveAttribute('aria-valuetext', '48 % von links, 40 % von oben')
  expect((await kept).request().postDataJSON()).toEqual({ focalX: 48, focalY: 40 })
  await panel.getByLabel('Bildbeschreibung').fill('Rote Fläche')
  await panel.getByRole('button', { name: 'Beschreibung speichern' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Rote Fläche' })).toContainText('Nirgends.')
  await expectAccessibleInBoth(page, 'an open picture')
  await page.keyboard.press('Escape')

  await tiles(page).first().focus()
  for (const key of [' ', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
  const bulk = page.getByRole('region', { name: 'Auswahl' })
  await expect(bulk).toContainText('3 ausgewählt')
  await bulk.getByRole('button', { name: 'Schlagwörter' }).press('Enter')
  const tags = page.getByRole('dialog', { name: 'Schlagwörter von 3 Medien' })
  await tags.getByLabel(/^Hinzufügen/).fill(`${folder}, Probe`)
  await tags.getByLabel(/^Hinzufügen/).press('Enter')
  await expect(tags).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Schlagwort' }).selectOption(folder)
  await expect(tiles(page)).toHaveCount(3)

  await tiles(page).first().focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).press('Enter')
  await expect(page.getByText('3 Medien sind gelöscht.')).toBeVisible()
  await page.getByRole('button', { name: folder, exact: false }).first().click()
  await page.getByRole('navigation', { name: 'Ordner' }).getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText(`Der Ordner „${folder}“ ist gelöscht.`)).toBeVisible()
})

test('a telephone shows the media, and says where one is used that cannot be deleted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/medien?art=picture&suche=Bergk%C3%A4se')
  await expect(tiles(page).first()).toBeVisible()
  await expectAccessible(page)
  await tiles(page).first().click()
  const panel = page.getByRole('dialog').first()
  await expect(panel.getByRole('list', { name: 'So schneiden die Seiten zu' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Nicht gelöscht' })).toContainText('wird noch verwendet')
})
