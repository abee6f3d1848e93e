import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { openBoard } from './board-page.ts'

test('whoever loses the session is sent to the login page by the next answer', async ({
  office,
  kitchen,
}) => {
  const { page } = office
  const order = await kitchen.takeOrder(['Suppe'])
  await office.returnSignedIn()
  await office.openOrder(order.id)
  await page.context().clearCookies()
  // The panel asks by itself as well: whoever looks on may be sent away before the press.
  await Promise.race([office.press('Bestätigen'), page.waitForURL(/\/backend\/login/)])

  await expect(page).toHaveURL(/\/backend\/login\?redirect=/)
})

test('who loses the session in the middle of a form signs in beside it, and everything is there', async ({
  page,
  kitchen,
  staff,
}) => {
  const account = { email: `lea@${kitchen.id}.example`, password: 'Knoepfle-mit-Kraut-27' }
  const lea = { firstName: 'Lea', lastName: 'Lang', roles: ['ROLE_MANAGER'], branches: [kitchen.id] }
  await staff.create('users', { ...account, ...lea })
  const office = new BackOffice(page, account)
  await office.returnSignedIn()
  await page.goto('/backend/collections/tags/create')
  const name = page.locator('#field-name')
  const typed = `Scharf ${kitchen.id}`
  // What the panel asks of its own server about each change.
  const judged = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.startsWith('/backend'),
  )
  await name.fill(typed)
  await judged
  await endSessionsOf(account, page.url())
  await office.trySaving()

  const dialog = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/collections\/tags\/create/)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'In neuem Tab anmelden' }).click(),
  ])
  await new BackOffice(tab, account).enter(account)
  await tab.waitForURL((url) => url.pathname === '/backend')

  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Sie sind wieder angemeldet.').first()).toBeVisible()
  await expect(name).toHaveValue(typed)
  // What was being saved has gone on by itself.
  const saved = async () => {
    const { totalDocs } = await staff.get<{ totalDocs: number }>(
      `/tags?depth=0&where[name][equals]=${encodeURIComponent(typed)}`,
    )
    return totalDocs
  }
  await expect.poll(saved).toBe(1)
})

/** On the server alone: the browser still has its cookie. */
async function endSessionsOf(account: { email: string; password: string }, address: string): Promise<void> {
  const post = async (path: string, body: object, token = '') =>
    fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const { token } = await (await post('/api/auth/authenticate', account)).json()
  const ended = await post('/api/users/sessions/revoke-all', {}, token)

  expect(ended.status).toBe(200)
}

test('signing out goes by its own page, ends the session and leads to the login', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend')
  const signOut = page.getByRole('link', { name: 'Abmelden' })
  await expect(signOut).toHaveAttribute('href', '/backend/logout')
  await signOut.click()

  await expect(page).toHaveURL(/\/backend\/login/)
  await expect(page.getByText('Sie wurden abgemeldet.')).toHaveCount(1)
  const { user } = await (await page.request.get('/api/users/me')).json()
  expect(user).toBeNull()
})

test('who lost a device ends every session of theirs from the account', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  const elsewhere = await page.request.post('/api/auth/authenticate', { data: office.account })
  const { token } = await elsewhere.json()
  await page.goto('/backend/account')
  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await page.getByRole('button', { name: 'Jetzt überall abmelden' }).click()

  await expect(page).toHaveURL(/\/backend\/login/)
  const me = await fetch(new URL('/api/users/me', page.url()), {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await me.json()).toMatchObject({ user: null })
})

test('the own password is changed by whoever knows it', async ({ office }) => {
  const { page, account } = office
  const password = 'Knoblauch-und-Petersilie-7'
  await office.returnSignedIn()
  await page.goto('/backend/account')
  await expect(page.getByText('Nötig, um das eigene Passwort')).toBeVisible()
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByLabel('Passwort bestätigen').fill(password)
  await office.trySaving()
  await expect(page.getByText('Bitte geben Sie Ihr aktuelles Passwort ein.').first()).toBeVisible()

  await page.getByLabel('Aktuelles Passwort').fill(account.password)
  await office.save()
  const signedIn = await page.request.post('/api/auth/authenticate', { data: { ...account, password } })
  expect(signedIn.status()).toBe(200)
})

test('a list that the server does not answer for says so once, with what to do', async ({
  office,
  kitchen,
}) => {
  const { page } = office
  const order = await kitchen.takeOrder(['Suppe'])
  await office.returnSignedIn()
  await office.openOrder(order.id)
  await page.route('**/api/orders/**', (route) => route.abort())
  await page.evaluate(async (id) => {
    for (let time = 0; time < 2; time += 1) await fetch(`/api/orders/${id}`).catch(() => null)
  }, order.id)

  await expect(page.getByText('Bestellung konnte nicht geladen werden')).toHaveCount(1)
  await expect(page.getByText('versuchen Sie es erneut').first()).toBeVisible()
})

test('an administrator finds the toolbar in the shop, until signing out', async ({ page }) => {
  await new BackOffice(page, administrator).signIn()
  await page.goto('/store')
  const toolbar = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(toolbar).toContainText('Theke Verwaltung')

  await toolbar.getByRole('link', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/backend\/login/)
  await page.goto('/store')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(toolbar).toHaveCount(0)
})

test('signing out is complete, whatever was asked before it and is answered after it', async ({ page }) => {
  await new BackOffice(page, administrator).signIn()
  await page.waitForFunction(() => localStorage.getItem('theke-staff') !== null)
  await page.evaluate(() => localStorage.setItem('jwtToken', 'header.claims.signature'))
  let signOut = () => {}
  const signedOut = new Promise<void>((resolve) => {
    signOut = resolve
  })
  await page.route('**/api/users/me**', async (route) => {
    const before = await route.fetch()
    await signedOut
    // The page that asked may be gone by now.
    await route.fulfill({ response: before }).catch(() => null)
  })
  await page.route('**/api/users/logout', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response })
    signOut()
  })
  await page.goto('/backend/logout')
  await expect(page).toHaveURL(/\/backend\/login/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Sie wurden abgemeldet.')).toHaveCount(1)

  const kept = await page.evaluate(() => ['theke-staff', 'jwtToken'].map((key) => localStorage.getItem(key)))
  expect(kept).toEqual([null, null])
  await page.goto('/store')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toHaveCount(0)
})

test('who cannot be signed out is told so, and tries again', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  await page.route('**/api/users/logout', (route) => route.abort())
  await page.goto('/backend/logout')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Sie sind noch angemeldet')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Erneut abmelden' }).click()
  await expect(page).toHaveURL(/\/backend\/login/)
  const { user } = await (await page.request.get('/api/users/me')).json()
  expect(user).toBeNull()
})

test('who has forgotten the password asks for a link in the panel, and is heard', async ({ page }) => {
  await page.goto('/backend/forgot')
  await page
    .getByLabel('E-Mail oder Benutzername')
    .or(page.getByRole('textbox'))
    .first()
    .fill('niemand@theke.example')
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/users/forgot-password'))
  await page.getByRole('button', { name: /absenden|senden/i }).click()

  expect((await answered).status()).toBe(200)
})

test('whoever works stays signed in, though they never leave the board', async ({ office, kitchen }) => {
  const { page } = office
  await page.clock.install()
  // Live, the page hears what is pressed, which its heading alone does not say.
  await openBoard(office, kitchen)
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) renewals.push(request.method())
  })
  await page.keyboard.press('Shift')
  expect(renewals).toEqual([])

  await page.clock.fastForward('05:00:00')
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/refresh-token'))
  await page.keyboard.press('Shift')
  expect((await renewed).status()).toBe(200)
  // Another hand at once is of the same work.
  await page.keyboard.press('Shift')
  await page.clock.fastForward('03:30:00')
  await expect(page).toHaveURL(/\/backend\/orders/)
  expect(renewals).toHaveLength(1)
})
