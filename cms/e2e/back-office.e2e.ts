import { openKitchen } from '#storefront/e2e/kitchen.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { BackOffice } from './back-office.ts'

const password = 'Knoepfle-mit-Kraut-26'

test('staff signs in with German words, and a wrong password tells nothing about the account', async ({
  page,
  staff,
  kitchen,
}) => {
  const email = `mia@${kitchen.identifier}.example`
  await staff.create('users', { email, password, firstName: 'Mia', lastName: 'Moser' })
  const office = new BackOffice(page)
  const refusal = page.getByText('Die Anmeldedaten sind nicht korrekt.')

  await page.goto('/backend')
  await expect(page).toHaveURL(/\/backend\/login/)
  await expect(page).toHaveTitle(/Anmelden/)
  await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible()

  await office.enter(`niemand@${kitchen.identifier}.example`, password)
  await expect(refusal).toHaveCount(1)
  await office.enter(email, 'falsch')
  await expect(refusal).toHaveCount(2)

  await office.enter(email, password)
  await expect(page.getByRole('link', { name: 'Alle Bestellungen anzeigen' })).toBeVisible()
})

test('a new order stands in the list of its own branch, and no other branch sees it', async ({
  page,
  browser,
  staff,
  kitchen,
}) => {
  const otherKitchen = await openKitchen(staff)
  const [order, otherOrder] = await Promise.all([
    kitchen.takeOrder(['Suppe']),
    otherKitchen.takeOrder(['Semmel', 'Limonade']),
  ])
  const email = `ben@${kitchen.identifier}.example`
  await staff.create('users', {
    email,
    password,
    firstName: 'Ben',
    lastName: 'Bauer',
    roles: ['ROLE_EMPLOYEE'],
    branches: [kitchen.id],
  })

  await test.step('the administrator sees both', async () => {
    const office = new BackOffice(page)
    await office.returnSignedIn()
    await office.listOrders()
    const row = office.orderRows.filter({ hasText: kitchen.name })
    await expect(row).toContainText('Takeaway')
    await expect(row).toContainText('Unbestätigt')
    await expect(row).toContainText('5,50 €')
    await expect(office.orderRows.filter({ hasText: otherKitchen.name })).toContainText('5,00 €')
  })

  await test.step('an employee sees the one of their own branch', async () => {
    const ben = await browser.newPage()
    const office = new BackOffice(ben)
    await office.signIn({ email, password })
    await office.listOrders()
    await expect(office.orderRows).toHaveCount(1)
    await expect(office.orderRows).toContainText(kitchen.name)
    await office.openOrder(order.id)
    await expect(office.orderPanel).toContainText(`Nr. ${order.ticketNumber}`)

    await ben.goto(`/backend/collections/orders/${otherOrder.id}`)
    await expect(ben).toHaveURL(/\/orders\?notFound=/)
    await expect(office.orderRows).toHaveCount(1)
    await expect(office.orderPanel).toHaveCount(0)
    await ben.close()
  })
})
