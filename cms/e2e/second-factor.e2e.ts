import 'temporal-polyfill/global'

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { HOTP, Secret } from 'otpauth'

import { timeStep } from '#domain/people/second-factor/time-steps.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const widths = [390, 1440]

test('a second factor is set up by an app, and asked for with the next sign-in', async ({ office }) => {
  const { page, account } = office
  await office.returnSignedIn()
  await page.goto('/backend/account')
  await page.getByRole('link', { name: 'Zweiten Faktor verwalten' }).click()
  const secret = await setUpApp(page, account.password)
  const codes = await page
    .getByRole('list', { name: 'Wiederherstellungscodes' })
    .getByRole('listitem')
    .allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
  await expect(page.getByText('10 Codes sind noch nicht verwendet.')).toBeVisible()

  await office.forgetSession()
  await page.goto('/backend/login?redirect=/backend/second-factor')
  await office.enter(account)
  const step = page.getByRole('dialog', { name: 'Zweiter Schritt' })
  await step.getByLabel('Code aus der App').fill('000000')
  await step.getByRole('button', { name: 'Anmelden' }).click()
  await expect(step.getByRole('alert')).toHaveText(
    'Dieser Code ist nicht richtig oder wurde schon verwendet.',
  )
  // What the form itself would say of a wrong password, it does not say here.
  await expect(page.getByText('Die Anmeldedaten sind nicht korrekt.')).toHaveCount(0)
  await expect(page.getByText('konnte nicht erstellt werden')).toHaveCount(0)
  await step.getByLabel('30 Tage lang nicht mehr fragen').check()
  await step.getByLabel('Code aus der App').fill(codeOf(secret, 1))
  await step.getByRole('button', { name: 'Anmelden' }).click()

  await expect(page).toHaveURL(/\/backend\/second-factor$/)
  await expect(page.getByRole('heading', { name: 'Gemerkte Geräte' })).toBeVisible()
  await page.goto('/backend/logout')
  await page.waitForURL((url) => url.pathname === '/backend/login')
  await office.enter(account)
  await expect(page).toHaveURL(/\/backend$/)
})

test('a recovery code opens where the app is lost', async ({ office }) => {
  const { page, account } = office
  await office.returnSignedIn()
  await page.goto('/backend/second-factor')
  await setUpApp(page, account.password)
  const list = page.getByRole('list', { name: 'Wiederherstellungscodes' })
  const code = await list.getByRole('listitem').first().innerText()
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
  await office.forgetSession()
  await page.goto('/backend/login')
  await office.enter(account)
  await page.getByLabel('Code aus der App').fill(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Anmelden' }).click()

  await expect(page).toHaveURL(/\/backend$/)
  await page.goto('/backend/second-factor')
  await expect(page.getByText('9 Codes sind noch nicht verwendet.')).toBeVisible()
})

test('a passkey is made, signs in without a password, and is removed', async ({ office }) => {
  const { page, account } = office
  await addAuthenticator(page)
  await office.returnSignedIn()
  await page.goto('/backend/second-factor')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await prove(page, account.password)
  await page.getByLabel('Name des Passkeys').fill('Mein Telefon')
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
  await expect(page.getByText('Mein Telefon')).toBeVisible()

  await office.forgetSession()
  await page.goto('/backend/login')
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page).toHaveURL(/\/backend$/)

  await office.forgetSession()
  await page.goto('/backend/login')
  await office.enter(account)
  await page.getByRole('dialog').getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(page).toHaveURL(/\/backend$/)

  await page.goto('/backend/second-factor')
  await page.getByRole('button', { name: 'Passkey „Mein Telefon“ entfernen' }).click()
  await prove(page, account.password)
  await expect(page.getByText('Mein Telefon')).toHaveCount(0)
})

test('an admin finds out what somebody has, and takes it away', async ({ office, browser }) => {
  const { page, account } = office
  await office.returnSignedIn()
  await page.goto('/backend/second-factor')
  await setUpApp(page, account.password)
  const { user } = await (await page.request.get('/api/users/me')).json()
  const admin = await browser.newPage()
  await new BackOffice(admin, administrator).returnSignedIn()
  await admin.goto(`/backend/collections/users/${user.id}`)
  await expect(admin.getByText('Eingerichtet: App für Einmalcodes.')).toBeVisible()
  await admin.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }).click()
  await prove(admin, administrator.password)

  await expect(admin.getByText('Nicht eingerichtet.')).toBeVisible()
  await admin.close()
  const { user: nobody } = await (await page.request.get('/api/users/me')).json()
  expect(nobody).toBeNull()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`the screens can be read and used by everybody, ${colorScheme} at ${width} px`, async ({
      office,
    }) => {
      const { page, account } = office
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/backend/login')
      await expectNoBarrier(page)
      await office.returnSignedIn()
      await page.goto('/backend/second-factor')
      await page.getByRole('heading', { name: 'App für Einmalcodes' }).waitFor()
      await expectNoBarrier(page)
      await page.getByRole('button', { name: 'App einrichten' }).click()
      await expectNoBarrier(page)
      await prove(page, account.password)
      await page.getByLabel('Code aus der App').waitFor()
      await expectNoBarrier(page)
      await enterFirstCode(page)
      await page.getByRole('button', { name: 'Drucken' }).waitFor()
      await expectNoBarrier(page)
      await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
      await office.forgetSession()
      await page.goto('/backend/login')
      await office.enter(account)
      await page.getByLabel('Code aus der App').waitFor()
      await expectNoBarrier(page)
    })
  }
}

async function setUpApp(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'App einrichten' }).click()
  await prove(page, password)

  return enterFirstCode(page)
}

async function enterFirstCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'App für Einmalcodes' })
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code aus der App').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' }).waitFor()

  return secret
}

async function prove(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' })
  await dialog.getByLabel('Aktuelles Passwort').fill(password)
  await dialog.getByRole('button', { name: 'Weiter' }).click()
}

/** What an app shows, some steps from now: a code that was used is none any more. */
function codeOf(secret: string, ahead = 0): string {
  const counter = timeStep(Temporal.Now.instant()) + ahead

  return HOTP.generate({ secret: Secret.fromBase32(secret), counter })
}

/** A device of Chromium's own that holds passkeys and says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
