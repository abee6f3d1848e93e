import { chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { type Judged, pronounce, type Verdict } from './harness/measure.ts'
import { startProduct, withWorld } from './harness/product.ts'
import { measureScripts } from './harness/scripts-of.ts'

const branchKilobytes = 150
const checkoutKilobytes = 165
const storeKilobytes = 140

/** Gzip size of all JavaScript that a real browser loads for a page without touching it. */
export function runBundle(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    world.cleanups.add(() => browser.close())
    const judge = async (part: string, path: string, budgetKilobytes: number): Promise<Verdict> => {
      const kilobytes = await measureScripts(browser, product.url + path)
      console.log(`  ${path}: ${kilobytes.toFixed(1)} KB gzip of JavaScript`)
      return { part, ratio: kilobytes / budgetKilobytes, goal: 1, bound: 'most' }
    }
    return pronounce('bundle', [
      await judge('branch page', `/store/${world.branch}`, branchKilobytes),
      await judge('checkout', `/store/${world.branch}/checkout`, checkoutKilobytes),
      await judge('list of branches', '/store', storeKilobytes),
    ])
  })
}
