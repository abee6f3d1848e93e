import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** Gzip kilobytes of all JavaScript that a real browser loads for a page without touching it. */
export async function measureScripts(browser: Browser, address: string): Promise<number> {
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
