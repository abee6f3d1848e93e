import { expect, test } from './fixtures.ts'

test('a double click sends one order', async ({ page, guest, kitchen }) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.submitButton.dblclick()

  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toHaveLength(1)
})

test('an order whose answer was lost is sent again and stays one order', { tag: '@chromium' }, async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  let isLineCut = true
  await page.route('**/api/orders', async (route) => {
    if (!isLineCut) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await guest.submitButton.click()
  await expect(guest.errors).toContainText('Ein unbekannter Fehler ist aufgetreten.')
  expect(await kitchen.orders()).toHaveLength(1)

  isLineCut = false
  // By keyboard: the page still glides to what it says, and a button that moves may miss a press.
  await guest.submitButton.press('Enter')
  await expect(page).toHaveURL(/\/status\//)
  const orders = await kitchen.orders()
  expect(orders).toHaveLength(1)
  expect(await guest.ticketNumber()).toBe(orders[0]?.ticketNumber)
})

test('an order whose page is loaded anew while it is sent stays one order', { tag: '@everywhere' }, async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  let isUnanswered = true
  await page.route('**/api/orders', async (route) => {
    if (isUnanswered) await route.fetch()
    else await route.continue()
  })
  await guest.submitButton.click()
  await expect(guest.submitButton).toHaveText('Verarbeiten...')
  await expect.poll(kitchen.orders).toHaveLength(1)
  await page.reload()
  isUnanswered = false

  await expect(guest.errors).toContainText('Ihre Bestellung war schon unterwegs')
  await expect(guest.errors).toBeFocused()
  // By keyboard, as above.
  await guest.submitButton.press('Enter')
  await expect(page).toHaveURL(/\/status\//)
  const orders = await kitchen.orders()
  expect([orders.length, orders[0]?.ticketNumber]).toEqual([1, await guest.ticketNumber()])
})

test('an order whose answer was lost is found though the house has closed meanwhile', {
  tag: '@chromium',
}, async ({ page, guest, kitchen }) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await guest.submitButton.click()
  await expect(guest.errors).toContainText('Ein unbekannter Fehler ist aufgetreten.')
  await page.unroute('**/api/orders')
  await kitchen.change({ openingHours: [], isPreorderEnabled: false })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(guest.form).toContainText('Derzeit haben wir leider geschlossen.')

  await guest.form.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toHaveLength(1)
})

test('an order that is paid elsewhere leads there, and the cart waits for the way back', async ({
  page,
  guest,
  kitchen,
}) => {
  const payment = 'https://zahlung.example/bezahlen'
  await page.route(`${payment}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Bezahlen</h1>' }),
  )
  await page.route('**/api/orders', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), paymentRedirectUrl: `${payment}?order=1` },
    })
  })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.submitButton.click()
  await expect(page).toHaveURL(`${payment}?order=1`)

  await page.goto(`${kitchen.path}/checkout/error`)
  await expect(guest.form).toContainText('Suppe')
  await expect(guest.form.getByLabel('Nachname')).toHaveValue('Berger')
})

test('a price that changed meanwhile is shown, and nothing is ordered at it without a word', async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await kitchen.changeProduct('Suppe', { price: 620 })
  await guest.submitButton.click()

  const sheet = page.getByRole('dialog', { name: 'Die Preise haben sich geändert' })
  await expect(guest.figure('Suppe', sheet)).toHaveText('bisher 5,50 € jetzt 6,20 €')
  await sheet.getByRole('button', { name: 'Zurück zum Formular' }).click()
  await expect(sheet).toBeHidden()
  expect(await kitchen.orders()).toHaveLength(0)
  await expect(guest.figure('Gesamt', guest.form)).toHaveText('6,20 €')

  await kitchen.changeProduct('Suppe', { price: 640 })
  await guest.submitButton.click()
  await sheet.getByRole('button', { name: 'Zum neuen Preis bestellen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  await expect(guest.figure('Gesamt')).toHaveText('6,40 €')
  expect(await kitchen.orders()).toMatchObject([{ total: 640 }])
})

test('what only the server knows is said above the form and at the field', async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await kitchen.change({ isTakeawayEmailRequired: true })
  await guest.submitButton.click()

  await expect(guest.errors).toBeFocused()
  await expect(guest.errors.getByRole('listitem')).toHaveText(['Bitte geben Sie Ihre E-Mail-Adresse an.'])
  const email = guest.form.getByLabel('E-Mail-Adresse')
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  await email.fill('anna@example.com')
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
})

test('a failure without words becomes „Ein unbekannter Fehler ist aufgetreten."', async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }))
  await guest.submitButton.click()

  await expect(guest.errors).toContainText('Ein unbekannter Fehler ist aufgetreten.')
  await expect(guest.errors).toBeInViewport()
  await expect(guest.form.getByLabel('Vorname')).toHaveValue('Anna')
})

test('a guest without a connection is told so, and the filled form waits for it', {
  tag: '@chromium',
}, async ({ page, context, guest, kitchen }) => {
  const warning = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Erneut versuchen' }) })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await context.setOffline(true)
  await expect(warning).toContainText('Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.')
  await guest.submitButton.click()
  await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angabe' })).toBeVisible()

  await context.setOffline(false)
  await expect(warning).toBeHidden()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toHaveLength(1)
})

test('whoever tries again where the connection is lost loads the page anew, with all that was typed', async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  // Without a connection the test could not see what comes.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    dispatchEvent(new Event('offline'))
  })
  const again = page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' })
  const anew = page.waitForEvent('domcontentloaded')
  await again.click()

  await anew
  await expect(again).toHaveCount(0)
  await expect(guest.form.getByLabel('Nachname')).toHaveValue('Berger')
})
