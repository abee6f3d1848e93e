import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('a colleague’s remark to a section is read in its form and on its page, answered and settled', async ({
  page,
  staff,
}) => {
  const unique = `${test.info().workerIndex}-${Date.now()}`
  const body = ['eins', 'zwei'].map((id) => ({ id, blockType: 'sectionLink', label: id }))
  const values = { name: `Besprochen ${unique}`, path: `besprochen-${unique}`, type: 'custom_site' }
  const id = await staff.create('sites?draft=true', { ...values, content: { body }, _status: 'draft' })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)

  const panel = page.getByRole('region', { name: 'Kommentare' })
  await expect(panel).toContainText('Keine offenen Kommentare')
  await panel.getByRole('button', { name: 'Kommentar schreiben …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kommentare' })
  await dialog.getByLabel('Wozu').selectOption({ label: 'Abschnitt 2: Verweis' })
  await dialog.getByLabel('Neuer Kommentar').fill('Bitte kürzer.')
  await dialog.getByRole('button', { name: 'Kommentieren' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Bitte kürzer.')
  await page.keyboard.press('Escape')

  await expect(page.locator('#content-body-row-1')).toContainText('1 offener Kommentar')
  await expect(page.locator('#content-body-row-0')).not.toContainText('offener Kommentar')
  await page.goto(`/backend/collections/sites/${id}?kommentare=1`)
  await dialog.getByRole('button', { name: 'Antworten' }).click()
  await dialog.getByLabel('Antwort').fill('Gemacht.')
  await dialog.getByRole('button', { name: 'Antworten' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Gemacht.')
  await dialog.getByRole('button', { name: 'Erledigt' }).click()
  await expect(dialog.getByText('Hier ist nichts offen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(panel).toContainText('Keine offenen Kommentare')
  await expect(page.locator('#content-body-row-1')).not.toContainText('offener Kommentar')
})
