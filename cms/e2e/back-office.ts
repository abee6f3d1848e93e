import { expect, type Locator, type Page } from '@playwright/test'

interface Credentials {
  email: string
  password: string
}

/** The admin panel as the person with this account sees it. */
export class BackOffice {
  readonly page: Page
  readonly account: Credentials

  constructor(page: Page, account: Credentials) {
    this.page = page
    this.account = account
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

  async signIn(): Promise<void> {
    await this.page.goto('/backend/login')
    await this.enter(this.account)
    await this.page.waitForURL((url) => url.pathname === '/backend')
  }

  /** For tests about something else: the session without the form. */
  async returnSignedIn(): Promise<void> {
    const answer = await this.page.request.post('/api/users/login', { data: this.account })
    if (!answer.ok()) throw new Error(`nobody was signed in: ${await answer.text()}`)
  }

  async enter({ email, password }: Credentials): Promise<void> {
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

  /** Saves the open form and waits until the server has it. */
  async save(): Promise<void> {
    await this.trySaving()
    await this.page
      .getByText(/erfolgreich (erstellt|aktualisiert)|Erfolgreich aktualisiert/)
      .first()
      .waitFor()
  }

  /** Sends the form, whatever the server says of it. */
  async trySaving(): Promise<void> {
    // Payload judges a form by verdicts that follow what was typed by half a second, more on a busy machine.
    await expect(async () => {
      const sent = this.page.waitForRequest(
        (request) => ['POST', 'PATCH'].includes(request.method()) && request.url().includes('/api/'),
        { timeout: 5000 },
      )
      await Promise.all([sent, this.page.getByRole('button', { name: 'Speichern', exact: true }).click()])
    }).toPass()
  }

  /** Downloads the open list. */
  async exportAs(format: string): Promise<void> {
    await this.page.getByText('Exportieren', { exact: true }).click()
    await this.page.getByRole('button', { name: format, exact: true }).click()
  }
}
