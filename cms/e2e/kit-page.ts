import type { Locator, Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'

import { BackOffice } from './back-office.ts'

export const kit = '/backend/kit'

/** The page that shows every part of the kit. */
export async function openKit(
  page: Page,
  query = '',
  office = new BackOffice(page, administrator),
): Promise<void> {
  await office.returnSignedIn()
  await page.goto(`${kit}${query}`)
  await page.getByRole('heading', { level: 1, name: 'Bausteine' }).waitFor()
}

export const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Bestellungen' })

/** Counted from 1 below the head. */
export const rowOf = (page: Page, number: number): Locator =>
  gridOf(page).locator(`[aria-rowindex="${number + 1}"]`)

/** How many there are, or are selected. */
export const countOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Bestellungen' }).getByRole('status')
