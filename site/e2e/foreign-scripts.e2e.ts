import type { Page } from '@playwright/test'

import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'
import { foundHouse, publish, wordsOf } from './publish-page.ts'

test.use({ isUndecided: true })

const tags = 'https://tags.example'
const pixel = 'https://connect.facebook.net'
const tracking = { isOwn: true, pixelId: '123456789', tagManagerId: 'GTM-PROBE', tagManagerUrl: tags }
const bothScripts = [`${pixel}/de_DE/fbevents.js`, `${tags}/gtm.js?id=GTM-PROBE`]

/** Stands in for those whose scripts these are: each leaves a cookie and calls home, and nobody else is reached. */
async function standIn(page: Page) {
  const called: string[] = []
  const refused: string[] = []
  await page.exposeFunction('refused', (address: string) => refused.push(address))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => window.refused(blockedURI)),
  )
  await page.route(/^https:/, (route) => {
    called.push(route.request().url())
    const body = `document.cookie = '_ga=1; Path=/'; window.ran = (window.ran ?? 0) + 1;`
    return route.fulfill({ contentType: 'text/javascript', body })
  })

  return { called, refused }
}

declare global {
  interface Window {
    refused: (address: string) => void
    ran?: number
    dataLayer?: { event?: string }[]
  }
}

const question = (page: Page) => page.getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' })
const ran = (page: Page) => page.evaluate(() => window.ran ?? 0)
const entries = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).flatMap(({ event }) => event ?? []))

async function answer(page: Page, words: 'Zustimmen' | 'Ablehnen'): Promise<void> {
  await question(page).getByRole('button', { name: words }).click()
}

/** A house with a page and a shop on a host of its own. */
async function openHouse(staff: Staff, kitchen: Kitchen, baseURL: string | undefined) {
  const house = await foundHouse(staff, {}, { tracking })
  await kitchen.change({ division: house.id })
  const body = [{ blockType: 'content', text: wordsOf('Ein Wort') }]
  const path = await publish(staff, { body }, { house })
  const at = (address: string) => String(baseURL).replace('localhost', house.host) + address

  return { at, path }
}

test('what others bring along is loaded after consent, away from what guests say of themselves, until they take it back', {
  tag: '@chromium',
}, async ({ page, guest, kitchen, staff, baseURL }) => {
  const { called, refused } = await standIn(page)
  const { at, path } = await openHouse(staff, kitchen, baseURL)
  await page.goto(at(kitchen.path))
  await expect(question(page)).toContainText('Meta Pixel')
  await expect(question(page)).toContainText('über tags.example')
  expect(called).toEqual([])

  await answer(page, 'Zustimmen')
  await expect.poll(() => ran(page)).toBe(2)
  expect(called).toEqual(bothScripts)
  await expect.poll(() => entries(page)).toEqual(['gtm.js', 'page_view'])
  await guest.addButton('Suppe').click()
  await expect.poll(() => entries(page)).toEqual(['gtm.js', 'page_view', 'add_to_cart'])

  await guest.goToCheckout()
  await expect(page).toHaveURL(/checkout$/)
  expect(await ran(page)).toBe(0)
  await expect
    .poll(() => called.at(-1))
    .toContain('https://www.facebook.com/tr?id=123456789&ev=InitiateCheckout')

  called.length = 0
  await page.goto(at(path))
  await expect.poll(() => called).toEqual(bothScripts)
  await expect.poll(() => entries(page)).toEqual(['gtm.js', 'begin_checkout', 'page_view'])
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await answer(page, 'Ablehnen')
  await expect.poll(() => ran(page)).toBe(0)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
  expect([called.length, refused]).toEqual([2, []])
})

test('who refuses is told to nobody, on the website as in the shop', { tag: '@chromium' }, async ({
  page,
  guest,
  kitchen,
  staff,
  baseURL,
}) => {
  const { called, refused } = await standIn(page)
  const { at, path } = await openHouse(staff, kitchen, baseURL)
  await page.goto(at(path))
  await answer(page, 'Ablehnen')
  await page.reload()
  await page.goto(at(kitchen.path))
  await guest.addButton('Suppe').click()
  await guest.goToCheckout()

  expect([called, refused]).toEqual([[], []])
})
