import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

type Kept = { content?: { body?: { blockType: string; piece?: string; label?: string }[] } }

test('sections of a page become a piece, come back, and a new page begins with them', async ({
  page,
  staff,
}) => {
  const unique = `${test.info().workerIndex}-${Date.now()}`
  const body = ['Erstens', 'Zweitens'].map((label) => ({ blockType: 'sectionLink', label }))
  const draft = { name: `Seite ${unique}`, path: `s-${unique}`, type: 'custom_site', content: { body } }
  const id = await staff.create('sites?draft=true', { ...draft, _status: 'draft' })
  const kinds = async () => {
    const { content } = await staff.get<Kept>(`/sites/${id}?draft=true&depth=0`)
    return content?.body?.map(({ blockType, label }) => label ?? blockType)
  }
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  await office.openPreview()
  const frame = page.frameLocator('#live-preview-iframe')

  const second = frame.getByRole('toolbar', { name: 'Abschnitt 2 von 2' })
  await frame.getByText('Zweitens').hover()
  await second.getByRole('button', { name: 'Als Baustein sichern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Sichern' }).click()
  await expect(dialog.getByText('Bitte geben Sie einen Namen an.')).toBeVisible()
  await dialog.getByLabel('Name').fill(`Wege ${unique}`)
  await dialog.getByRole('button', { name: 'Sichern' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(kinds).toEqual(['piece'])
  await expect(frame.getByText('Zweitens')).toBeVisible()

  await frame.getByText('Zweitens').hover()
  await frame
    .getByRole('toolbar', { name: 'Abschnitt 1 von 1: Baustein' })
    .getByRole('button', { name: 'Vom Baustein lösen' })
    .click()
  await expect.poll(kinds).toEqual(['Erstens', 'Zweitens'])

  await page.getByRole('button', { name: 'Als Vorlage sichern …' }).click()
  await dialog.getByLabel('Name').fill(`Vorlage ${unique}`)
  await dialog.getByRole('button', { name: 'Sichern' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/backend/seiten?offen=vorlagen')
  const item = page.getByRole('listitem').filter({ hasText: `Vorlage ${unique}` })
  await expectAccessible(page)
  await item.getByRole('button', { name: /umbenennen$/ }).click()
  await page.getByLabel('Name der Vorlage').fill(`Anfang ${unique}`)
  await page.getByRole('button', { name: 'Umbenennen', exact: true }).first().click()
  const renamed = page.getByRole('listitem').filter({ hasText: `Anfang ${unique}` })
  await renamed.getByRole('link', { name: 'Neue Seite daraus' }).click()
  await expect(page.getByRole('radio', { name: `Anfang ${unique}` })).toBeChecked()
  await page.getByLabel('Name', { exact: false }).first().fill(`Neu ${unique}`)
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await expect(page).toHaveURL(/\/sites\/[0-9a-f-]{36}/)
  const made = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? ''
  const { content } = await staff.get<Kept>(`/sites/${made}?draft=true&depth=0`)
  expect(content?.body?.map(({ label }) => label)).toEqual(['Erstens', 'Zweitens'])
})
