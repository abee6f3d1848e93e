import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { isRepeated, patternOf, press, readWalk, type Step } from './keyboard-walk.ts'
import { testKitchen } from './kitchen.ts'
import { ScreenReader } from './screen-reader.ts'

const mostStops = 60

test('a guest orders with the keyboard alone, from the list of branches to the ticket', {
  tag: '@chromium',
}, async ({ page, guest }) => {
  const reader = await ScreenReader.listen(page)
  await page.goto('/store')

  for (const { title, steps } of readWalk()) {
    await test.step(title, async () => {
      for (const step of steps) await take(step, page, reader)
    })
  }

  await expect(page).toHaveURL(/\/status\/[^/]+\/[^/]+$/)
  expect(await guest.ticketNumber()).toBeGreaterThan(0)
  const order = page.getByRole('region', { name: 'Ihre Bestellung' })
  await expect(order).toContainText('Größe: doppelt')
  await expect(order).toContainText('Extras: Käse')
  await expect(guest.figure('Gesamt', order)).toHaveText('19,50 €')
})

async function take(step: Step, page: Page, reader: ScreenReader): Promise<void> {
  const told = patternOf(step.focus)
  // Nobody goes on in a page that says it is still loading: what they look for has not come.
  await expect(page.getByText(/ (?:wird|werden) geladen …$/)).toHaveCount(0)
  await press(page, step)
  if (isRepeated(step)) {
    const passed = [await reader.focus()]
    for (; !told.test(passed.at(-1) ?? '') && passed.length < mostStops; passed.push(await reader.focus())) {
      await press(page, step)
    }
    expect(passed, step.keys).toContainEqual(expect.stringMatching(told))
  }

  await expect.poll(() => reader.focus(), `${step.keys}: the focus`).toMatch(told)
  await expect.poll(() => reader.said(), `${step.keys}: announced`).toMatch(patternOf(step.said))
  await reader.goOn()
}

test('the controls of the cart of a phone are reached in the order in which they are seen', {
  tag: '@phone',
}, async ({ page, guest }) => {
  await page.goto(testKitchen.path)
  await guest.addButton('Semmel').tap()
  const skip = page.getByRole('link', { name: 'Zum Warenkorb springen' })
  await skip.focus()
  await skip.press('Enter')
  await expect(guest.cart).toBeFocused()

  const left: number[] = []
  for (const name of [/^Art der Lieferung: /, /^Warenkorb/]) {
    await page.keyboard.press('Tab')
    const control = guest.cart.getByRole('button', { name })
    await expect(control).toBeFocused()
    left.push((await control.boundingBox())?.x ?? 0)
  }
  expect(left).toEqual(left.toSorted((one, other) => one - other))
})
