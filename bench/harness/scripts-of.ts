import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

import { timesDone } from './twice.ts'

/** Gzip kilobytes of all JavaScript that a real browser loads for a page without touching it. */
export async function measureScripts(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  const reads: Promise<number>[] = []
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return
    reads.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  // A product that does everything twice also loads everything twice.
  for (let done = 1; done < timesDone(); done += 1) await loadScriptsAgain(page)
  const sizes = await Promise.all(reads)
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

async function loadScriptsAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = entries.filter((name) => new URL(name).pathname.endsWith('.js'))
    await Promise.all(scripts.map(async (name) => (await fetch(`${name}?again`)).text()))
  })
}
