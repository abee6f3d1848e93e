import { readFile } from 'node:fs/promises'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { engage, lastMonth, mondayOf, work } from './team-of-kitchen.ts'

test('whoever leads prints badges for all of a branch or for one person', { tag: '@chromium' }, async ({
  page,
  staff,
  kitchen,
}) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await work(staff, kitchen.id, anna, mondayOf(lastMonth))
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/zeiten?monat=${lastMonth}&filiale=${kitchen.id}`)
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ausweise drucken' }).press('Enter')
  expect((await all).suggestedFilename()).toBe('Ausweise.pdf')
  expect((await readFile(await (await all).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('Eine PIN steht auf keinem.')).toBeVisible()

  const row = page.getByRole('grid', { name: 'Zeitnachweise' }).getByRole('row')
  await row.filter({ hasText: anna.name }).press('Enter')
  const one = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name: 'Ausweis', exact: true }).click()
  expect((await one).suggestedFilename()).toBe('Ausweise.pdf')

  await page.getByRole('dialog').getByRole('button', { name: 'Ausweis verloren' }).press('Enter')
  const another = page.waitForEvent('download')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ersetzen' }).press('Enter')
  expect((await another).suggestedFilename()).toBe('Ausweise.pdf')
  await expect(page.getByText('Der Ausweis ist ersetzt.')).toBeVisible()
})

test('own times lead to the own clock where the branch lets its people use their devices', {
  tag: '@chromium',
}, async ({ page, staff, kitchen }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await new BackOffice(page, anna).returnSignedIn()
  await page.goto('/backend/zeiten')
  const link = page.getByRole('link', { name: 'Stempeln', exact: true })
  await expect(page.getByText('Ihre Arbeitszeit, Ihre Konten und Ihre Abwesenheiten.')).toBeVisible()
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ausweise drucken' })).toHaveCount(0)

  await kitchen.change({ allowsOwnDevices: true })
  await page.reload()
  await expectAccessibleInBoth(page, 'own times')
  await link.press('Enter')
  await page.waitForURL('**/time-clock/me')
  await expect(page.getByRole('button', { name: 'Kommen' })).toBeVisible()
})
