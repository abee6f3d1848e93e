import type { Locator } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

/** Opens what is closed, unless it is open from another time: the panel remembers that. */
async function unfold(part: Locator, inside: Locator): Promise<void> {
  await expect(async () => {
    if (!(await inside.isVisible())) await part.locator('.collapsible__toggle').first().click()
    await expect(inside).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('an editor gives a section its ground and hides it: the preview says so, visitors get nothing of it', async ({
  page,
  staff,
}) => {
  const path = `darstellung-${test.info().workerIndex}-${Date.now()}`
  const body = [
    { blockType: 'content', subheadline: 'Für alle' },
    { blockType: 'content', subheadline: 'Nur zur Probe' },
    { blockType: 'content', subheadline: 'Im nächsten Jahr', visibleFrom: '2999-01-07T07:00:00.000Z' },
  ]
  const id = await staff.create('sites', {
    name: 'Darstellung',
    path,
    type: 'custom_site',
    isPublic: true,
    seo: { isIndexed: false },
    content: { body },
  })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  await office.openPreview()
  const frame = page.frameLocator('#live-preview-iframe')
  const row = page.locator('#content-body-row-1')
  await expect(page.locator('#content-body-row-2')).toContainText('ab 7.1.2999')

  await unfold(row, row.getByLabel('Überzeile'))
  await unfold(row.locator('.collapsible-field'), row.getByLabel('Ausblenden'))
  await row.locator('#field-content__body__1__tone .rs__control').click()
  await page.getByRole('option', { name: 'Getönt', exact: true }).click()
  const shown = frame.locator('[data-ground=tinted]')
  await expect(shown).toContainText('Nur zur Probe')
  await row.getByLabel('Ausblenden').check()
  await expect(shown).toContainText('Ausgeblendet: Besucher sehen diesen Abschnitt nicht.')
  await expect(row).toContainText('ausgeblendet')
  await row.getByLabel('Anker', { exact: true }).fill('Über uns')
  await row.getByLabel('Anker', { exact: true }).fill('probe')

  await page.getByRole('button', { name: /^Änderungen veröffentlichen|^Veröffentlichen/ }).click()
  await expect(page.getByText('Erfolgreich aktualisiert')).toBeVisible()
  await expect
    .poll(async () => (await staff.get<{ content: { body: object[] } }>(`/sites/${id}?depth=0`)).content.body)
    .toMatchObject([{}, { tone: 'tinted', isHidden: true, anchor: 'probe' }, {}])
  const visited = await page.request.get(`/${path}`, { headers: { cookie: '' } })
  const markup = await visited.text()
  expect(markup).toContain('Für alle')
  expect(markup).not.toMatch(/Nur zur Probe|Im nächsten Jahr/)
})
