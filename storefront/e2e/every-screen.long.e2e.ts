import { expectAccessibleInBoth } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { openHome } from './open-home.ts'
import { answerAll, ask, dialog, press } from './questionnaire.ts'
import { setUpKiosk } from './set-up-kiosk.ts'

/** What other tests look at in one setting, or what few guests see. */
test.describe('axe finds nothing in both colour settings', { tag: '@chromium' }, () => {
  test.describe('before anybody was asked', () => {
    test.use({ isUndecided: true })

    test('on the question and on the map, without and with its streets', async ({ page, staff, baseURL }) => {
      const map = page.getByRole('region', { name: 'Karte', exact: true }).first()
      await page.goto(await openHome(staff, baseURL))
      await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible()
      await expectAccessibleInBoth(page, 'the question')
      await page.getByRole('button', { name: 'Ablehnen' }).click()
      await expectAccessibleInBoth(page, 'the home page of one branch')
      await map.getByRole('button', { name: 'Karte laden' }).click()
      await expect(map.locator('canvas')).toBeVisible()
      await expect(map.getByRole('link', { name: /Route planen/ })).toBeVisible()
      await expectAccessibleInBoth(page, 'the map')
    })
  })

  test('at the kiosk, from its pictures to the question whether anybody is there', async ({
    page,
    guest,
    kitchen,
    staff,
  }) => {
    const kiosk = await setUpKiosk(staff, kitchen)
    await page.setViewportSize({ width: 1080, height: 1920 })
    await page.goto(kiosk.path)
    await page.getByLabel('Geräteschlüssel').fill('thk_falsch')
    await page.getByRole('button', { name: 'Koppeln' }).click()
    await expect(page.getByText('Dieser Schlüssel gilt hier nicht.').first()).toBeVisible()
    await expectAccessibleInBoth(page, 'a key that is wrong')
    await page.getByLabel('Geräteschlüssel').fill(kiosk.key)
    await page.getByRole('button', { name: 'Koppeln' }).click()
    const pictures = page.getByRole('button', { name: /Zum Bestellen berühren/ })
    await expect(pictures).toBeVisible()
    await expectAccessibleInBoth(page, 'pictures')

    await pictures.click()
    await expectAccessibleInBoth(page, 'the menu')
    await guest.addButton('Suppe').click()
    await page.getByRole('button', { name: /^Warenkorb/ }).click()
    await expectAccessibleInBoth(page, 'the cart')
    await page.getByRole('button', { name: 'Jetzt bestellen' }).click()
    await guest.submitButton.click()
    await expect(guest.errors).toBeVisible()
    await expectAccessibleInBoth(page, 'the checkout with its errors')
    await page.clock.install()
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('dialog', { name: 'Sind Sie noch da?' })).toBeVisible()
    await expectAccessibleInBoth(page, 'whether anybody is there')
    await page.getByRole('button', { name: 'Weiter bestellen' }).click()
    await guest.fillContact()
    await guest.acceptTerms()
    await guest.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
    await expectAccessibleInBoth(page, 'the number')
  })

  test('on a phone, with its cart, its order type and the offer of the app', async ({
    page,
    guest,
    kitchen,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(kitchen.path)
    await guest.addButton('Suppe').click()
    await expectAccessibleInBoth(page, 'the bar of the cart')
    await guest.cart.getByRole('button', { name: 'Warenkorb' }).click()
    await expect(guest.dialog).toBeVisible()
    await expectAccessibleInBoth(page, 'the cart')
    await page.keyboard.press('Escape')
    await guest.cart.getByRole('button', { name: /^Art der Lieferung/ }).click()
    await guest.choice('Lieferung', guest.dialog).click()
    await expectAccessibleInBoth(page, 'the order type')
    await page.keyboard.press('Escape')
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
    await expect(page.getByRole('region', { name: /als App$/ })).toBeVisible()
    await expectAccessibleInBoth(page, 'the offer of the app')
  })

  test('on a picture that is looked at large', async ({ page, guest, kitchen, staff }) => {
    const { docs } = await staff.get<{ docs: { id: string }[] }>('/images?limit=2&depth=0')
    await kitchen.changeProduct('Suppe', { images: docs.map(({ id }) => id) })
    await page.goto(kitchen.path)
    await guest.open('Suppe')
    await expectAccessibleInBoth(page, 'a product with pictures')
    await guest.dialog
      .getByRole('link', { name: /groß anzeigen/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Großansicht' })).toBeVisible()
    await expectAccessibleInBoth(page, 'large')
  })

  test('on questions with names, what is missing, and what went wrong', async ({ page, staff }) => {
    const asked = await ask(staff)
    await page.goto(asked.path)
    await press(page, 'Zu den Fragen')
    await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toHaveCount(3)
    await expectAccessibleInBoth(page, 'names that are missing')
    await page.getByLabel('Firma oder Name').fill('Auer GmbH')
    await press(page, 'Verwerfen')
    await expect(dialog(page, 'Eingaben verwerfen?')).toBeVisible()
    await expectAccessibleInBoth(page, 'whether to forget')
    await press(page, 'Nein, behalten')

    await answerAll(page)
    await expectAccessibleInBoth(page, 'the last question')
    await page.route('**/api/questionnaire-submissions', (route) => route.abort('connectionreset'))
    await press(page, 'Absenden')
    await expect(dialog(page, 'Das hat leider nicht geklappt')).toBeVisible()
    await expectAccessibleInBoth(page, 'answers that did not arrive')
  })

  test('without a connection', async ({ page, context, guest, kitchen }) => {
    await page.goto(kitchen.path)
    await guest.addButton('Suppe').click()
    await context.setOffline(true)
    await expect(page.getByRole('alert').filter({ hasText: 'Sie sind offline.' })).toBeVisible()
    await expectAccessibleInBoth(page, 'the menu')
  })
})
