import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test'

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

  /** Leaves the panel first, which would go to the login by itself once it finds nobody signed in. */
  async forgetSession(): Promise<void> {
    await this.page.goto('about:blank')
    await this.page.context().clearCookies()
  }

  async enter({ email, password }: Credentials): Promise<void> {
    await this.page.getByLabel('E-Mail oder Benutzername').fill(email)
    await this.page.getByLabel('Passwort').fill(password)
    await this.page.getByRole('button', { name: 'Anmelden', exact: true }).click()
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

  /**
   * Types into a form that was opened or saved just now, and waits until Payload has asked, once for each of the two,
   * whether the record has moved on. What changes later is met by what is saved, not by the dialog of that question.
   */
  async typeJudged(label: string, text: string): Promise<void> {
    const judged = this.page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('"checkForStaleData":true'),
    )
    await this.page.getByLabel(label).fill(text)
    await judged
  }

  /** Saves the open form and waits until the server has it. */
  async save(): Promise<void> {
    const sent = await this.trySaving()
    expect((await sent?.response())?.status()).toBeLessThan(300)
    await this.page
      .getByText(/erfolgreich (erstellt|aktualisiert)|Erfolgreich aktualisiert/)
      .first()
      .waitFor()
  }

  /** Sends the form once, whatever the server says of it. */
  async trySaving(): Promise<Request | undefined> {
    const button = this.page.getByRole('button', { name: 'Speichern', exact: true })
    const sent: Request[] = []
    const listen = (request: Request) => {
      if (isOfForm(request)) sent.push(request)
    }
    this.page.on('request', listen)
    // Payload judges a form by verdicts that follow what was typed by half a second, more on a busy machine; a press
    // that comes before is answered by nothing. What it still works on keeps the button from being pressed again.
    await expect(async () => {
      if (sent.length === 0) await button.click({ timeout: 5000 })
      await expect.poll(() => sent.length, { timeout: 5000 }).toBeGreaterThan(0)
    }).toPass()
    this.page.off('request', listen)

    return sent[0]
  }

  /** Sends what is open to the website and waits until the server has it. */
  async publish(): Promise<void> {
    const answer = await this.tryPublishing()
    expect(answer.status()).toBeLessThan(300)
  }

  /** Sends it once, whatever the server says of it; what saves itself meanwhile is only a draft. */
  async tryPublishing(): Promise<Response> {
    const answered = this.page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && !new URL(answer.url()).searchParams.has('draft'),
    )
    await this.page.getByRole('button', { name: /^Änderungen veröffentlichen|^Veröffentlichen/ }).click()

    return answered
  }

  /** Beside the open form, where the panel remembers whether it was. */
  async openPreview(): Promise<void> {
    await this.page.getByRole('button', { name: /^Live-Vorschau/ }).waitFor()
    const open = this.page.getByRole('button', { name: 'Live-Vorschau', exact: true })
    if (await open.isVisible()) await open.click()
    await this.page.locator('#live-preview-iframe').waitFor()
  }

  /** Downloads the open list. */
  async exportAs(format: string): Promise<void> {
    await this.page.getByText('Exportieren', { exact: true }).click()
    await this.page.getByRole('button', { name: format, exact: true }).click()
  }
}

/** What the panel remembers of its reader, who has a record open and what it only asks for go the same way. */
function isOfForm(request: Request): boolean {
  return (
    ['POST', 'PATCH'].includes(request.method()) &&
    !('x-payload-http-method-override' in request.headers()) &&
    /^\/api\/(?!payload-|desk\/)/.test(new URL(request.url()).pathname)
  )
}
