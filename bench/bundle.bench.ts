import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { pronounce } from './harness/measure.ts'
import { createWorld, startProduct } from './harness/product.ts'

const budgetKilobytes = 150
const pages = ['/store/grosse-karte', '/store/grosse-karte/checkout', '/store']

/** Gzip size of all JavaScript that a real browser loads for a page without touching it. */
export async function runBundle(): Promise<boolean> {
  const world = await createWorld()
  const product = await startProduct(world)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const sizes = new Map<string, number>()
  for (const path of pages) {
    const page = await browser.newPage()
    let bytes = 0
    const reads: Promise<void>[] = []
    page.on('response', (response) => {
      if (!response.headers()['content-type']?.includes('javascript')) return
      reads.push(
        response.body().then((body) => {
          bytes += gzipSync(body, { level: 9 }).length
        }),
      )
    })
    await page.goto(product.url + path, { waitUntil: 'networkidle' })
    await Promise.all(reads)
    sizes.set(path, bytes / 1024)
    console.log(`  ${path}: ${(bytes / 1024).toFixed(1)} KB gzip of JavaScript`)
    await page.close()
  }
  await browser.close()
  await product.stop()
  await world.close()
  const branchPage = sizes.get('/store/grosse-karte') ?? Number.NaN
  return pronounce('bundle', { ratio: branchPage / budgetKilobytes, goal: 1, bound: 'most' })
}
