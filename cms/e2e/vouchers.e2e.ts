import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { issueVoucher } from '#storefront/e2e/issue-voucher.ts'

import { BackOffice } from './back-office.ts'
import { besideOf, openBoard, cardOf } from './board-page.ts'

test('whoever leads a branch sells a voucher by keyboard, opens it by its code and blocks it', {
  tag: '@chromium',
}, async ({ page, kitchen }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/vouchers')
  await page.getByRole('grid', { name: 'Gutscheine' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Gutschein ausstellen' }).press('Enter')
  const form = page.getByRole('form', { name: 'Gutschein ausstellen' })
  await form.getByLabel('Filiale').selectOption({ label: kitchen.name })
  await form.getByLabel('Wert').press('Enter')
  await expect(form.getByRole('alert')).toContainText('Bitte geben Sie den Wert ein')
  await form.getByLabel('Wert').fill('50')
  await form.getByLabel('Für', { exact: true }).fill('Oma Berta')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Verkaufen und ausstellen' }).press('Enter')

  const beside = page.getByRole('dialog', { name: /^Gutschein …/ })
  await expect(beside.getByText(/^50,00.€$/).first()).toBeVisible()
  await expect(beside.getByRole('link', { name: 'Drucken (A4)' })).toBeVisible()
  await expect(beside.getByRole('list', { name: 'Was daraus wurde' })).toContainText(/Ausgestellt 50,00/)
  await expectAccessible(page)
  expect(await kitchen.orders()).toMatchObject([{ status: 'completed', total: 5000 }])

  await beside.getByRole('button', { name: 'Guthaben berichtigen' }).click()
  await beside.getByLabel('Guthaben', { exact: true }).fill('20')
  await beside.getByLabel('Grund').fill('In der alten Kasse eingelöst')
  await beside.getByRole('button', { name: 'Berichtigen', exact: true }).click()
  await expect(beside.getByRole('list', { name: 'Was daraus wurde' })).toContainText('Berichtigt -30,00')
  await beside.getByRole('button', { name: 'Sperren' }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByLabel('Grund').fill('Verloren gemeldet')
  await asking.getByRole('button', { name: 'Sperren' }).click()
  await expect(beside.getByText('Gesperrt', { exact: true })).toBeVisible()
})

test('a guest pays at the counter with a voucher, in part, and the rest is still open', {
  tag: '@chromium',
}, async ({ office, kitchen, staff }) => {
  const { code } = await issueVoucher(staff, kitchen.id, 300)
  await kitchen.takeOrder(['Suppe'])
  const board = await openBoard(office, kitchen)
  await cardOf(board, 1).click()
  const sums = besideOf(board, 1).getByRole('region', { name: 'Betrag' })
  await sums.getByRole('button', { name: 'Gutschein einlösen' }).click()
  const form = sums.getByRole('form', { name: 'Gutschein einlösen' })
  await form.getByLabel('Code').fill('ABCD')
  await form.getByRole('button', { name: 'Einlösen' }).click()
  await expect(form.getByRole('alert')).toContainText('Tippfehler')
  await expectAccessible(board)
  await form.getByLabel('Code').fill(code)
  await form.getByRole('button', { name: 'Einlösen' }).click()

  await expect(sums.getByText(/Mit Gutschein bezahlt 3,00.€ · offen 2,50.€/)).toBeVisible()
  await sums.getByRole('button', { name: 'Als bezahlt verbuchen' }).click()
  await expect(sums.getByText('Bezahlt', { exact: true })).toBeVisible()
})

test('on a phone vouchers are read without scrolling sideways', { tag: '@phone' }, async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/vouchers')
  await page.getByRole('heading', { level: 1, name: 'Gutscheine' }).waitFor()
  await expectAccessible(page)

  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test('on a tablet the button that sells stands beside the title, where it stands everywhere', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/vouchers')
  const title = page.getByRole('heading', { level: 1, name: 'Gutscheine' })
  const button = page.getByRole('button', { name: 'Gutschein ausstellen' })
  await expect(button).toBeVisible()

  const [above, beside] = [await title.boundingBox(), await button.boundingBox()]
  expect(beside?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0))
})
