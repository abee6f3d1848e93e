import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('an administrator writes the words of a message, sees and tries them, and takes them back', {
  tag: '@chromium',
}, async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/message-texts')
  const row = page
    .getByRole('grid', { name: 'Vorlagen' })
    .getByRole('row')
    .filter({ hasText: 'Angebot zurückgezogen' })
  await row.press('Enter')
  const beside = page.getByRole('dialog', { name: 'Angebot zurückgezogen (Gast)' })
  const subject = beside.getByLabel('Betreff')
  await expectAccessible(page)

  await subject.fill('Servus, {vorname}')
  await expect(beside.getByText('{vorname} gibt es hier nicht.')).toBeVisible()
  await expect(beside.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await subject.fill('Servus aus dem ')
  await beside.getByRole('button', { name: '{filiale}' }).press('Enter')
  await expect(subject).toHaveValue('Servus aus dem {filiale}')
  const preview = beside.getByRole('region', { name: 'Vorschau' })
  await expect(preview.getByText(/^Servus aus dem \S/)).toBeVisible()
  const mail = preview.frameLocator('iframe')
  await expect(mail.getByText('Guten Tag,')).toBeVisible()
  await preview.getByRole('button', { name: 'Dunkel' }).press('Enter')
  await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(22, 22, 22)')
  await preview.getByRole('button', { name: 'SMS', exact: true }).press('Enter')
  await expect(preview.getByText(/^Eine SMS \(\d+ Zeichen\)\.$/)).toBeVisible()

  const phone = preview.getByLabel('Probe an Nummer')
  await phone.fill('0664 1234567')
  await phone.press('Enter')
  await expect(preview.getByRole('alert')).toContainText('Bitte geben Sie eine gültige Nummer')
  await phone.fill('+43 664 1234567')
  await phone.press('Enter')
  await expect(preview.getByText('Es ist kein SMS-Konto eingerichtet.')).toBeVisible()
  await expectAccessible(page)

  await beside.getByRole('button', { name: 'Test senden' }).press('Enter')
  await expect(page.getByText(`Die Probe geht an ${administrator.email}.`)).toBeVisible()
  await beside.getByRole('button', { name: 'Speichern' }).press('Enter')
  await expect(row).toContainText('Eigene')
  await beside.getByRole('button', { name: 'Zurücksetzen' }).press('Enter')
  await expect(row).toContainText('Wie üblich')
  await expect(subject).toHaveValue('')
})

for (const look of ['light', 'dark'] as const) {
  test(`on a phone the words of a message are written in ${look}`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look })
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto('/backend/message-texts?offen=guest-confirmed')
    await page.getByRole('dialog', { name: 'Bestellung bestätigt (Gast)' }).waitFor()
    await expectAccessible(page)

    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  })
}

test('on a phone a long subject is seen whole, and the organization is chosen by a finger', {
  tag: '@phone',
}, async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/message-texts')
  const choice = await page.getByLabel('Organisation').boundingBox()
  expect(choice?.height).toBeGreaterThanOrEqual(44)

  await page.goto('/backend/message-texts?offen=guest-confirmed')
  const subject = page.getByRole('dialog', { name: 'Bestellung bestätigt (Gast)' }).getByLabel('Betreff')
  await subject.fill('Wir haben Ihre Bestellung in der Filiale {filiale} gerne für Sie bestätigt')
  expect(await subject.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})
