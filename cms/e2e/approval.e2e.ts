import { administrator } from '#scripts/testing/administrator.ts'
import { signIn } from '#scripts/testing/staff.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('in a brand that wants it, a second person lets a page out', async ({ page, staff, request }) => {
  const unique = `${test.info().workerIndex}-${Date.now()}`
  const identifier = `streng-${unique}`
  const division = await staff.create('divisions', { name: 'Streng', identifier, needsApproval: true })
  const email = `${identifier}@theke.example`
  const person = { firstName: 'Eva', lastName: 'Ernst', username: identifier, email }
  const password = 'vier-fische-im-teich'
  await staff.create('users', { ...person, password, roles: ['ROLE_EDITOR'] })
  const editor = await signIn(staff.origin, { email, password })
  const values = { name: `Geprüft ${unique}`, path: `geprueft-${unique}`, type: 'custom_site', division }
  const id = await editor.create('sites?draft=true', { ...values, _status: 'draft' })
  const shown = async () => (await request.get(`/api/sites/${id}`)).status()

  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  const panel = page.getByRole('region', { name: 'Freigabe' })
  await panel.getByLabel('Hinweis').fill('Bitte bis Freitag.')
  await panel.getByRole('button', { name: 'Freigabe anfragen' }).click()
  await expect(panel).toContainText('Wartet auf Freigabe')
  await expect(panel).toContainText('Bitte bis Freitag.')
  expect(await shown()).toBe(404)

  await panel.getByLabel('Ihre Entscheidung').selectOption('Sofort veröffentlichen')
  await panel.getByRole('button', { name: 'Freigeben' }).click()
  await expect(panel).toContainText('Besucher sehen den neuesten Stand.')
  expect(await shown()).toBe(200)

  // Whoever writes is no second person any more.
  await page.goto(`/backend/collections/sites/${id}`)
  await page.getByLabel('Name', { exact: false }).first().fill(`Neu ${unique}`)
  await panel.getByRole('button', { name: 'Freigabe anfragen' }).click()
  await expect(panel).toContainText('Freigeben muss jemand anderes.')
})
