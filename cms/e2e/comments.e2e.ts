import { expect, test } from '#storefront/e2e/fixtures.ts'

import { openDraft } from './draft-on-page.ts'

test('a remark to a section is written on the page, read in its form, answered and settled', async ({
  page,
  staff,
}) => {
  const body = ['eins', 'zwei'].map((id) => ({ id, blockType: 'sectionLink', label: id }))
  const { id, frame } = await openDraft(page, staff, body)
  const tools = frame.getByRole('toolbar', { name: 'Abschnitt 2 von 2: Verweis' })
  await frame.getByText('zwei').first().hover()
  await tools.getByRole('button', { name: 'Kommentieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kommentare' })
  await expect(dialog.getByLabel('Wozu')).toHaveValue('zwei')
  await dialog.getByLabel('Neuer Kommentar').fill('Bitte kürzer.')
  await dialog.getByRole('button', { name: 'Kommentieren' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Bitte kürzer.')
  await page.keyboard.press('Escape')

  await expect(tools.getByRole('button', { name: 'Kommentieren (1 offen)' })).toBeAttached()
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
  await expect(page.getByRole('region', { name: 'Kommentare' })).toContainText('Keine offenen Kommentare')
  await expect(page.locator('#content-body-row-1')).not.toContainText('offener Kommentar')
})
