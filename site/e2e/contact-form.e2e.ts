import { expect, test } from '#storefront/e2e/fixtures.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { answerForms, ContactForm } from './contact-form.ts'
import { widths } from './demo-pages.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

const failed =
  'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.'

for (const width of widths) {
  test(`what is missing stands at the button, leads to its field, and moves nothing at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const form = new ContactForm(page)
    await form.open(`${siteOf(baseURL)}/kontakt`)
    const height = () => form.root.evaluate((element) => element.getBoundingClientRect().height)
    const before = await height()

    await expect(form.missing).toHaveText([
      'Vor- und Nachname',
      'E-Mail',
      'Telefon',
      'Nachricht',
      'Datenschutz',
    ])
    await expect(form.send).toBeDisabled()
    await expect(form.send).toHaveAccessibleDescription(
      /^Zum Senden fehlt noch: Vor- und Nachname E-Mail Telefon Nachricht Datenschutz$/,
    )
    await expectAccessible(page)

    for (const label of ['Telefon', 'Nachricht', 'Datenschutz']) {
      await form.missing.filter({ hasText: label }).click()
      await expect(form.field(label)).toBeFocused()
      await expect(form.field(label)).toBeInViewport()
    }
    await expect(page).toHaveURL(/\/kontakt$/)

    await form.fill()
    await expect(form.missing).toHaveCount(0)
    await expect(form.root.getByText('Zum Senden fehlt noch')).toBeHidden()
    await expect(form.send).toBeEnabled()
    await expect(form.send).toHaveAccessibleDescription('')
    await form.field('Vor- und Nachname').fill('Anna')
    await expect(form.missing).toHaveText(['Vor- und Nachname'])
    expect(await height()).toBe(before)
  })

  test(`Enter in the last field sends and is thanked without a complaint at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await answerForms(page, () => 201)
    const form = new ContactForm(page)
    await form.open(`${siteOf(baseURL)}/kontakt`)
    await form.fill()
    await form.field('Telefon').press('Enter')

    await expect(form.thanks).toBeVisible()
    await expect.poll(() => topOf(form)).toBeCloseTo(150, -0.5)
    await page.keyboard.press('Escape')
    await expect(form.thanks).toBeHidden()
    expect(await form.problems()).toEqual([])
    await expect(form.missing).toHaveCount(5)

    // The dialog has given the focus back; whoever goes on from there has not done anything wrong either.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await form.root.getByText('Felder mit *').click()
    expect(await form.problems()).toEqual([])
    await expect(form.root.locator('[aria-invalid]')).toHaveCount(0)
  })
}

/** How far the form is from the top of the window, or 150 where the page ends before. */
function topOf(form: ContactForm): Promise<number> {
  return form.root.evaluate((element) => {
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
    return isAtEnd ? 150 : element.getBoundingClientRect().top
  })
}

test('a field complains once it was filled in and left, and no more when it is mended', async ({
  page,
  baseURL,
}) => {
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/kontakt`)
  await form.field('Telefon').focus()
  await page.keyboard.press('Tab')
  expect(await form.problems()).toEqual([])

  await form.field('Telefon').fill('12345')
  expect(await form.problems()).toEqual([])
  await page.keyboard.press('Tab')
  expect(await form.problems()).toEqual(['Bitte geben Sie eine Telefonnummer mit mindestens 6 Zeichen an.'])
  await expect(form.field('Telefon')).toHaveAccessibleDescription(/mindestens 6 Zeichen/)
  await form.field('Telefon').fill('123456')
  expect(await form.problems()).toEqual([])
})

test('a message goes once, however often and long one presses', async ({ page, baseURL }) => {
  let release = () => {}
  const sent = await answerForms(page, async () => {
    await new Promise<void>((done) => {
      release = done
    })
    return 201
  })
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/kontakt`)
  await form.fill()
  await form.field('Telefon').press('Enter')
  await expect(form.send).toHaveText('Bitte warten...')
  await expect(form.send).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(sent).toHaveLength(1)

  release()
  await expect(form.thanks).toBeVisible()
  // The next press of whoever presses twice does not close the thanks unread.
  await page.keyboard.press('Enter')
  await expect(form.thanks).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the thanks close by OK, by a click outside and by Escape', async ({ page, baseURL }) => {
  await answerForms(page, () => 201)
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/kontakt`)
  const ways = [
    () => form.thanks.getByRole('button', { name: 'OK' }).click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of ways) {
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    await form.thanks.getByRole('heading').click()
    await expect(form.thanks).toBeVisible()
    await close()
    await expect(form.thanks).toBeHidden()
    await expect(form.field('Nachricht')).toHaveValue('')
    // One is back at the form, not at the top of the page.
    expect(await form.root.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await form.problems()).toEqual([])
  }
})

test('what fails says so, stays filled, and goes at the next try', async ({ page, baseURL }) => {
  const answers = [500, 201]
  const sent = await answerForms(page, () => answers.shift() ?? 500)
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/kontakt`)
  await form.fill()
  await form.send.click()
  await expect(form.failure).toHaveText(failed)
  await expect(form.field('Nachricht')).toHaveValue('Bitte um eine Besichtigung.')
  await expect(form.send).toBeEnabled()

  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(form.failure).toBeHidden()
  expect(sent).toHaveLength(2)
})

test('no answer at all is a failure like any other', async ({ page, baseURL }) => {
  await page.route('**/custom/forms', (route) => route.abort())
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/kontakt`)
  await form.fill()
  await form.send.click()

  await expect(form.failure).toHaveText(failed)
  await expect(form.send).toBeEnabled()
})

test('whoever comes back to the form, or opens it anew, finds it empty', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/kontakt`)
  await form.fill()
  await page.goto(`${siteOf(baseURL)}/ueber-uns`)
  await page.goBack()
  await form.isAlive()
  await expect(form.field('Nachricht')).toHaveValue('')
  await expect(form.field('Datenschutzerklärung')).not.toBeChecked()
  await expect(form.missing).toHaveCount(5)

  await form.fill()
  await page.reload()
  await form.isAlive()
  await expect(form.field('Telefon')).toHaveValue('')
})

test('what something else fills in counts as if it were typed', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  const form = new ContactForm(page)
  await form.open(`${siteOf(baseURL)}/kontakt`)
  await form.root.evaluate((root) => {
    const values = {
      name: 'Anna Auer',
      email: 'anna@example.com',
      phone: '+43 664 1',
      comment: 'Bitte anrufen',
    }
    for (const [name, value] of Object.entries(values)) {
      const field = root.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!field) continue
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(form.missing).toHaveText(['Datenschutz'])
  await form.field('Datenschutzerklärung').check()
  await expect(form.send).toBeEnabled()
  for (const [name, token] of [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['company', 'organization'],
    ['website', 'off'],
  ] as const) {
    await expect(form.root.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', token)
  }
})
