import { expect, type Locator, type Page } from '@playwright/test'

/** A contact form as a visitor sees it: the first one of the page, or another one. */
export class ContactForm {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page, which = 0) {
    this.page = page
    this.root = page.locator('[data-behaviour=contact-form]').nth(which)
  }

  get send(): Locator {
    return this.root.locator('button[type=submit]')
  }

  get missing(): Locator {
    return this.root.locator('[data-missing] a:visible')
  }

  get thanks(): Locator {
    return this.page.getByRole('dialog', { name: 'Vielen Dank!' })
  }

  get failure(): Locator {
    return this.root.getByRole('alert')
  }

  field(label: string): Locator {
    return this.root.locator('form').getByLabel(label)
  }

  /** What is wrong, as it is said at the fields. */
  problems(): Promise<string[]> {
    return this.root.locator('[data-problem]:visible').allInnerTexts()
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.isAlive()
  }

  async isAlive(): Promise<void> {
    // Scripts come a while after the page, or when somebody begins to do something.
    await expect(this.root).toHaveAttribute('data-alive')
  }

  /** All that is needed; the number comes last. */
  async fill(comment = 'Bitte um eine Besichtigung.'): Promise<void> {
    await this.field('Vor- und Nachname').fill('Anna Auer')
    await this.field('E-Mail').fill('anna@example.com')
    await this.field('Nachricht').fill(comment)
    await this.field('Datenschutzerklärung').check()
    await this.field('Telefon').fill('+43 664 1234567')
    await this.page.evaluate(untilStill)
  }
}

/** Runs in the page, which glides to what gets the focus: a press on a busy machine may end beside what moves. */
async function untilStill(): Promise<void> {
  let before = -1
  for (let still = 0; still < 5; still = scrollY === before ? still + 1 : 0) {
    before = scrollY
    await window.nextFrame()
  }
}

/** Answers every message in the place of the server, as often and as late as it says. */
export async function answerForms(page: Page, answer: () => Promise<number> | number): Promise<object[]> {
  const sent: object[] = []
  await page.route('**/custom/forms', async (route) => {
    sent.push(route.request().postDataJSON() as object)
    await route.fulfill({ status: await answer(), json: {} })
  })

  return sent
}
