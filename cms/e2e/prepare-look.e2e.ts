import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'

import { BackOffice } from './back-office.ts'
import { themeOf } from './theme-of.ts'

const unique = () => `vorbereitet-${test.info().workerIndex}-${Date.now()}`

const frameOf = (page: Page) => page.frameLocator('#live-preview-iframe')

test('a look is seen on the real page before any visitor sees it, and goes out with one press', async ({
  page,
  staff,
}) => {
  const identifier = unique()
  const division = await staff.create('divisions', {
    name: 'Probe',
    identifier,
    hosts: [`${identifier}.test`],
  })
  const home = { name: 'Willkommen', path: identifier, type: 'custom_home', division, isPublic: true }
  await staff.create('sites', home)
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/divisions/${division}`)
  await page.getByRole('link', { name: 'Aussehen bearbeiten' }).click()
  await page.waitForURL(/collections\/themes\//)
  await office.openPreview()
  const shown = frameOf(page).locator('html')
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Willkommen')
  await expect(shown).not.toHaveClass(/face/)

  await page.locator('#field-theme__face .rs__control').click()
  await page.getByRole('option', { name: 'Gastlich' }).click()
  await expect(shown).toHaveClass(/face/)
  const seen = () => staff.get<{ theme: { face: string | null } }>(`/divisions/${division}`)
  expect((await seen()).theme.face).toBeNull()

  await office.publish()
  expect((await seen()).theme.face).toBe('warm')
  await page.goto(`/backend/collections/themes/${await themeOf(staff, division)}/versions`)
  const states = page.getByRole('region', { name: 'Frühere Stände' }).getByRole('listitem')
  await expect(states.first()).toContainText('Veröffentlicht von')
  await expect(states.filter({ hasText: 'Gesicht geändert' })).not.toHaveCount(0)
  await expectAccessible(page)
})

test('a menu is seen around the pages of its division', async ({ page, staff }) => {
  const { id: division } = await staff.get<{ id: string }>('/divisions/reinwerk')
  const link = { blockType: 'link', label: 'Fußnote', url: '/fussnote', isEnabled: true }
  const menu = { name: 'Probe', identifier: unique(), division, items: [link] }
  const id = await staff.create('navigations', menu)
  await staff.patch(`/navigations/${id}?draft=true`, { identifier: 'footer', _status: 'draft' })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/navigations/${id}`)
  await office.openPreview()
  const shown = frameOf(page).getByRole('contentinfo').getByRole('link', { name: 'Fußzeile' })
  await expect(frameOf(page).getByRole('link', { name: 'Fußnote' })).toBeVisible()

  await page.locator('#items-row-0 .collapsible__toggle').first().click()
  await page.locator('#field-items__0__label').fill('Fußzeile')
  await expect(shown).toBeVisible()
  expect(await staff.get(`/navigations/${id}`)).toMatchObject({ items: [{ label: 'Fußnote' }] })
  // Links in the frame lead on in the same look.
  await frameOf(page).getByRole('banner').getByRole('link').last().click()
  await expect(shown).toBeVisible()
})
