import { type Browser, chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { type Judged, pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { measureScripts } from './harness/scripts-of.ts'
import { countNobody, heaviestPath, siteOf, withWebsite } from './harness/website.ts'

/** What the README promises. */
const promisedKilobytes = 20

/**
 * All JavaScript that a page of the website loads at first, and whether anything waits for it; what asks for consent
 * comes on top where a house wants to count.
 */
export function runSiteBundle(): Promise<Judged> {
  return withWebsite(async (world) => {
    const product = await startProduct(world)
    await countNobody(product)
    const site = siteOf(product)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    world.cleanups.add(() => browser.close())
    const sizes: number[] = []
    let blocking = 0
    for (const path of ['/', heaviestPath, '/kontakt']) {
      sizes.push(await measureScripts(browser, site + path))
      blocking += await countBlocking(browser, site + path)
      console.log(`  ${path}: ${sizes.at(-1)?.toFixed(1)} KB gzip of JavaScript`)
    }
    console.log(`  ${blocking} scripts that the page waits for`)
    const ratio = Math.max(...sizes) / promisedKilobytes
    return pronounce('site-bundle', [{ ratio, goal: 1, bound: 'most' }], { isSound: blocking === 0 })
  })
}

async function countBlocking(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  await page.goto(address)
  const count = await page.locator('script[src]:not([async], [defer], [type=module])').count()
  await page.close()
  return count
}
