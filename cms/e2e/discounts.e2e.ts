import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('whoever leads a branch makes a code, and its list says what was used of it and what is left', {
  tag: '@chromium',
}, async ({ page, kitchen, staff }) => {
  const account = { email: `lea@${kitchen.identifier}.example`, password: 'Knoepfle-mit-Kraut-26' }
  const lea = { firstName: 'Lea', lastName: 'Lang', roles: ['ROLE_MANAGER'], branches: [kitchen.id] }
  await staff.create('users', { ...account, ...lea })
  const office = new BackOffice(page, account)
  await office.returnSignedIn()
  await page.goto('/backend/collections/discounts/create')
  await page.locator('#field-name').fill('Stammgast')
  const code = `STAMM-${kitchen.identifier.slice(-8)}`
  await page.getByLabel('Rabattcode').fill(code)
  await page.locator('#field-percent').fill('20')
  // A house may have more branches than a list brings at once.
  await page.locator('#field-branches').getByRole('combobox').fill(kitchen.name)
  await page.getByRole('option', { name: kitchen.name }).click()
  await page.getByLabel('Höchstens so viele Bestellungen').fill('3')
  await expectAccessible(page)
  await office.save()

  const used = page.getByRole('region', { name: 'Eingelöst' })
  await expect(used).toContainText('noch nie')
  await expect(page.getByLabel('Rabattcode')).toHaveValue(code.toUpperCase())
  expect(await kitchen.takeOrder(['Suppe'], { discountCode: code })).toMatchObject({ total: 440 })
  await page.reload()
  await expect(used).toContainText('einmal')
  await expect(used).toContainText('1,10 € abgezogen')
  await expect(used).toContainText('übrig 2 von 3')

  await page.goto('/backend/collections/discounts')
  const row = page.getByRole('row').filter({ hasText: code.toUpperCase() })
  await expect(row).toContainText('einmal, übrig 2 von 3')
  await expectAccessible(page)
})
