import { chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { pronounce } from './harness/measure.ts'
import { startProduct, withWorld } from './harness/product.ts'
import { measureScripts } from './harness/scripts-of.ts'

const budgetKilobytes = 150

/** Gzip size of all JavaScript that a real browser loads for a page without touching it. */
export function runBundle(): Promise<boolean> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    world.cleanups.add(() => browser.close())
    const kilobytesOf = async (path: string) => {
      const kilobytes = await measureScripts(browser, product.url + path)
      console.log(`  ${path}: ${kilobytes.toFixed(1)} KB gzip of JavaScript`)
      return kilobytes
    }
    const branchPage = await kilobytesOf(`/store/${world.branch}`)
    await kilobytesOf(`/store/${world.branch}/checkout`)
    await kilobytesOf('/store')
    return pronounce('bundle', { ratio: branchPage / budgetKilobytes, goal: 1, bound: 'most' })
  })
}
