import { expect, type Locator, type Page } from '@playwright/test'

import type { Staff } from '#scripts/testing/staff.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import { hireWorker, type Worker } from './at-clock.ts'
import { press } from './open-screen.ts'

export const ownPath = '/time-clock/me'
const password = 'Knoepfle-mit-Kraut-26'

/** Somebody of a kitchen that lets its people press on their own devices. */
export async function hireOwner(staff: Staff, kitchen: Kitchen, firstName = 'Mia'): Promise<Worker> {
  await kitchen.change({ allowsOwnDevices: true })

  return hireWorker(staff, kitchen, firstName)
}

/** The session without the form. */
export async function signInAs(page: Page, { username }: Worker): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: { username, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** By the form, from wherever one was sent there. */
export async function signInByForm(page: Page, { username }: Worker): Promise<void> {
  await page.getByLabel('E-Mail oder Benutzername').fill(username)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

export async function openOwnClock(page: Page): Promise<Page> {
  await page.goto(ownPath)
  await page.getByText('Live', { exact: true }).waitFor()

  return page
}

export const keysOf = (page: Page): Locator =>
  page.getByRole('group', { name: /Arbeitet|Pause|Nicht bei der Arbeit/ })

/** One press, until the page says what came of it. */
export async function pressOwn(page: Page, name: string): Promise<void> {
  await press(keysOf(page), name)
  await expect(page.getByText(new RegExp(`^${name} \\d\\d:\\d\\d$`))).toBeVisible()
}
