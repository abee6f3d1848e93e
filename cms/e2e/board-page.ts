import type { Locator, Page } from '@playwright/test'

import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import type { BackOffice } from './back-office.ts'

/** The board of one branch, live. */
export async function openBoard(office: BackOffice, kitchen: Kitchen, query = ''): Promise<Page> {
  const { page } = office
  await office.returnSignedIn()
  await page.goto(`/backend/orders?filiale=${kitchen.id}${query}`)
  await page.getByText('Live', { exact: true }).waitFor()

  return page
}

export const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })

/** The card of an order, which opens it. */
export const cardOf = (page: Page, number: number): Locator =>
  page.locator('button[data-card]').filter({ hasText: new RegExp(`^${number}\\D`) })

export const besideOf = (page: Page, number: number): Locator =>
  page.getByRole('dialog', { name: `Bestellung Nr. ${number}` })
