import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('an editor changes a piece once, and both pages that show it change', async ({ page, staff }) => {
  const unique = `${test.info().workerIndex}-${Date.now()}`
  const piece = await staff.create('blocks', {
    name: `Ruf ${unique}`,
    identifier: `ruf-${unique}`,
    isPublic: true,
    content: { sections: [{ blockType: 'sectionLink', label: 'Rufen Sie an' }] },
  })
  const paths = [`eins-${unique}`, `zwei-${unique}`]
  for (const path of paths) {
    const content = { body: [{ blockType: 'piece', piece }] }
    const values = {
      name: path,
      path,
      type: 'custom_site',
      isPublic: true,
      seo: { isIndexed: false },
      content,
    }
    await staff.create('sites', values)
  }
  const saying = async (words: string) => {
    const answers = paths.map((path) => page.request.get(`/${path}`, { headers: { cookie: '' } }))
    const texts = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()))
    return texts.filter((text) => text.includes(words)).length
  }
  expect(await saying('Rufen Sie an')).toBe(2)

  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/blocks/${piece}`)
  const row = page.locator('#content-sections-row-0')
  const label = row.getByLabel('Text', { exact: false }).first()
  await expect(async () => {
    if (!(await label.isVisible())) await row.locator('.collapsible__toggle').first().click()
    await expect(label).toBeVisible({ timeout: 1000 })
  }).toPass()
  await label.fill('Schreiben Sie uns')
  await page.getByRole('button', { name: /^Änderungen veröffentlichen|^Veröffentlichen/ }).click()

  await expect.poll(() => saying('Schreiben Sie uns')).toBe(2)
  expect(await saying('Rufen Sie an')).toBe(0)
})
