import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { openHome } from './open-home.ts'

test.use({ isUndecided: true })

/** What the map asks for, and what the policy of the page refuses. */
async function listen(page: Page) {
  const asked: string[] = []
  const refused: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.exposeFunction('tellRefused', (address: string) => refused.push(address))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      (window as unknown as { tellRefused: (address: string) => void }).tellRefused(blockedURI),
    ),
  )

  return { tiles: () => asked.filter((url) => url.endsWith('/map.pmtiles')), asked, refused }
}

const map = (page: Page) => page.getByRole('region', { name: 'Karte', exact: true }).first()

test('the map comes when a guest asks for it, from the house alone, and marks the branch', {
  tag: '@chromium',
}, async ({ page, staff, baseURL }) => {
  const { tiles, asked, refused } = await listen(page)
  const home = await openHome(staff, baseURL)
  await page.goto(home)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await map(page).hover()
  await expect(map(page)).toContainText('Niemand sonst erfährt')
  expect(tiles()).toEqual([])

  const load = map(page).getByRole('button', { name: 'Karte laden' })
  await load.press('Enter')
  await expect(load).toBeHidden()
  await expect(map(page).locator('canvas')).toBeVisible()
  const marker = map(page).getByRole('link', { name: /Küche .*: Route planen/ })
  await expect(marker).toHaveAttribute('href', /directions\?to=47\.4133/)
  await expect(map(page)).toContainText('Erfundene Straßen')
  expect(tiles().length).toBeGreaterThan(0)
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(home))).toEqual([])
  expect(refused).toEqual([])
  await expectAccessible(page)
})

test('who has agreed gets the map as it comes near', { tag: '@chromium' }, async ({
  page,
  staff,
  baseURL,
}) => {
  const { tiles } = await listen(page)
  await page.goto(await openHome(staff, baseURL))
  expect(tiles()).toEqual([])
  await page.getByRole('button', { name: 'Zustimmen' }).click()
  await map(page).hover()

  await expect(map(page).locator('canvas')).toBeVisible()
})

test('where a browser cannot draw the map, the address and the way stand beside it', {
  tag: '@chromium',
}, async ({ page, staff, baseURL }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(await openHome(staff, baseURL))
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await map(page).getByRole('button', { name: 'Karte laden' }).click()

  await expect(map(page)).toContainText('lässt sich hier gerade nicht zeigen')
  await expect(map(page).locator('canvas')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Prüfgasse 1')
  await expect(page.getByRole('main').getByRole('link', { name: 'Route planen' })).toBeVisible()
})
