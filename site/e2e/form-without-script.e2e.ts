import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { ContactForm } from './contact-form.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await remember(page, 'sessionStorage', 'news', '1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says why it cannot be sent and names other ways', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/kontakt`)
    const form = new ContactForm(page)

    await expect(form.send).toBeDisabled()
    await expect(form.root.getByText('Das Formular braucht JavaScript.')).toBeVisible()
    await expect(form.root.getByText('hallo@reinwerk.example')).toBeVisible()
    await expect(form.missing).toHaveCount(0)
  })
})

test('whoever has scripts but never gets this one learns of other ways in the end', async ({
  page,
  baseURL,
}) => {
  await page.route('**/assets/site/contact-form*', (route) => route.abort())
  await page.goto(`${siteOf(baseURL)}/kontakt`)
  const form = new ContactForm(page)
  const fallback = form.root.getByText('Das Formular braucht JavaScript.')
  await expect(fallback).toBeHidden()

  await expect(fallback).toBeVisible()
  await expect(form.missing).toHaveCount(0)
})
