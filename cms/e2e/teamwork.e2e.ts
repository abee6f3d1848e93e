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
  const told = async () => {
    const { content } = await draft()
    const byWords = content.body.toSorted((one, other) => one.label.localeCompare(other.label))
    return [byWords.map(({ label }) => label), content.body.filter(({ isHidden }) => isHidden).length]
  }
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
  const [mine, same, next] = [await labelOf(page, 0), await labelOf(other, 0), await labelOf(other, 1)]
  await mine.fill('Von hier')
  await same.fill('Von drüben')
  await next.fill('Zweitens')

  // Whoever is told takes the words of the other one in; of the section that both wrote in, one text is hidden.
  await expect.poll(told, { timeout: 30_000 }).toEqual([['Von drüben', 'Von hier', 'Zweitens'], 1])
  await expect(page.locator('#content-body-row-2')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('region', { name: 'Hier arbeiten auch' })).toContainText(
    'Sie selbst, in einem anderen Fenster',
    { timeout: 15_000 },
  )
  await other.close()
})
