import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

/** By keyboard: what has the focus is pressed. */
const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
}

test('a page is taken into a new release by its form, a menu by that of the release, and both go out', async ({
  page,
  staff,
  request,
}) => {
  const unique = `${test.info().workerIndex}-${Date.now()}`
  const [name, menuName] = [`Herbst ${unique}`, `Fußzeile ${unique}`]
  const identifier = `herbst-${unique}`
  const division = await staff.create('divisions', { name, identifier })
  const values = { name, path: identifier, type: 'custom_site', division, _status: 'draft' }
  const site = await staff.create('sites?draft=true', values)
  const menu = { name: menuName, identifier: 'footer', division, _status: 'draft' }
  const navigation = await staff.create('navigations?draft=true', menu)
  const shown = async (path: string) => (await request.get(`/api/${path}`)).status()

  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${site}`)
  const panel = page.getByRole('region', { name: 'Veröffentlichung', exact: true })
  await expect(panel.getByRole('button', { name: 'Aufnehmen', exact: true })).toBeVisible()
  const existing = panel.getByLabel('In Veröffentlichung aufnehmen', { exact: true })
  if ((await existing.count()) > 0) await existing.selectOption('Neue Veröffentlichung …')
  await panel.getByLabel('Name der neuen Veröffentlichung', { exact: true }).fill(`Karte ${unique}`)
  await press(page, 'Aufnehmen')
  await panel.getByRole('link', { name: `Karte ${unique}` }).click()

  const content = page.getByRole('region', { name: 'Was zusammen hinausgeht' })
  const items = content.getByRole('listitem')
  await expect(items.filter({ hasText: name })).toContainText('Angelegt')
  await content.getByLabel('Entwurf', { exact: true }).selectOption(menuName)
  await press(page, 'Aufnehmen')
  await expect(items.filter({ hasText: menuName })).toContainText('Navigation')
  await expect(content).toContainText('Offen · alles darf hinaus')
  await expectAccessible(page)
  expect(await shown(`sites/${site}`)).toBe(404)

  await press(page, 'Alles jetzt veröffentlichen')
  await expect(content).toContainText('Veröffentlicht am')
  expect([await shown(`sites/${site}`), await shown(`navigations/${navigation}`)]).toEqual([200, 200])
})
