import type { Locator, Page } from '@playwright/test'

import type { Screen } from './set-up-screen.ts'

/** The screen as it hangs in the house, told of changes as they happen. */
export async function openScreen(page: Page, { path }: Pick<Screen, 'path'>): Promise<Page> {
  await page.goto(path)
  await page.getByText('Live', { exact: true }).waitFor()

  return page
}

export const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })

export const ticketOf = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Nr. ${number}`, exact: true })

/** A line of a ticket, by how it begins. */
export const lineOf = (ticket: Locator, begins: string): Locator =>
  ticket.getByRole('listitem').getByRole('button', { name: new RegExp(`^${begins}`) })

/** All of an order at the counter. */
export const openOrder = (page: Page, number: number): Promise<void> =>
  ticketOf(page, number).getByRole('button').first().click()

export const press = (page: Page | Locator, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
