import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { besideOf, cardOf, columnOf, openBoard } from './board-page.ts'

test('a guest asks, staff answer with a price and revise it, and the guest takes the new one', {
  tag: '@chromium',
}, async ({ guest, office, kitchen }) => {
  await kitchen.change({ isQuotationRequired: true })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.submitButton.click()
  await expect(guest.page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible()

  const board = await openBoard(office, kitchen)
  await cardOf(board, 1).click()
  const order = besideOf(board, 1)
  const part = order.getByRole('region', { name: 'Angebot' })
  await part.getByRole('button', { name: 'Angebot erstellen' }).click()
  const first = part.getByRole('group', { name: 'Position 1' })
  await first.getByLabel('Menge').fill('40')
  await first.getByLabel('Einzelpreis').fill('')
  await part.getByRole('button', { name: 'Angebot senden' }).click()
  await expect(part.getByRole('alert').filter({ hasText: 'ergänzen' })).toBeVisible()
  await first.getByLabel('Einzelpreis').fill('12,345')
  await first.getByLabel('Einzelpreis').fill('12,34')
  await part.getByRole('button', { name: 'Position hinzufügen' }).click()
  const second = part.getByRole('group', { name: 'Position 2' })
  await second.getByLabel('Beschreibung').fill('Lieferung und Aufbau')
  await second.getByLabel('Einzelpreis').fill('99')
  await second.getByLabel('USt.').fill('20')
  await expect(part.locator('dl')).toContainText('592,60')
  await part.getByLabel('Nachricht an den Gast').fill('Geschirr ist dabei.')
  await expectAccessible(board)
  await part.getByRole('button', { name: 'Angebot senden' }).click()
  await expect(part.getByRole('listitem').first()).toContainText('Gesendet')
  await expect(order.getByRole('button', { name: 'Bestätigen' })).toBeDisabled()
  await expect(cardOf(board, 1)).toContainText('Angebot gesendet, gültig bis')

  const offer = guest.page.getByRole('region', { name: 'Unser Angebot' })
  await expect(offer).toContainText('Geschirr ist dabei.')
  await expect(offer).toContainText('verbindlich für insgesamt 592,60')
  await expectAccessible(guest.page)

  await part.getByRole('button', { name: 'Überarbeiten' }).click()
  await part.getByRole('button', { name: 'Position 2 entfernen' }).click()
  await part.getByRole('button', { name: 'Angebot senden' }).click()
  await expect(part.getByRole('listitem').filter({ hasText: 'Angebot 1' })).toContainText('Ersetzt')
  await expect(offer).toContainText('verbindlich für insgesamt 493,60')
  await offer.getByRole('button', { name: 'Angebot annehmen' }).click()

  await expect(guest.page.getByText('Unser Angebot ist angenommen')).toBeVisible()
  await expect(guest.page.getByRole('region', { name: 'Ihr Auftrag' })).toContainText('493,60')
  await expectAccessible(guest.page)
  await expect(columnOf(board, 'In Zubereitung').locator(cardOf(board, 1))).toContainText(
    'Angebot angenommen',
  )
  await expect(part.getByRole('listitem').first()).toContainText('Angenommen')
  await expect(part.getByText('Was ursprünglich angefragt wurde')).toBeVisible()
  await expectAccessible(board)
})

test('a guest declines with a word, and staff read it and may withdraw what they offer next', {
  tag: '@chromium',
}, async ({ guest, office, kitchen }) => {
  await kitchen.change({ isQuotationRequired: true })
  const { uid, hash } = await kitchen.takeOrder(['Suppe'])
  const board = await openBoard(office, kitchen)
  await cardOf(board, 1).click()
  const part = besideOf(board, 1).getByRole('region', { name: 'Angebot' })
  await part.getByRole('button', { name: 'Angebot erstellen' }).click()
  await part.getByRole('button', { name: 'Angebot senden' }).click()
  await guest.page.goto(`/status/${uid}/${hash}`)
  await guest.page.getByRole('button', { name: 'Ablehnen' }).click()
  await guest.dialog.getByLabel('Was passt nicht?').fill('Zu teuer')
  await expectAccessible(guest.page)
  await guest.dialog.getByRole('button', { name: 'Ja, ablehnen' }).click()

  await expect(guest.page.getByText('Sie haben dieses Angebot abgelehnt.')).toBeVisible()
  await expect(part.getByRole('listitem').first()).toContainText('Zu teuer')
  await part.getByRole('button', { name: 'Neues Angebot' }).click()
  await part.getByLabel('Nachricht an den Gast').fill('Und so?')
  await part.getByRole('button', { name: 'Angebot senden' }).click()
  await expect(guest.page.getByText('Und so?')).toBeVisible()
  await part.getByRole('button', { name: 'Zurückziehen' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(guest.page.getByText('Wir haben unser Angebot zurückgezogen')).toBeVisible()
  await expect(guest.page.getByRole('region', { name: 'Unser Angebot' })).toHaveCount(0)
})
