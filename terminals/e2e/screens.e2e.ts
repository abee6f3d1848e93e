import { deviceScreenLabels, deviceScreens } from '#domain/operations/device-screens.ts'
import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { openOrder, openScreen, press } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

for (const kind of deviceScreens) {
  test(`the screen “${deviceScreenLabels[kind]}” is legible to everybody, and its page tells nothing of orders or its key`, async ({
    page,
    kitchen,
    staff,
  }) => {
    const table = await kitchen.takeOrder(['Suppe'], { isDineIn: true, table: '7' })
    const fetched = await kitchen.takeOrder(['Semmel'], { comment: 'Nussallergie!' })
    await kitchen.takeOrder(['Suppe'])
    for (const { id } of [table, fetched]) await staff.post(`/orders/${id}/status/confirm`, {})
    await staff.post(`/orders/${table.id}/status/in-delivery`, {})
    const screen = await setUpScreen(staff, kitchen, kind)

    const answer = await page.request.get(screen.path)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const html = await answer.text()
    expect(html).toContain(kitchen.name)
    expect(html).not.toMatch(new RegExp(`Berger|Suppe|${screen.key}`))

    await openScreen(page, screen)
    await expectAccessibleInBoth(page, kind)
  })

  test(`the screen “${deviceScreenLabels[kind]}” moves only up and down on a telephone`, async ({
    page,
    kitchen,
    staff,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const order = await kitchen.takeOrder(['Suppe', 'Semmel'], {
      isDineIn: true,
      table: '7',
      firstName: 'Maximiliane-Charlotte',
      lastName: 'Oberhuber-Mitterlehner',
      comment: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    })
    await staff.post(`/orders/${order.id}/status/confirm`, {})
    await openScreen(page, await setUpScreen(staff, kitchen, kind))

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

test('an open order, a table and what can be called back are legible to everybody', async ({
  page,
  kitchen,
  staff,
}) => {
  const order = await kitchen.takeOrder(['Suppe'], { isDineIn: true, table: '7' })
  await staff.create('tables', { identifier: '8', branch: kitchen.id })
  const [counter, kitchenScreen, tables] = [
    await setUpScreen(staff, kitchen, 'frontdesk'),
    await setUpScreen(staff, kitchen, 'kitchen'),
    await setUpScreen(staff, kitchen, 'tables'),
  ]
  await openScreen(page, counter)
  await openOrder(page, order.ticketNumber)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBoth(page, 'an order')
  await press(page, 'Ablehnen')
  await expectAccessibleInBoth(page, 'reasons')
  await page.keyboard.press('Escape')
  await press(page, 'Anmelden mit PIN')
  await expectAccessibleInBoth(page, 'who is it')

  await staff.post(`/orders/${order.id}/status/confirm`, {})
  await openScreen(page, tables)
  await press(page, /^Tisch 7 /)
  await expectAccessibleInBoth(page, 'a table')
  await press(page, 'Umsetzen oder zusammenlegen')
  await expectAccessibleInBoth(page, 'where to')

  await openScreen(page, kitchenScreen)
  await press(page, `Nr. ${order.ticketNumber}: Fertig`)
  await press(page, 'Zurückholen')
  await expectAccessibleInBoth(page, 'what was given out')
})

test('two tables become one, and a table that moved is moved back', async ({ page, kitchen, staff }) => {
  for (const identifier of ['8', '9']) await staff.create('tables', { identifier, branch: kitchen.id })
  const first = await kitchen.takeOrder(['Suppe'], { isDineIn: true, table: '7' })
  const second = await kitchen.takeOrder(['Semmel'], { isDineIn: true, table: '9' })
  for (const { id } of [first, second]) await staff.post(`/orders/${id}/status/confirm`, {})
  const tableOf = async ({ id }: { id: string }) =>
    (await staff.get<{ tableIdentifier: string }>(`/orders/${id}`)).tableIdentifier
  await openScreen(page, await setUpScreen(staff, kitchen, 'tables'))

  await press(page, /^Tisch 7 /)
  await press(page, 'Umsetzen oder zusammenlegen')
  await press(page.getByRole('group', { name: 'Wohin' }), /^Tisch 8/)
  await expect.poll(() => tableOf(first)).toBe('8')
  await press(page, 'Rückgängig')
  await expect.poll(() => tableOf(first)).toBe('7')

  await press(page, /^Tisch 7 /)
  await press(page, 'Umsetzen oder zusammenlegen')
  await press(page.getByRole('group', { name: 'Wohin' }), /^Tisch 9/)
  await press(page, 'Mit Tisch 9 zusammenlegen')
  await expect(page.getByRole('button', { name: /^Tisch 9 / })).toContainText('2 Runden')
  await expect.poll(() => tableOf(first)).toBe('9')

  await press(page, /^Tisch 9 /)
  await press(page, `Nr. ${second.ticketNumber}: Abschließen`)
  await expect(page.getByRole('dialog')).toContainText('1 Runde')
})
