import { expect, test } from './fixtures.ts'
import { hoursFromNow } from './hours-from-now.ts'

const closed = 'Derzeit haben wir leider geschlossen.'
const preorderHint = 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.'

test('a closed branch says when it opens, and takes preorders for then', async ({ page, guest, kitchen }) => {
  const { from, to } = hoursFromNow(3, 5)
  await kitchen.change({ openingHours: [{ type: 'daily', from, to }] })

  await page.goto(kitchen.path)
  const main = page.getByRole('main')
  await expect(main).toContainText(closed)
  await expect(main).toContainText(new RegExp(`Wir öffnen \\S+ um ${from}\\.`))
  await expect(main).toContainText(preorderHint)

  await guest.fillOrder(kitchen.path, 'Suppe')
  await expect(guest.form).toContainText(closed)
  await expect(guest.form).toContainText(preorderHint)
  await guest.choice(from, guest.form).click()
  await guest.form.getByRole('button', { name: 'Vorbestellung abschicken' }).click()

  await expect(page).toHaveURL(/\/status\//)
  await expect(guest.figure('Termin')).toContainText(`${from} Uhr`)
})

test('a closed branch without preorders cannot be ordered from', async ({ page, guest, kitchen }) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await kitchen.change({
    openingHours: [],
    closedMessage: 'Wir sind bis Ostern auf Urlaub.',
    isPreorderEnabled: false,
  })
  await page.reload()

  await expect(guest.form).toContainText(closed)
  await expect(guest.form).toContainText('Wir sind bis Ostern auf Urlaub.')
  await expect(guest.form).not.toContainText(preorderHint)
  await expect(guest.submitButton).toHaveCount(0)
  await guest.form.getByLabel('Vorname').press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  expect(await kitchen.orders()).toHaveLength(0)

  await page.goto(kitchen.path)
  await expect(page.getByRole('main')).toContainText('Wir sind bis Ostern auf Urlaub.')
})

test('a closed branch without preorders is marked, and offers neither a product nor a time', async ({
  page,
  guest,
  kitchen,
}) => {
  const { from, to } = hoursFromNow(3, 5)
  const reason = new RegExp(`${closed} Wir öffnen \\S+ um ${from}\\.`)
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await kitchen.change({ openingHours: [{ type: 'daily', from, to }], isPreorderEnabled: false })
  await page.reload()

  const section = page.getByRole('region', { name: 'Speisen' })
  await expect(section).toContainText(/^SpeisenGeschlossen/)
  await expect(page.getByRole('button', { name: /hinzufügen/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Termin/ })).toHaveCount(0)
  await expect(guest.cart).toContainText(reason)
  await expect(guest.orderLink).toHaveCount(0)
  await guest.open('Semmel')
  await expect(guest.dialog).toContainText(reason)
  await expect(guest.dialog.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0)

  await page.goto(`${kitchen.path}/checkout`)
  await expect(guest.form.getByText(reason)).toBeVisible()
  await expect(guest.form.getByRole('heading', { name: 'Gewünschter Termin' })).toHaveCount(0)
  await expect(guest.submitButton).toHaveCount(0)
})

test('whoever wants a delivery is told when the next one starts, which is later than the house opens', async ({
  page,
  guest,
  kitchen,
}) => {
  const house = hoursFromNow(2, 6)
  const delivery = hoursFromNow(4, 6)
  await kitchen.change({
    openingHours: [{ type: 'daily', ...house }],
    isDeliveryHoursEnabled: true,
    deliveryHours: [{ type: 'daily', ...delivery }],
  })
  await page.goto(kitchen.path)
  const main = page.getByRole('main')
  await expect(main).toContainText(new RegExp(`Wir öffnen \\S+ um ${house.from}\\.`))
  await guest.choice('Lieferung').click()
  const next = new RegExp(`Wir liefern wieder \\S+ um ${delivery.from}\\.`)
  await expect(main).toContainText(next)
  await expect(main).not.toContainText('Wir öffnen')

  await guest.addButton('Limonade').click()
  await guest.addButton('Limonade').click()
  await guest.goToCheckout()
  await expect(guest.form).toContainText(next)
  await expect(guest.form).not.toContainText('Wir öffnen')
})

test('a branch where nothing can be ordered says what is the case', async ({ page, guest, kitchen }) => {
  const main = page.getByRole('main')
  const offersNothing = async () => {
    await expect(page.getByRole('button', { name: /hinzufügen/ })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Art der Lieferung' })).toHaveCount(0)
  }

  await kitchen.change({ isCashEnabled: false })
  await page.goto(kitchen.path)
  await expect(main).toContainText('Derzeit können Sie hier nicht online bestellen.')
  await expect(main).toContainText('Es ist keine Zahlungsart verfügbar.')
  await offersNothing()

  await kitchen.change({ isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false })
  await page.goto(kitchen.path)
  await expect(main).toContainText('Hier können Sie nicht online bestellen.')
  await expect(main).toContainText('Sie erreichen uns unter +43 5572 000 900.')
  await expect(guest.card('Suppe')).toContainText('5,50 €')
  await offersNothing()

  await kitchen.change({ isTakeawayEnabled: true, isCashEnabled: true })
  for (const name of ['Semmel', 'Suppe', 'Limonade', 'Menü']) {
    await kitchen.changeProduct(name, { isEnabled: false, isVisibleWhenUnavailable: false })
  }
  await page.goto(kitchen.path)
  await expect(main).toContainText('Die Karte ist derzeit leer.')
  await offersNothing()
})

test('a branch that does not deliver now says so, and takes the order away', async ({
  page,
  guest,
  kitchen,
}) => {
  const { from, to } = hoursFromNow(3, 5)
  await kitchen.change({ isDeliveryHoursEnabled: true, deliveryHours: [{ type: 'daily', from, to }] })
  await page.goto(kitchen.path)
  const main = page.getByRole('main')
  await expect(main).toContainText('Derzeit ist leider keine Lieferung möglich.')
  await expect(main).toContainText(new RegExp(`Wir liefern wieder \\S+ um ${from}\\.`))

  await guest.choice('Lieferung').click()
  await guest.addButton('Limonade').click()
  await guest.addButton('Limonade').click()
  await guest.goToCheckout()
  await expect(guest.form).toContainText('Derzeit bieten wir leider keine Lieferung an.')
  await expect(guest.submitButton).toHaveText('Vorbestellung abschicken')
  await guest.choice('Abholung', guest.form).click()
  await expect(guest.submitButton).toHaveText('Bestellung abschicken')
})

test('a required appointment is asked for, and is picked from calendar and clock', async ({
  page,
  guest,
  kitchen,
}) => {
  await kitchen.change({
    isAppointmentRequired: true,
    openingHours: [{ type: 'daily', from: '10:00', to: '14:00' }],
  })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.submitButton.click()
  await expect(guest.errors.getByRole('listitem')).toHaveText(['Bitte wählen Sie einen Termin aus.'])

  await guest.form.getByRole('button', { name: /^Datum/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Datum wählen' })
  await expect(calendar.getByRole('columnheader')).toHaveText([
    'KW',
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ])
  await expect(calendar.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await calendar.getByRole('button', { name: 'Nächster Monat' }).click()
  await calendar
    .getByRole('gridcell', { name: /^\S+, 15\. / })
    .getByRole('button')
    .click()
  await calendar.getByRole('button', { name: 'Speichern' }).click()

  await guest.form.getByRole('button', { name: /^Uhrzeit/ }).click()
  const clock = page.getByRole('dialog', { name: /^Uhrzeit wählen/ })
  await expect(clock).toContainText('10:00 – 13:55 Uhr')
  await clock.getByRole('button', { name: 'Eine Stunde früher' }).click()
  await expect(clock).toContainText('Zu dieser Uhrzeit ist kein Termin verfügbar. Verfügbar ist:')
  await expect(clock.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await clock.getByRole('button', { name: 'Eine Stunde später' }).click()
  await clock.getByRole('button', { name: 'Fünf Minuten später' }).click()
  await clock.getByRole('button', { name: 'Speichern' }).click()

  await guest.submitButton.click()
  await expect(guest.figure('Termin')).toHaveText(/15\.\d\d\., 10:05 Uhr/)
})

test('a checkout without products leads back to the menu', async ({ page }) => {
  await page.goto('/store/testkueche/checkout')
  await expect(page.getByText('Keine Produkte im Warenkorb!')).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zur Auswahl' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Testküche' })).toBeVisible()
})

test('a failed payment is told above the checkout', async ({ page }) => {
  await page.goto('/store/testkueche/checkout/error')
  await expect(page.getByRole('alert')).toHaveText(
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
  )
})

test('what does not exist answers 404 in German and shows the way on', async ({ page, kitchen }) => {
  const { uid, hash } = await kitchen.takeOrder(['Suppe'])
  const wrongHash = `${hash.slice(0, -1)}${hash.endsWith('x') ? 'y' : 'x'}`

  for (const path of ['/gibt-es-nicht', '/store/gibt-es-nicht', `/status/${uid}/${wrongHash}`]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page).toHaveTitle(/^Diese Seite gibt es nicht [-–] /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
    await expect(page.getByText('404 Not Found')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('main')).toContainText('Leider wurde die angeforderte Seite nicht gefunden.')
  }
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL(/\/$/)
})
