import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { openKitchen } from '#storefront/e2e/kitchen.ts'
import { BackOffice } from './back-office.ts'

test('staff signs in with German words, and a wrong password tells nothing about the account', async ({
  office,
  kitchen,
}) => {
  const { page, account } = office
  const refusal = page.getByText('Die Anmeldedaten sind nicht korrekt.')
  await page.goto('/backend')
  await expect(page).toHaveURL(/\/backend\/login/)
  await expect(page).toHaveTitle(/Anmelden/)
  await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible()

  await office.enter({ ...account, email: `niemand@${kitchen.identifier}.example` })
  await expect(refusal).toHaveCount(1)
  await office.enter({ ...account, password: 'falsch' })
  await expect(refusal).toHaveCount(2)

  await office.enter(account)
  await expect(page.getByRole('link', { name: 'Abmelden' })).toBeVisible()
})

test('a new order stands in the list of its own branch, and no other branch sees it', async ({
  page,
  staff,
  kitchen,
  office,
}) => {
  const otherKitchen = await openKitchen(staff)
  const order = await kitchen.takeOrder(['Suppe'])
  const otherOrder = await otherKitchen.takeOrder(['Semmel', 'Limonade'])

  await test.step('the administrator sees both', async () => {
    const headOffice = new BackOffice(page, administrator)
    await headOffice.returnSignedIn()
    await headOffice.listOrders()
    const row = headOffice.orderRows.filter({ hasText: kitchen.name })
    await expect(row).toContainText('Takeaway')
    await expect(row).toContainText('Unbestätigt')
    await expect(row).toContainText('5,50 €')
    await expect(headOffice.orderRows.filter({ hasText: otherKitchen.name })).toContainText('5,00 €')
  })

  await test.step('an employee sees the one of their own branch', async () => {
    await office.returnSignedIn()
    await office.listOrders()
    await expect(office.orderRows).toHaveCount(1)
    await expect(office.orderRows).toContainText(kitchen.name)
    await office.openOrder(order.id)
    await expect(office.orderPanel).toContainText(`Nr. ${order.ticketNumber}`)

    await office.page.goto(`/backend/collections/orders/${otherOrder.id}`)
    await expect(office.page).toHaveURL(/\/orders\?notFound=/)
    await expect(office.orderRows).toHaveCount(1)
    await expect(office.orderPanel).toHaveCount(0)
  })
})

test('a note is saved beside an order that was moved while its form was open, and over no other note', async ({
  kitchen,
  office,
  staff,
}) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await office.returnSignedIn()
  await office.openOrder(order.id)
  await office.typeJudged('Interne Notiz', 'Ohne Zwiebel')
  await office.press('Bestätigen')
  // The button is off as soon as it is pressed; what is saved before the answer is rightly told that the order moved on.
  await expect(office.orderPanel).toContainText('Bestätigt')
  await office.save()

  await office.typeJudged('Interne Notiz', 'Ohne Zwiebel, ohne Brot')
  await staff.patch(`/orders/${order.id}`, { internalNote: 'Ruft noch an' })
  const sent = await office.trySaving()
  expect((await sent?.response())?.status()).toBe(409)
})
