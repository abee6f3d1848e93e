import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

type Draft = { name: string; content: { body: { id: string; label: string; isHidden?: boolean }[] } }

test('two who write on one page at the same time see each other, and lose nothing', async ({
  page,
  context,
  staff,
}) => {
  const unique = `${test.info().workerIndex}-${Date.now()}`
  const body = ['eins', 'zwei'].map((id) => ({ id, blockType: 'sectionLink', label: id }))
  const values = { name: `Zu zweit ${unique}`, path: `zu-zweit-${unique}`, type: 'custom_site' }
  const id = await staff.create('sites?draft=true', { ...values, content: { body }, _status: 'draft' })
  const draft = () => staff.get<Draft>(`/sites/${id}?draft=true&depth=0`)
  const labels = async () => (await draft()).content.body.map(({ label }) => label)
  await new BackOffice(page, administrator).returnSignedIn()
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto(`/backend/collections/sites/${id}`)
    await expect(each.locator('#field-name')).toHaveValue(values.name)
  }
  const labelOf = async (each: typeof page, row: number) => {
    const section = each.locator(`#content-body-row-${row}`)
    const label = section.getByLabel('Text', { exact: false }).first()
    await expect(async () => {
      if (!(await label.isVisible())) await section.locator('.collapsible__toggle').first().click()
      await expect(label).toBeVisible({ timeout: 1000 })
    }).toPass()
    return label
  }
  const mine = await labelOf(page, 0)
  const theirs = await labelOf(other, 1)
  await mine.fill('Von mir')
  await theirs.fill('Von der anderen')

  // Whoever is told takes the words of the other one in, and saves both.
  await expect.poll(labels, { timeout: 30_000 }).toEqual(['Von mir', 'Von der anderen'])
  await expect(page.getByRole('region', { name: 'Hier arbeiten auch' })).toContainText(
    'Sie selbst, in einem anderen Fenster',
    { timeout: 15_000 },
  )
  await other.close()
})
