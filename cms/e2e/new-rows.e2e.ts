import { expect, test } from '#storefront/e2e/fixtures.ts'

import { openDraft } from './draft-on-page.ts'

test('a new section and a new row in it are open and filled at once', async ({ page, staff }) => {
  const { frame } = await openDraft(page, staff)
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('button', { name: 'Schaltflächen', exact: true }).click()
  const section = page.locator('#content-body-row-0')
  await section.getByRole('button', { name: 'Schaltfläche hinzufügen' }).click()
  await section.getByLabel('Beschriftung').fill('Zum Angebot')

  await expect(frame.getByRole('link', { name: 'Zum Angebot' })).toBeAttached()
})

test('what is typed into a new row stays when the server answers for an older form', async ({
  page,
  staff,
}) => {
  const { frame } = await openDraft(page, staff)
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('button', { name: 'Schaltflächen', exact: true }).click()
  const section = page.locator('#content-body-row-0')
  const add = section.getByRole('button', { name: 'Schaltfläche hinzufügen' })
  await expect(add).toBeVisible()
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  let answered = 0
  await page.route('**/backend/collections/sites/**', async (route) => {
    // A question that is still on its way for the section itself knows nothing of the row, and is no older form of it.
    if (!route.request().postData()?.includes('content.body.0.buttons.0.')) return route.continue()
    const gate = gates[asked]
    asked += 1
    const answer = await route.fetch()
    await gate?.promise
    await route.fulfill({ response: answer })
    answered += 1
  })
  await add.click()
  await expect.poll(() => asked).toBe(1)
  await page.locator('#field-name').fill('Schon getippt')
  // The panel puts its next question in line a moment after the last word, with the form of that moment.
  await page.waitForTimeout(1000)
  gates[0]?.resolve()
  await section.getByLabel('Beschriftung').fill('Zum Angebot')
  await expect.poll(() => asked).toBeGreaterThan(1)
  gates[1]?.resolve()
  await expect.poll(() => answered).toBeGreaterThan(1)

  await expect(frame.getByRole('link', { name: 'Zum Angebot' })).toBeAttached()
  await expect(section.getByLabel('Beschriftung')).toHaveValue('Zum Angebot')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('two columns are two from the start, also for whoever types before the server answers', async ({
  page,
  staff,
}) => {
  await openDraft(page, staff)
  let answers = 0
  await page.route('**/backend/collections/sites/**', async (route) => {
    const answer = await route.fetch()
    await new Promise((later) => setTimeout(later, 1500))
    await route.fulfill({ response: answer })
    answers += 1
  })
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/backend/collections/sites/'),
  )
  await page.getByRole('button', { name: 'Zwei Spalten', exact: true }).click()
  await asked
  await page.locator('#field-name').fill('Schon getippt')

  await expect.poll(() => answers).toBeGreaterThanOrEqual(2)
  await expect(page.locator('[id^="content-body-0-columns-row-"]')).toHaveCount(2)
  // The panel may still be asking, as it does after every word.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
