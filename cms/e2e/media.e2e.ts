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

test('a picture is dragged into a folder and back, and another one takes its place wherever it stood', {
  tag: '@chromium',
}, async ({ page, staff }) => {
  const name = `Ziel ${Date.now()}`
  await new BackOffice(page, administrator).returnSignedIn()
  await staff.create('media-folders', { name })
  const [from, to] = await Promise.all(
    (await drawn(2)).map((file, index) => stored(page, file, `${name} ${index}`)),
  )
  const donatee = await staff.create('donatees', { name, identifier: `ziel-${Date.now()}`, logo: from })
  await page.goto(`/backend/medien?suche=${encodeURIComponent(name)}&folge=oldest`)
  await expect(tiles(page)).toHaveCount(2)
  const folder = page.getByRole('navigation', { name: 'Ordner' }).getByRole('button', { name })
  await tiles(page).first().dragTo(folder)
  await expect(folder).toHaveText(`${name}1`)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(folder).toHaveText(`${name}0`)

  await tiles(page)
    .filter({ hasText: `${name} 0` })
    .click()
  const panel = page.getByRole('dialog', { name: `${name} 0` })
  await expect(panel.getByRole('link', { name })).toBeVisible()
  await panel.getByRole('button', { name: 'Überall ersetzen' }).click()
  const form = page.getByRole('dialog', { name: 'Überall ersetzen' })
  await expect(form).toContainText('an einer Stelle ersetzt')
  await form.getByRole('searchbox').fill(name)
  await form.getByRole('radio', { name: `${name} 1` }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'An einer Stelle ersetzen' }).click()
  await expect(panel).toContainText('Nirgends.')
  expect(await staff.get(`/donatees/${donatee}?depth=0`)).toMatchObject({ logo: to })
})

/** A picture that somebody has added and described before. */
async function stored(
  page: Page,
  file: Awaited<ReturnType<typeof drawn>>[number],
  alt: string,
): Promise<string> {
  const answer = await page.request.post('/api/images', {
    multipart: { _payload: JSON.stringify({ alt }), file },
  })

  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

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
