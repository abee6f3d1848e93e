import type { Locator, Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'

/** The admin panel as staff sees it. */
export class BackOffice {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get orderRows(): Locator {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('link') })
  }

  /** Where the open order stands, with everything that can be done with it. */
  get orderPanel(): Locator {
    return this.page.getByRole('region', { name: 'Stand der Bestellung' })
  }

  async signIn({ email, password } = administrator): Promise<void> {
    await this.page.goto('/backend/login')
    await this.enter(email, password)
    await this.page.waitForURL((url) => url.pathname === '/backend')
  }

  /** For tests about something else: the session cookie without the form. */
  async returnSignedIn(): Promise<void> {
    const answer = await this.page.request.post('/api/users/login', { data: administrator })
    if (!answer.ok()) throw new Error(`nobody was signed in: ${await answer.text()}`)
  }

  async enter(email: string, password: string): Promise<void> {
    await this.page.getByLabel('E-Mail oder Benutzername').fill(email)
    await this.page.getByLabel('Passwort').fill(password)
    await this.page.getByRole('button', { name: 'Anmelden' }).click()
  }

  async listOrders(): Promise<void> {
    await this.page.goto('/backend/collections/orders')
    await this.page.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor()
  }

  async openOrder(id: string): Promise<void> {
    await this.page.goto(`/backend/collections/orders/${id}`)
    await this.orderPanel.waitFor()
  }

  async press(action: string): Promise<void> {
    await this.orderPanel.getByRole('button', { name: action, exact: true }).click()
  }
}
