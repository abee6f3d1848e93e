import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { hoursFromNow } from './hours-from-now.ts'
import type { Kitchen } from './kitchen.ts'
import { holdClock } from './pass-time.ts'
import { ask } from './questionnaire.ts'

const closed = 'Derzeit haben wir leider geschlossen.'

interface House {
  kitchen: Kitchen
  staff: Staff
}

/** What a guest is about to do when the house closes, what they see then, and how they go on when it opens again. */
interface Place {
  name: string
  begin: (guest: Guest, house: House) => Promise<void>
  sees: (guest: Guest) => Promise<void>
  goesOn: (guest: Guest) => Promise<void>
}

const atMenu: Place = {
  name: 'the menu, with something in the cart',
  begin: async (guest, { kitchen }) => {
    await guest.page.goto(kitchen.path)
    await guest.addButton('Suppe').click()
    await expect(guest.addButton('Suppe')).toHaveText('1')
  },
  sees: async ({ page, orderLink }) => {
    await expect(page.getByRole('main')).toContainText(closed)
    await expect(page.getByRole('region', { name: 'Speisen' })).toContainText(/^SpeisenGeschlossen/)
    await expect(page.getByRole('button', { name: /hinzufügen/ })).toHaveCount(0)
    await expect(orderLink).toHaveCount(0)
  },
  goesOn: async (guest) => {
    await expect(guest.page.getByRole('main')).not.toContainText(closed)
    await guest.goToCheckout()
    await expect(guest.figure('Suppe', guest.form).or(guest.form.getByText('Suppe')).first()).toBeVisible()
  },
}

const atDish: Place = {
  name: 'a dish that is being put together',
  begin: async (guest, { kitchen }) => {
    await guest.page.goto(kitchen.path)
    await guest.open('Menü')
    await guest.choice('Fisch', guest.dialog).click()
  },
  sees: async ({ dialog }) => {
    await expect(dialog).toContainText(closed)
    await expect(dialog.getByRole('button', { name: /Weiter|In den Warenkorb/ })).toHaveCount(0)
  },
  goesOn: async ({ dialog }) => {
    await expect(dialog.getByRole('radio', { name: 'Fisch' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Weiter' }).click()
  },
}

const atCart: Place = {
  name: 'the cart',
  begin: async (guest, { kitchen }) => {
    await guest.page.goto(kitchen.path)
    await guest.addButton('Suppe').click()
    await guest.openCart()
  },
  sees: async ({ page, orderLink }) => {
    await expect(page.getByText(closed).filter({ visible: true }).last()).toBeVisible()
    await expect(orderLink).toHaveCount(0)
  },
  goesOn: async (guest) => {
    await guest.orderLink.click()
    await guest.form.waitFor()
  },
}

/** A checkout that only has to be sent. */
function atCheckout(name: string, fill: (guest: Guest) => Promise<void>, told: RegExp): Place {
  return {
    name,
    begin: async (guest, { kitchen }) => {
      await guest.fillOrder(kitchen.path, 'Suppe')
      await fill(guest)
    },
    sees: async ({ form, submitButton }) => {
      await expect(form).toContainText(closed)
      await expect(submitButton).toHaveCount(0)
      await expect(form.getByLabel('Vorname')).toHaveValue('Anna')
    },
    goesOn: async ({ page, submitButton }) => {
      await submitButton.click()
      await expect(page.getByRole('region', { name: 'Ihre Bestellung' })).toContainText(told)
    },
  }
}

const orderPlaces: Place[] = [
  atMenu,
  atDish,
  atCart,
  atCheckout('the checkout', async () => undefined, /So bald wie möglich/),
  atCheckout(
    'the checkout, with a time',
    async ({ form }) => form.getByRole('group', { name: 'Nächste Termine' }).locator('label').last().click(),
    /\d\d:\d\d Uhr/,
  ),
  atCheckout(
    'the checkout at a table',
    async (guest) => {
      await guest.choice('Vor Ort', guest.form).click()
      await guest.form.getByRole('combobox', { name: 'Tisch' }).selectOption('Tisch 7')
    },
    /Vor Ort/,
  ),
]

const closing = () => {
  const { from, to } = hoursFromNow(3, 5)
  return { openingHours: [{ type: 'daily', from, to }], isPreorderEnabled: false }
}
const opening = { openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }], isPreorderEnabled: true }

/** As after a tunnel: the page asks what has changed, which it does about once a minute anyway. */
const comeBack = ({ page }: Guest) => page.evaluate(() => dispatchEvent(new Event('online')))

test('the house closes while guests are about to order, who lose nothing and go on when it opens', {
  tag: '@everywhere',
}, async ({ anotherTab, kitchen, staff }) => {
  const house = { kitchen, staff }
  const guests = new Map<Place, Guest>()
  for (const place of orderPlaces) guests.set(place, await anotherTab())
  const each = (happens: (place: Place, guest: Guest) => Promise<unknown>) =>
    Promise.all([...guests].map(([place, guest]) => test.step(place.name, () => happens(place, guest))))

  await each((place, guest) => place.begin(guest, house))
  await kitchen.change(closing())
  await each((_place, guest) => comeBack(guest))
  await each((place, guest) => place.sees(guest))
  expect(await kitchen.orders()).toEqual([])

  await kitchen.change(opening)
  await each((_place, guest) => comeBack(guest))
  await each((place, guest) => place.goesOn(guest))
  expect(await kitchen.orders()).toHaveLength(3)
})

test('an order that is sent to a house that has just closed is refused in words', {
  tag: '@everywhere',
}, async ({ guest, kitchen }) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await kitchen.change(closing())
  await guest.submitButton.click()

  await expect(guest.errors).toContainText(closed)
  await expect(guest.submitButton).toHaveCount(0)
  await expect(guest.form.getByLabel('Vorname')).toHaveValue('Anna')
  expect(await kitchen.orders()).toEqual([])
})

test('a house that closes takes preorders instead, for a time that is another', async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.form.getByRole('group', { name: 'Nächste Termine' }).locator('label').last().click()
  await kitchen.change({ ...closing(), isPreorderEnabled: true })
  await comeBack(guest)

  await expect(guest.submitButton).toHaveText('Vorbestellung abschicken')
  await guest.submitButton.click()
  await expect(guest.errors.getByRole('listitem')).toHaveText([
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  ])
  await guest.form.getByRole('button', { name: /^Stattdessen/ }).click()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
})

test('whoever has ordered, or only says what they think, is not concerned when the house closes', {
  tag: '@everywhere',
}, async ({ anotherTab, kitchen, staff }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  const eaten = await kitchen.takeOrder(['Suppe'])
  await staff.post(`/orders/${eaten.id}/status/confirm`, {})
  await staff.post(`/orders/${eaten.id}/status/completed`, {})
  const [waiting, full, asked] = [await anotherTab(), await anotherTab(), await anotherTab()]
  const questionnaire = await ask(staff)
  await waiting.page.goto(`/status/${order.uid}/${order.hash}`)
  await full.page.goto(`/status/${eaten.uid}/${eaten.hash}`)
  await asked.page.goto(questionnaire.path)
  await asked.page.getByLabel('Firma oder Name').fill('Auer GmbH')

  await kitchen.change(closing())
  for (const guest of [waiting, full, asked]) await comeBack(guest)

  await expect(asked.page.getByLabel('Firma oder Name')).toHaveValue('Auer GmbH')
  for (const question of ['Gesamteindruck', 'Essen', 'Service', 'Bestellvorgang']) {
    const scale = full.page.getByRole('radiogroup', { name: question })
    await scale.locator('label').filter({ hasText: '4' }).click()
  }
  await full.page.getByRole('button', { name: /Bewertung abschicken/ }).click()
  await expect(full.page.getByText('Vielen Dank für Ihre Bewertung!')).toBeVisible()
  await staff.post(`/orders/${order.id}/status/confirm`, {})
  await expect(waiting.page.getByText('Ihre Bestellung wurde bestätigt')).toBeVisible()
  await expect(waiting.page.getByText(closed)).toHaveCount(0)
})

test('the clock alone closes the house on every page, also where nobody answers', {
  tag: '@everywhere',
}, async ({ context, page, guest, anotherTab, kitchen }) => {
  await kitchen.change({
    openingHours: [{ type: 'daily', ...hoursFromNow(-1, 2) }],
    isPreorderEnabled: false,
  })
  const listed = await anotherTab()
  const waitAtList = await holdClock(listed.page)
  const waitAtCheckout = await holdClock(page)
  await listed.page.goto('/store')
  await guest.fillOrder(kitchen.path, 'Suppe')
  await context.setOffline(true)
  const card = listed.page.getByRole('article').filter({ hasText: kitchen.name })
  await expect(card).toContainText('Geöffnet bis')

  await waitAtList(120)
  await expect(card).not.toContainText('Geöffnet bis')
  await waitAtCheckout(120)
  await expect(guest.form).toContainText(closed)
  await expect(guest.submitButton).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText(closed)
})
