import sharp from 'sharp'

import { expectAccessibleInBoth } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { hoursFromNow } from './hours-from-now.ts'

const soldOut = { soldOutUntil: '2099-01-01T00:00:00Z' }

test.describe('axe finds nothing in both colour settings', { tag: '@chromium' }, () => {
  test('on pages to read, and on those that say what went wrong', async ({ page }) => {
    for (const path of [
      '/site/terms-and-conditions',
      '/site/imprint',
      '/site/allergens',
      '/shop-offline',
      '/store/testkueche/checkout/error',
    ]) {
      await page.goto(path)
      await expectAccessibleInBoth(page, path)
    }

    await page.goto('/store')
    await page.route('**/api/branches/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('main').getByRole('link', { name: 'Testküche' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das hat leider nicht geklappt')
    await expectAccessibleInBoth(page, 'a page that could not be made')
  })

  test('on a branch that is closed, that takes no orders and that has nothing to sell', async ({
    page,
    guest,
    kitchen,
  }) => {
    await kitchen.change({ openingHours: [{ type: 'daily', ...hoursFromNow(3, 5) }] })
    await page.goto(kitchen.path)
    await expectAccessibleInBoth(page, 'closed, but for preorders')
    await page.getByRole('button', { name: /^Termin/ }).click()
    await expect(guest.dialog).toBeVisible()
    await expectAccessibleInBoth(page, 'the choice of a time')

    await kitchen.change({ isPreorderEnabled: false })
    await page.goto(kitchen.path)
    await guest.open('Suppe')
    await expectAccessibleInBoth(page, 'closed, with a product that cannot be had')

    await kitchen.change({ isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false })
    await page.goto(kitchen.path)
    await expectAccessibleInBoth(page, 'a menu to read alone')
    for (const name of ['Semmel', 'Suppe', 'Limonade', 'Menü']) {
      await kitchen.changeProduct(name, { isEnabled: false, isVisibleWhenUnavailable: false })
    }
    await page.goto(kitchen.path)
    await expectAccessibleInBoth(page, 'no menu at all')
  })

  test('on a search without a result, the legend, and every kind of product', async ({
    page,
    guest,
    kitchen,
  }) => {
    await page.goto('/store/marktplatz')
    await page.getByRole('button', { name: 'Gerichte suchen' }).click()
    await page.getByRole('searchbox', { name: 'Gerichte suchen' }).fill('Xylophon')
    await expect(page.getByText('Keine Gerichte gefunden.')).toBeVisible()
    await expectAccessibleInBoth(page, 'no dish found')
    await page.getByRole('button', { name: 'Alle Gerichte zeigen' }).click()
    await page.getByRole('button', { name: 'Allergene und Kennzeichnungen' }).click()
    await expect(guest.dialog).toContainText('Milch oder Laktose')
    await expectAccessibleInBoth(page, 'the legend')

    const { dialog } = guest
    await kitchen.changeProduct('Suppe', {
      type: 'configurable',
      config: { parts: [{ name: 'Vorlage', type: 'image', optional: false, options: [] }] },
    })
    await page.goto(kitchen.path)
    await guest.addButton('Suppe').click()
    const files = dialog.getByLabel('Vorlage')
    const buffer = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#a3402c' } })
      .png()
      .toBuffer()
    await files.setInputFiles({ name: 'Tante.pdf', mimeType: 'application/pdf', buffer })
    await files.setInputFiles({ name: 'Tante.png', mimeType: 'image/png', buffer })
    await expect(dialog.getByRole('listitem')).toContainText('Tante.png')
    await expectAccessibleInBoth(page, 'a product with files')
    await page.keyboard.press('Escape')

    await guest.open('Limonade')
    await expect(dialog).toContainText('Einheit')
    await expectAccessibleInBoth(page, 'a product in two units')
    await page.keyboard.press('Escape')
    await guest.open('Menü')
    await guest.choice('Fisch', dialog).click()
    await dialog.getByRole('button', { name: 'Weiter' }).click()
    await page.keyboard.press('Escape')
    await guest.open('Menü')
    await expect(dialog).toContainText('Ihre begonnene Auswahl ist noch da.')
    await expectAccessibleInBoth(page, 'a product with steps, begun before')
  })

  test('on a cart whose products have changed, and on what becomes of them at the checkout', async ({
    page,
    guest,
    kitchen,
  }) => {
    await page.goto(kitchen.path)
    await guest.addButton('Semmel').click()
    await guest.addButton('Suppe').click()
    await kitchen.changeProduct('Suppe', { price: 590 })
    await kitchen.changeProduct('Semmel', soldOut)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(guest.cart).toContainText('Bitte sehen Sie sich die markierten Produkte an.')
    await expectAccessibleInBoth(page, 'a cart with problems')

    await page.reload()
    await expect(guest.cart).toContainText('hat einen neuen Preis')
    await expectAccessibleInBoth(page, 'a cart without what is gone')
    await kitchen.changeProduct('Semmel', { soldOutUntil: null })
    await guest.fillOrder(kitchen.path, 'Suppe')
    await kitchen.changeProduct('Suppe', { price: 620 })
    await guest.submitButton.click()
    await page.getByRole('dialog', { name: 'Die Preise haben sich geändert' }).waitFor()
    await expectAccessibleInBoth(page, 'new prices')
    await page.keyboard.press('Escape')
    await kitchen.changeProduct('Suppe', soldOut)
    await guest.submitButton.click()
    await expect(guest.errors).toBeVisible()
    await expectAccessibleInBoth(page, 'an order that was refused')
  })

  test('on every question of the checkout', async ({ page, guest, kitchen }) => {
    const { form, dialog } = guest
    await guest.fillOrder(kitchen.path, 'Suppe')
    await form.getByRole('checkbox', { name: /auf diesem Gerät merken/ }).check()
    await form.getByRole('button', { name: 'Organisation wählen' }).click()
    await expect(dialog.getByRole('searchbox')).toBeVisible()
    await expectAccessibleInBoth(page, 'whom to give to')
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Datenschutzerklärung' }).click()
    await expect(dialog).toBeVisible()
    await expectAccessibleInBoth(page, 'a text to agree to')
    await page.keyboard.press('Escape')

    await guest.choice('Lieferung', form).click()
    await form.getByRole('checkbox', { name: 'Ich bestelle für ein Unternehmen' }).check()
    await form.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check()
    await expect(form.getByRole('group', { name: 'Lieferadresse' })).toBeVisible()
    await expectAccessibleInBoth(page, 'a firm, and another address')
    await guest.choice('Vor Ort', form).click()
    await guest.submitButton.click()
    await expect(guest.errors).toContainText('Tischnummer')
    await expectAccessibleInBoth(page, 'a table that is missing')

    await guest.choice('Abholung', form).click()
    await form.getByRole('checkbox', { name: 'Ich bestelle für ein Unternehmen' }).uncheck()
    await guest.submitButton.click()
    await expect(page).toHaveURL(/\/status\//)
    await page.goto(kitchen.path)
    await expect(guest.cart).toContainText('Zuletzt bestellt')
    await expectAccessibleInBoth(page, 'the last order beside the menu')
    await guest.cart.getByRole('button', { name: 'Noch einmal bestellen', exact: true }).click()
    await guest.goToCheckout()
    await expectAccessibleInBoth(page, 'a guest who is known')
    await kitchen.change({ openingHours: [], closedMessage: 'Bis Ostern.', isPreorderEnabled: false })
    await page.reload()
    await expect(form).toContainText('Bis Ostern.')
    await expectAccessibleInBoth(page, 'closed meanwhile')
  })

  test('on what happens to an order', async ({ page, guest, kitchen, staff }) => {
    const show = async (more?: object, step?: string, facts: object = {}) => {
      const { id, uid, hash } = await kitchen.takeOrder(['Suppe', 'Limonade', 'Semmel'], more)
      if (step) await staff.post(`/orders/${id}/status/${step}`, facts)
      await page.goto(`/status/${uid}/${hash}`)
      return id
    }
    const address = { deliveryArea: 'Zentrum', street: 'Am Berg 3', zipCode: '6850', city: 'Dornbirn' }
    const id = await show({ isDelivery: true, ...address }, 'confirm')
    await expectAccessibleInBoth(page, 'confirmed')
    await staff.post(`/orders/${id}/status/in-delivery`, {})
    await expect(page.getByText('Ihre Bestellung ist unterwegs zu Ihnen.')).toBeVisible()
    await expectAccessibleInBoth(page, 'under way')

    await show({}, 'reject', { rejectionMessage: 'Die Suppe ist aus.' })
    await expectAccessibleInBoth(page, 'rejected')
    const counterAppointment = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString()
    await show({}, 'confirm', { counterAppointment })
    await expectAccessibleInBoth(page, 'another time proposed')
    await page.getByRole('button', { name: 'Ablehnen und stornieren', exact: true }).click()
    await expect(guest.dialog).toBeVisible()
    await expectAccessibleInBoth(page, 'a question before an end')
  })
})
