import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { readPicture } from '#plugins/qr-codes/testing/read-code.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import { BackOffice } from './back-office.ts'

let made = 0

async function openCode(page: Page, staff: Staff, kitchen: Kitchen): Promise<string> {
  made += 1
  const path = `${kitchen.identifier}-${made}`
  const { docs } = await staff.get<{ docs: { id: string }[] }>(`/tables?branch=${kitchen.id}`)
  const code = await staff.create('qr-codes', {
    name: 'Tisch am Fenster',
    path,
    targetType: 'table',
    table: docs[0]?.id,
    batches: [{ name: 'Aufsteller', quantity: 12 }],
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/qr-codes/${code}`)
  return path
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Gedruckter Code' })

test('a code is seen and printed, and leads to its table', { tag: '@chromium' }, async ({
  page,
  staff,
  kitchen,
}) => {
  const path = await openCode(page, staff, kitchen)
  const panel = panelOf(page)
  await expect(panel.getByRole('img', { name: /QR Code für/ })).toBeVisible()
  await expect(panel).toContainText(`/q/${path}`)
  await expect(panel.getByRole('link', { name: /tisch=7/ })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInBoth(page, 'a code with its panel')

  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'PNG' }).click()
  const png = await readFile(await (await download).path())
  const printed = await readPicture(png, 30)
  expect(new URL(printed).pathname).toBe(`/q/${path}`)
  expect(new URL(printed).search).toBe('?b=1')

  await page.goto(new URL(printed).pathname + new URL(printed).search)
  await expect(page).toHaveURL(new RegExp(`/store/${kitchen.identifier}\\?qr=${path}$`))
})

test('what nobody could read is refused in German beside the buttons', { tag: '@chromium' }, async ({
  page,
  staff,
  kitchen,
}) => {
  await openCode(page, staff, kitchen)
  const panel = panelOf(page)
  await panel.getByLabel('Seitenlänge in mm').fill('10')
  await panel.getByRole('button', { name: 'SVG' }).click()

  await expect(panel.getByRole('alert')).toContainText('Er braucht mindestens')
})

test('on a phone the panel of a code fits', { tag: '@phone' }, async ({ page, staff, kitchen }) => {
  await openCode(page, staff, kitchen)
  const panel = panelOf(page)
  await panel.scrollIntoViewIfNeeded()
  const box = await panel.boundingBox()

  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
