import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { answerForms, ContactForm } from './contact-form.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

test.describe('two forms on one page', () => {
  let path = ''
  test.beforeAll(async ({ staff }) => {
    path = `/zwei-formulare-${Math.random().toString(36).slice(2)}`
    const { id: division } = await staff.get<{ id: string }>('/divisions/reinwerk')
    const kinds = ['form', 'techniques', 'form', 'techniques']
    await staff.create('sites', {
      name: 'Zwei Formulare',
      path: path.slice(1),
      type: 'custom_site',
      division,
      isPublic: true,
      seo: { isIndexed: false },
      _status: 'published',
      content: { body: kinds.map((blockType) => ({ blockType, subheadline: 'Melden Sie sich' })) },
    })
  })

  test('have ids of their own, and links lead to the first', async ({ page, baseURL }) => {
    await page.goto(siteOf(baseURL) + path)
    await expect(page.locator('[data-behaviour=contact-form]')).toHaveCount(2)
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids).toEqual(expect.arrayContaining(['form', 'techniques']))

    const named = await page.evaluate(() =>
      ['form', 'techniques'].map((id) => {
        const all = [...document.querySelectorAll('main > article > section')]
        return all.indexOf(document.getElementById(id) ?? document.body)
      }),
    )
    expect(named).toEqual([0, 1])
  })

  test('leave each other alone', async ({ page, baseURL }) => {
    await answerForms(page, () => 201)
    const [first, second] = [new ContactForm(page, 0), new ContactForm(page, 1)]
    await first.open(siteOf(baseURL) + path)
    await second.isAlive()
    await first.fill('Das erste Anliegen.')
    await expect(second.missing).toHaveCount(5)
    await expect(second.send).toBeDisabled()
    await second.root.getByText('Nachricht *').click()
    await expect(second.field('Nachricht')).toBeFocused()
    await second.missing.first().click()
    await expect(second.field('Vor- und Nachname')).toBeFocused()
    await second.fill('Das zweite Anliegen.')
    await second.send.click()

    await expect(second.thanks).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(second.field('Nachricht')).toHaveValue('')
    await expect(first.field('Nachricht')).toHaveValue('Das erste Anliegen.')
    await expect(first.send).toBeEnabled()
  })
})
