import { type BrowserContext, chromium, type Page } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'
import { administrator } from '#scripts/testing/administrator.ts'

import { openCalibrationPage } from './harness/calibration-page.ts'
import { median, pronounce } from './harness/measure.ts'
import { runScript, startProduct, withWorld } from './harness/product.ts'
import { timesDone } from './harness/twice.ts'

const rounds = 9
const calibration = { serverPasses: 60, browserPasses: 20 }

/**
 * The panel in a real browser, until it can be used: a list of 10,000 products, and a page of 40 sections, each
 * against a page that renders a list of its own a fixed number of times. A template of 40 layers stands beside it,
 * since all its rows are of one kind.
 */
export function runAdmin(): Promise<boolean> {
  return withWorld(async (world) => {
    const { template, page: site } = await runScript<{ template: string; page: string }>(
      world,
      'bench/harness/seed-panel.ts',
    )
    const product = await startProduct(world)
    const compared = await openCalibrationPage(world.cleanups, calibration)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
    world.cleanups.add(() => browser.close())
    const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 1440, height: 900 } })
    await context.request.post(`${product.url}/api/users/login`, { data: administrator })

    const panel = `${product.url}/backend/collections`
    const page = await openPage(context, timesDone())
    const openings: Record<string, Opening> = {
      'list of 10,000 products': opening(page, `${panel}/products`, 'tbody tr:nth-child(50)'),
      'page with 40 sections': opening(page, `${panel}/sites/${site}`, '#content-body-row-39'),
      'template with 40 layers': opening(page, `${panel}/image-templates/${template}`, '#layers-row-39'),
      comparison: opening(await openPage(context, 1), compared, 'body[data-is-done]'),
    }
    const times = await timeInTurn(openings)
    for (const [name, all] of Object.entries(times)) console.log(`  ${name}: ${describe(all)}`)
    const ratioOf = (name: string) =>
      median((times[name] ?? []).map((time, round) => time / (times.comparison?.[round] ?? Number.NaN)))

    return pronounce(
      'admin',
      { part: 'list', ratio: ratioOf('list of 10,000 products'), goal: 2, bound: 'most' },
      { part: 'page', ratio: ratioOf('page with 40 sections'), goal: 3, bound: 'most' },
      { part: 'template', ratio: ratioOf('template with 40 layers'), goal: 2, bound: 'most' },
    )
  })
}

/** A page whose processor works only every n-th moment. */
async function openPage(context: BrowserContext, slowedBy: number): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  return page
}

type Opening = () => Promise<number>

/** From the address to the last row, and to a main thread that answers. */
function opening(page: Page, address: string, lastRow: string): Opening {
  return async () => {
    await page.goto('about:blank')
    const started = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator(lastRow).waitFor({ state: 'attached' })
    await page.evaluate(
      () => new Promise<void>((rest) => requestIdleCallback(() => rest(), { timeout: 5000 })),
    )
    return performance.now() - started
  }
}

/** All of them in each round; the first round warms up. */
async function timeInTurn(openings: Record<string, Opening>): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {}
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, open] of Object.entries(openings)) {
      const time = await open()
      if (round > 0) (times[name] ??= []).push(time)
    }
  }
  return times
}

const describe = (times: number[]): string =>
  `median ${median(times).toFixed(0)} ms, ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`
