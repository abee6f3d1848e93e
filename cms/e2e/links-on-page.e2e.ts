import { AxeBuilder } from '@axe-core/playwright'

import { expect, test } from '#storefront/e2e/fixtures.ts'

import { bodyOf, openDraft } from './draft-on-page.ts'

test('marked words lead to a page of the website or to an address, and one step takes it back', async ({
  page,
  staff,
}) => {
  const { id, frame } = await openDraft(page, staff, [{ blockType: 'content', id: 'einzige' }])
  const name = `Anfahrt ${id}`
  const target = await staff.create('sites', {
    name,
    path: `anfahrt-${id}`,
    type: 'custom_site',
    isPublic: true,
  })
  const dialog = page.getByRole('dialog', { name: 'Wohin führt der Link?' })
  const saved = async () => JSON.stringify(await bodyOf(staff, id))
  const words = frame.locator('[data-hint="Text"]').first()
  await words.click()
  await page.keyboard.type('So finden Sie her')
  await page.keyboard.press('Shift+Home')

  // Whoever speaks to their device says the words that stand on a button.
  const named = await new AxeBuilder({ page })
    .include('#live-preview-iframe')
    .withRules('label-content-name-mismatch')
    .setLegacyMode()
    .analyze()
  expect(named.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])

  await page.keyboard.press('ControlOrMeta+k')
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog.getByLabel('Seite', { exact: true })).toHaveAccessibleErrorMessage(
    'Bitte wählen Sie eine Seite.',
  )
  await dialog.getByLabel('Andere Adresse').check()
  await dialog.getByLabel('Adresse', { exact: true }).fill('irgendwo')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Bitte geben Sie eine Adresse an')
  await dialog.getByLabel('Adresse', { exact: true }).fill('/filialen')
  await page.keyboard.press('Enter')
  await expect.poll(saved).toContain('"url":"/filialen"')

  // Whoever has answered goes on where they were.
  await expect(words).toBeFocused()
  await frame.getByRole('button', { name: 'Link', exact: true }).click()
  await dialog.getByLabel('Seite dieser Website').check()
  await dialog.getByLabel('Seite', { exact: true }).fill(name)
  await dialog.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.poll(saved).toContain('"linkType":"internal"')
  expect(await saved()).toContain(target)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(saved).toContain('"url":"/filialen"')
  await expect(frame.getByRole('link', { name: 'So finden Sie her' })).toHaveAttribute('href', '/filialen')
})
