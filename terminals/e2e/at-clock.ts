import type { Locator, Page } from '@playwright/test'

import type { Staff } from '#scripts/testing/staff.ts'
import { expect } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import { press } from './open-screen.ts'

export type Worker = { id: string; username: string; pin: string }
type Activity = { state: string; breaks?: unknown[]; task?: unknown }

/** Somebody of the kitchen with a PIN. */
export async function hireWorker(staff: Staff, kitchen: Kitchen, firstName = 'Mia'): Promise<Worker> {
  const username = `${firstName.toLowerCase()}-${kitchen.identifier.slice(-8)}`
  const id = await staff.create('users', {
    username,
    email: `${username}@example.com`,
    password: 'Knoepfle-mit-Kraut-26',
    firstName,
    lastName: 'Moser',
    roles: ['ROLE_EMPLOYEE'],
    branches: [kitchen.id],
  })
  await staff.put(`/users/${id}/pin`, { pin: '4826' })

  return { id, username, pin: '4826' }
}

export const activitiesOf = async (staff: Staff, { id }: Worker): Promise<Activity[]> => {
  const path = `/working-activities?depth=0&sort=startedAt&where[user][equals]=${id}`
  return (await staff.get<{ docs: Activity[] }>(path)).docs
}
/** Work that began so many minutes ago and goes on, as if it had been pressed then. */
export async function begunBefore(
  staff: Staff,
  { worker, kitchen, minutes }: { worker: Worker; kitchen: Kitchen; minutes: number },
): Promise<void> {
  const startedAt = new Date(Date.now() - minutes * 60_000).toISOString()
  const begun = { user: worker.id, branch: kitchen.id, state: 'running', startedAt, breaks: [] }
  await staff.create('working-activities', begun)
}
export const statesOf = async (staff: Staff, worker: Worker) =>
  (await activitiesOf(staff, worker)).map(({ state }) => state)

export const tileOf = (page: Page, name = 'Mia M.'): Locator =>
  page.getByRole('list', { name: 'Wer stempelt' }).getByRole('button', { name: new RegExp(`^${name}`) })
export const sheetOf = (page: Page): Locator => page.getByRole('dialog')

/** Touches the name and types the PIN. */
export async function signIn(page: Page, pin = '4826'): Promise<Locator> {
  await tileOf(page).click()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
  await sheetOf(page)
    .getByRole('group', { name: /Arbeitet|Pause|Nicht bei der Arbeit/ })
    .waitFor()

  return sheetOf(page)
}

/** One press, until the clock has gone back by itself. */
export async function punch(page: Page, name: string): Promise<void> {
  await press(await signIn(page), name)
  await expect(sheetOf(page).getByText(new RegExp(`^${name} \\d\\d:\\d\\d$`))).toBeVisible()
  await expect(sheetOf(page)).toHaveCount(0)
}

/** The device is off the net; its page stays. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect(page.getByText(/^Keine Verbindung seit/)).toBeVisible()
}

export async function findNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(page.getByText(/^Keine Verbindung seit/)).toHaveCount(0)
}

/** Pressed at the same device by other means, as a second clock would. */
export async function stampElsewhere(
  staff: Staff,
  { key }: { key: string },
  { worker, kind, ...when }: { worker: Worker; kind: string; pressedAt?: string; sentAt?: string },
): Promise<number> {
  const at = `${staff.origin}/api/time-tracking/${key}`
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${at}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const proof = await post('/people', { username: worker.username, pin: worker.pin })
  const { token } = (await proof.json()) as { token: string }
  const own = `/${encodeURIComponent(worker.username)}/working-activities/${kind}`

  return (await post(own, { id: crypto.randomUUID(), ...when }, { 'x-theke-person': token })).status
}
