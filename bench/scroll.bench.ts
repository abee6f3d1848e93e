import { chromium, type Page } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { median, pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { heaviestPath, siteOf, withWebsite } from './harness/website.ts'

const goalFramesPerSecond = 55
const slowedBy = 4
const rounds = 5

/** Frames per second while the pages with scroll effects are scrolled, with the processor slowed. */
export function runScroll(): Promise<boolean> {
  return withWebsite(async (world) => {
    const site = siteOf(await startProduct(world))
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    world.cleanups.add(() => browser.close())
    const rates: number[] = []
    for (const path of ['/', heaviestPath]) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.addInitScript(() => sessionStorage.setItem('news', '1'))
      await page.goto(site + path, { waitUntil: 'networkidle' })
      // What has to be decoded once is not what scrolling costs.
      await scrollThrough(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
      const passes: number[] = []
      for (let round = 0; round < rounds; round += 1) passes.push(await scrollThrough(page))
      console.log(`  ${path}: ${passes.map((rate) => rate.toFixed(1)).join(', ')} frames per second`)
      rates.push(median(passes))
      await page.close()
    }
    return pronounce('scroll', { ratio: Math.min(...rates) / goalFramesPerSecond, goal: 1, bound: 'least' })
  })
}

/** Scrolls by a little with every frame, from the top to the bottom, and answers the frames per second. */
function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const step = 12
    document.documentElement.style.scrollBehavior = 'auto'
    scrollTo(0, 0)
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
    const started = await frame()
    let frames = 0
    let now = started
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, step)
      now = await frame()
      frames += 1
    }
    return frames / ((now - started) / 1000)
  })
}
