import { type Page, test as base } from '@playwright/test'

import { BackOffice } from '#cms/e2e/back-office.ts'
import { type Staff, staffWith } from '#scripts/testing/staff.ts'
import { offerFrames } from './frames.ts'
import { Guest } from './guest.ts'
import { type Kitchen, openKitchen } from './kitchen.ts'

export { expect } from '@playwright/test'

interface TestCast {
  guest: Guest
  /** A branch that only this test knows. */
  kitchen: Kitchen
  /** The admin panel on the screen of somebody who works in that branch. */
  office: BackOffice
  /** Opens another tab of the guest's browser, or what `open` makes the page itself open. */
  anotherTab: (open?: () => Promise<unknown>) => Promise<Guest>
}

interface Manners {
  /** Whether the guest has yet to say what they think of being counted; else they have said no before. */
  isUndecided: boolean
}

interface WorkerCast {
  /** The administrator at the REST API. */
  staff: Staff
}

/** The people and places that the browser tests are about. */
export const test = base.extend<TestCast & Manners, WorkerCast>({
  isUndecided: [false, { option: true }],
  staff: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs: nothing
    async ({}, give, { project }) => {
      await give(staffWith(String(project.use.baseURL), String(process.env.E2E_STAFF_TOKEN)))
    },
    { scope: 'worker' },
  ],
  page: async ({ page, javaScriptEnabled, isUndecided }, give) => {
    if (javaScriptEnabled) waitForScripts(page)
    await offerFrames(page)
    if (!isUndecided) await page.addInitScript(refuseToBeCounted)
    await give(page)
  },
  kitchen: async ({ staff }, give) => give(await openKitchen(staff)),
  office: async ({ browser, kitchen }, give) => {
    const page = await browser.newPage()
    waitForScripts(page)
    await give(new BackOffice(page, await kitchen.hire()))
    await page.close()
  },
  guest: async ({ page }, give) => give(new Guest(page)),
  anotherTab: async ({ context }, give) => {
    await give(async (open = () => context.newPage()) => {
      const [page] = await Promise.all([context.waitForEvent('page'), open()])
      waitForScripts(page)
      await page.addInitScript(refuseToBeCounted)
      await page.waitForFunction(isAlive)
      return new Guest(page)
    })
  },
})

/** Runs in the page. The empty page that Firefox begins with takes no cookies. */
function refuseToBeCounted(): void {
  if (window.origin !== 'null') document.cookie = 'cookie-consent=denied; Path=/'
}

/** Runs in the page: whether the shop is alive, or the panel, where React marks each element that it has taken on. */
function isAlive(): boolean {
  if ('__reactRouterContext' in window) return performance.getEntriesByName('hydrated').length > 0
  if (!location.pathname.startsWith('/backend')) return true

  return [...document.querySelectorAll('button, input')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  )
}

/** Scripts come after the first paint; a test is faster than any guest and would type into a page that is not alive. */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    const answer = await goto(...args)
    await page.waitForFunction(isAlive)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload(...args)
    await page.waitForFunction(isAlive)
    return answer
  }
}
