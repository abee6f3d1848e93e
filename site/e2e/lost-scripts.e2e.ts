import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { ContactForm } from './contact-form.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await remember(page, 'sessionStorage', 'news', '1')
})

/** The page as it is without scripts. */
async function expectComplete(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/techniken/trockeneis`)
  await expect(page.locator('a[data-lightbox]:visible')).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Alle Bilder anzeigen' })).toHaveCount(0)

  await page.goto(`${origin}/leistungen/fassade`)
  await expect(page.locator('figure:visible')).toHaveCount(2)
  await expect(page.locator('figcaption:visible')).toHaveText(['Vorher', 'Nachher'])
  await expect(page.getByRole('group', { name: 'Ansicht' })).toHaveCount(0)
}

/** A form that says why it cannot be sent, and names other ways. */
async function expectFallback(form: ContactForm): Promise<void> {
  await expect(form.root.getByText('Das Formular braucht JavaScript.')).toBeVisible()
  await expect(form.root.getByText('hallo@reinwerk.example')).toBeVisible()
  await expect(form.send).toBeDisabled()
  await expect(form.missing).toHaveCount(0)
}

test('a page whose scripts are all lost on the way is complete', { tag: '@everywhere' }, async ({
  page,
  baseURL,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await expectComplete(page, siteOf(baseURL))
  await expectFallback(new ContactForm(page))
})

test('a page of which one script is lost on the way is complete', async ({ page, baseURL }) => {
  await page.route(/(gallery|before-after)\.behaviour[^/]*\.js/, (route) => route.abort())
  await expectComplete(page, siteOf(baseURL))
})

test('a form whose script is lost on the way names other ways', async ({ page, baseURL }) => {
  await page.route('**/assets/site/contact-form*', (route) => route.abort())
  await page.goto(`${siteOf(baseURL)}/kontakt`)

  await expectFallback(new ContactForm(page))
})

test('a form that lives does not mind that another script is lost', async ({ page, baseURL }) => {
  await page.route('**/assets/site/before-after*', (route) => route.abort())
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/leistungen/fassade`)
  await expect(page.locator('figure:visible')).toHaveCount(2)

  await expect(form.root.getByText('Das Formular braucht JavaScript.')).toBeHidden()
  await expect(form.missing).toHaveCount(5)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form names other ways', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/kontakt`)

    await expectFallback(new ContactForm(page))
  })
})
