import type { Locator, Page } from '@playwright/test'

/** What somebody who orders sees and does, by the names that a screen reader says. */
export class Guest {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The cart beside or below the menu. */
  get cart(): Locator {
    return this.page.getByRole('region', { name: 'Warenkorb' })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get orderLink(): Locator {
    return this.cart.getByRole('link', { name: 'Jetzt bestellen' })
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Bestellung' })
  }

  get submitButton(): Locator {
    return this.form.getByRole('button', { name: /abschicken|Verarbeiten/ })
  }

  /** The box above the form that says what is missing. */
  get errors(): Locator {
    return this.page.getByRole('group', { name: /^Bitte prüfen Sie diese Angabe/ })
  }

  card(product: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: product, exact: true }) })
  }

  /** The button of a card that adds at once, or opens the dialog where something has to be chosen. */
  addButton(product: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${product} hinzufügen`) })
  }

  /** A choice among radios or checkboxes, pressed where a guest presses: on its text. */
  choice(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.locator('label').filter({ hasText: name })
  }

  async open(product: string): Promise<void> {
    await this.card(product).getByRole('button', { name: product, exact: true }).click()
  }

  /** On phones the cart is a bar until it is opened. */
  async openCart(): Promise<void> {
    const toggle = this.cart.getByRole('button', { name: 'Warenkorb' })
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await this.orderLink.or(this.cart.getByText('Mindestbestellwert')).first().waitFor()
  }

  async goToCheckout(): Promise<void> {
    await this.openCart()
    await this.orderLink.click()
    await this.form.waitFor()
  }

  async fillContact(): Promise<void> {
    await this.form.getByLabel('Vorname').fill('Anna')
    await this.form.getByLabel('Nachname').fill('Berger')
    await this.form.getByLabel('Telefonnummer').fill('+43 664 1234567')
  }

  async acceptTerms(): Promise<void> {
    await this.form.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
    await this.form.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  }

  /** From an empty cart to a form that only has to be sent. */
  async fillOrder(path: string, product: string): Promise<void> {
    await this.page.goto(path)
    await this.addButton(product).click()
    await this.goToCheckout()
    await this.fillContact()
    await this.acceptTerms()
  }

  /** What stands beside a word in a list of figures, such as „Gesamt". */
  figure(name: string, within: Locator | Page = this.page): Locator {
    return within
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: name }) })
      .locator('dd')
  }

  async ticketNumber(): Promise<number> {
    return Number(await this.figure('Ticket').innerText())
  }
}
