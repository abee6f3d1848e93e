import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { openScreen, press } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

test('whoever leads lets a screen show a message and reads its log, without going there', {
  tag: '@chromium',
}, async ({ page, browser, kitchen, staff }) => {
  const counter = await setUpScreen(staff, kitchen, 'frontdesk')
  await openScreen(page, counter)
  const context = await browser.newContext({ baseURL: staff.origin })
  await context.addCookies([{ name: 'payload-token', value: staff.token, url: staff.origin }])
  const desk = await context.newPage()
  await desk.goto(`/backend/collections/devices/${counter.id}`)
  await desk.getByRole('button', { name: 'Zustand', exact: true }).click()
  const panel = desk.getByRole('region', { name: 'Gerät prüfen' })

  await panel.getByRole('button', { name: 'Testnachricht zeigen' }).click()
  const message = page.getByRole('status', { name: 'Testnachricht' })
  await expect(message).toContainText('Dieser Bildschirm empfängt Nachrichten.')
  await expect(panel).toContainText('Die Testnachricht war zu sehen')
  await expectAccessible(page)
  await press(message, 'Gesehen')
  await expect(message).toHaveCount(0)

  await panel.getByRole('button', { name: 'Protokoll anfordern' }).click()
  const log = panel.getByRole('region', { name: 'Protokoll des Geräts' })
  await expect(log).toContainText('Testnachricht gezeigt')
  await expect(log).toContainText('Verbunden: Neues kommt sofort')
  await expect(log).not.toContainText(counter.key)

  await page.close()
  await staff.patch(`/devices/${counter.id}`, { isEnabled: false })
  await panel.getByRole('button', { name: 'Testnachricht zeigen' }).click()
  await expect(panel.getByRole('alert')).toHaveText(
    /^Test nicht erfolgreich\. Dieses Gerät ist ausgeschaltet\./,
  )
  await panel.getByRole('button', { name: 'Protokoll anfordern' }).click()
  await expect(panel.getByRole('alert')).toHaveText(/^Log konnte nicht angefordert werden\./)
  await context.close()
})
