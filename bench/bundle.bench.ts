import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { pronounce } from './harness/measure.ts'
import { startProduct, withWorld } from './harness/product.ts'

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

async function measureScripts(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  const reads: Promise<number>[] = []
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return
    reads.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(reads)
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
