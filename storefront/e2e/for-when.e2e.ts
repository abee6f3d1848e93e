import { expect, test } from './fixtures.ts'
import { hoursFromNow } from './hours-from-now.ts'

const asSoonAsPossible = 'So bald wie möglich'

test('what takes two days is not to be had as soon as possible', async ({ page, guest, kitchen }) => {
  await kitchen.changeProduct('Suppe', {
    isLeadTimeEnabled: true,
    leadTimeType: 'days',
    leadTimeValue: 2,
  })
  await page.goto(kitchen.path)
  const time = page.getByRole('button', { name: /^Termin/ })
  await expect(time).toHaveText(asSoonAsPossible)

  await guest.fillOrder(kitchen.path, 'Suppe')
  await expect(guest.choice(asSoonAsPossible, guest.form)).toHaveCount(0)
  await guest.submitButton.click()
  await expect(guest.errors.getByRole('listitem')).toHaveText(['Bitte wählen Sie einen Termin aus.'])

  await guest.form.getByRole('group', { name: 'Nächste Termine' }).locator('label').first().click()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
})

test('a closed house shows what there is once it opens, and for any other time', async ({
  page,
  guest,
  kitchen,
}) => {
  const { from, to } = hoursFromNow(3, 6)
  const later = from.replace(':00', ':15')
  await kitchen.change({ openingHours: [{ type: 'daily', from, to }] })
  await kitchen.changeProduct('Suppe', { schedule: [{ type: 'daily', from, to: later }] })
  await kitchen.changeProduct('Limonade', { schedule: [{ type: 'daily', from: later, to }] })

  await page.goto(kitchen.path)
  const time = page.getByRole('button', { name: /^Termin/ })
  await expect(time).toHaveText(new RegExp(`^Ab \\S+, ${from} Uhr$`))
  await expect(guest.addButton('Suppe')).toBeEnabled()
  await expect(guest.addButton('Limonade')).toHaveCount(0)

  await time.click()
  const sheet = page.getByRole('dialog', { name: 'Gewünschter Termin' })
  await guest.choice(later, sheet).click()
  await sheet.getByRole('button', { name: 'Fertig' }).click()

  await expect(time).toHaveText(new RegExp(`^\\S+, ${later} Uhr$`))
  await expect(guest.addButton('Limonade')).toBeEnabled()
  await expect(guest.addButton('Suppe')).toHaveCount(0)
  await guest.addButton('Limonade').click()
  await guest.goToCheckout()
  await expect(guest.form.getByRole('button', { name: /^Uhrzeit/ })).toContainText(`${later} Uhr`)
})

test('a time at which nothing is delivered is said to be gone, and replaced on wish', async ({
  guest,
  kitchen,
}) => {
  const { from, to } = hoursFromNow(4, 6)
  await kitchen.change({ isDeliveryHoursEnabled: true, deliveryHours: [{ type: 'daily', from, to }] })
  await guest.fillOrder(kitchen.path, 'Suppe')
  const times = guest.form.getByRole('group', { name: 'Nächste Termine' })
  await times.locator('label').nth(1).click()
  const gone = guest.form
    .getByRole('status')
    .filter({ hasText: 'Der gewählte Termin ist nicht mehr möglich.' })
  await expect(gone).toHaveCount(0)

  await guest.choice('Lieferung', guest.form).click()
  await gone.getByRole('button', { name: new RegExp(`^Stattdessen: .*${from} Uhr`) }).click()
  await expect(gone).toHaveCount(0)
  await expect(guest.form.getByRole('button', { name: /^Uhrzeit/ })).toBeFocused()
  await expect(times.getByRole('radio', { checked: true })).toHaveCount(1)
})

test('a time that fills up while a guest types is said to be taken, and the next free one is a press away', async ({
  page,
  guest,
  kitchen,
}) => {
  await kitchen.change({ maxOrdersPerSlot: 1, takeawayPreparationMinutes: 30 })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await expect(guest.choice(asSoonAsPossible, guest.form)).toHaveText('So bald wie möglich · ca. 30 Min.')
  const times = guest.form.getByRole('group', { name: 'Nächste Termine' })
  const chooseWhatIsTaken = async () => {
    await times.locator('label').last().click()
    const appointmentDate = await times.getByRole('radio', { checked: true }).getAttribute('value')
    await kitchen.takeOrder(['Suppe'], { appointmentDate })
  }
  const taken = guest.form
    .getByRole('status')
    .filter({ hasText: 'Der gewählte Termin ist inzwischen vergeben.' })

  await chooseWhatIsTaken()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await taken.getByRole('button', { name: /^Stattdessen/ }).click()
  await expect(taken).toHaveCount(0)

  await chooseWhatIsTaken()
  await guest.submitButton.click()
  await expect(guest.errors.getByRole('listitem')).toHaveText([
    'Zu dieser Zeit ist leider nichts mehr frei. Bitte wählen Sie einen anderen Termin.',
  ])
  await taken.getByRole('button', { name: /^Stattdessen/ }).click()
  await expect(guest.errors).toHaveCount(0)
  await guest.submitButton.click()
  await expect(page.getByText(/^Voraussichtlich fertig (morgen )?um \d\d:\d\d Uhr$/)).toBeVisible()
})
