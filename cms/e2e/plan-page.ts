import type { Locator, Page } from '@playwright/test'

import { instantsAt } from '#domain/time/wall-time.ts'
import type { ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import type { Credentials } from '#storefront/e2e/kitchen.ts'

import { BackOffice } from './back-office.ts'
import { type Member, timeZone } from './team-of-kitchen.ts'

/** The plan of a branch, from a day on. */
export async function openPlan(
  page: Page,
  account: Credentials,
  { branch, day, more = '' }: { branch: string; day: string; more?: string },
): Promise<void> {
  await new BackOffice(page, account).returnSignedIn()
  await page.goto(`/backend/planung?filiale=${branch}&tag=${day}${more}`)
  await planOf(page).waitFor()
}

/** A table where there is room, else a list of days. */
export const planOf = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Dienstplan' }).or(page.getByRole('list', { name: 'Dienstplan' }))

export const cellOf = (page: Page, row: string, day: string): Locator =>
  page.locator(`[data-row="${row}"] [data-day="${day}"]`)

/** A shift from ten to six as a draft; of nobody where it is open. */
export const plan = (
  staff: Staff,
  branch: string,
  person: Member | null,
  day: string,
): Promise<ShiftOfPlan> =>
  staff.post('/working-schedules/plan/shifts', {
    branch,
    person: person?.id ?? null,
    from: instantsAt(`${day}T10:00`, timeZone)[0],
    to: instantsAt(`${day}T18:00`, timeZone)[0],
    breakMinutes: 30,
    post: 'Service',
  })

export const publish = (staff: Staff, branch: string, first: string, last: string): Promise<unknown> =>
  staff.post('/working-schedules/plan/publish', { branch, first, last })
