import { chromium, type Page } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'
import { administrator } from '#scripts/testing/administrator.ts'

import { median, pronounce } from './harness/measure.ts'
import { runScript, startProduct, withWorld } from './harness/product.ts'

const rounds = 9
const listBudgetMs = 1000
const formBudgetMs = 1500

/**
 * The panel in a real browser, until it can be used: a list of 10,000 products, and a page of 40 sections.
 * A template of 40 layers stands beside it, since all its rows are of one kind.
 */
export function runAdmin(): Promise<boolean> {
  return withWorld(async (world) => {
    const { template, page: site } = await runScript<{ template: string; page: string }>(
      world,
      'bench/harness/seed-panel.ts',
    )
    const product = await startProduct(world)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
    world.cleanups.add(() => browser.close())
    const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 1440, height: 900 } })
    await context.request.post(`${product.url}/api/users/login`, { data: administrator })
    const page = await context.newPage()

    const list = await timeOf(page, `${product.url}/backend/collections/products`, async () => {
      await page.locator('tbody tr').nth(49).waitFor()
    })
    const form = await timeOf(page, `${product.url}/backend/collections/sites/${site}`, async () => {
      await page.locator('#content-body-row-39').waitFor()
    })
    const rows = await timeOf(
      page,
      `${product.url}/backend/collections/image-templates/${template}`,
      async () => {
        await page.locator('#layers-row-39').waitFor()
      },
    )
    console.log(`  list of 10,000 products: ${describe(list)}`)
    console.log(`  page with 40 sections: ${describe(form)}`)
    console.log(`  template with 40 layers: ${describe(rows)}`)
    const ratio = Math.max(median(list) / listBudgetMs, median(form) / formBudgetMs)
    return pronounce('admin', { ratio, goal: 1, bound: 'most' })
  })
}

/** From the address to the last row, and to a main thread that answers; the first round warms up. */
async function timeOf(page: Page, address: string, isThere: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto('about:blank')
    const started = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await isThere()
    await page.evaluate(
      () => new Promise<void>((rest) => requestIdleCallback(() => rest(), { timeout: 5000 })),
    )
    if (round > 0) times.push(performance.now() - started)
  }
  return times
}

const describe = (times: number[]): string =>
  `median ${median(times).toFixed(0)} ms, ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`
