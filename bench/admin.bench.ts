import { type Browser, chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'
import { administrator } from '#scripts/testing/administrator.ts'

import { openCalibrationPage } from './harness/calibration-page.ts'
import { mainThreadMs, openSlowed } from './harness/main-thread.ts'
import { type Judged, median, pronounce } from './harness/measure.ts'
import { processorTime } from './harness/processor-time.ts'
import { runScript, startProduct, withWorld } from './harness/product.ts'
import { timesDone } from './harness/twice.ts'

const rounds = 9

/**
 * The panel in a real browser, until it can be used: a list of 10,000 products, and a page of 40 sections, in
 * processor time of the server, its database and the browser's main thread, against a page that renders a list of
 * its own a fixed number of times. A template of 40 layers stands beside it, since all its rows are of one kind.
 */
export function runAdmin(): Promise<Judged> {
  return withWorld(async (world) => {
    const { template, page: site } = await runScript<{ template: string; page: string }>(
      world,
      'bench/harness/seed-panel.ts',
    )
    const product = await startProduct(world)
    const compared = await openCalibrationPage(world.cleanups)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
    world.cleanups.add(() => browser.close())
    const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 1440, height: 900 } })
    await context.request.post(`${product.url}/api/users/login`, { data: administrator })

    const panel = `${product.url}/backend/collections`
    const ours = { context, slowedBy: timesDone(), pids: [product.pid, world.postgresPid] }
    const results = await openInTurn({
      list: { ...ours, address: `${panel}/products`, lastRow: 'tbody tr:nth-child(50)' },
      page: { ...ours, address: `${panel}/sites/${site}`, lastRow: '#content-body-row-39' },
      template: { ...ours, address: `${panel}/image-templates/${template}`, lastRow: '#layers-row-39' },
      comparison: { context, slowedBy: 1, pids: [], address: compared, lastRow: 'body[data-is-done]' },
    })
    for (const [name, all] of Object.entries(results)) console.log(`  ${name}: ${describe(all)}`)
    const ratioOf = (name: string) =>
      median(
        (results[name] ?? []).map(({ cpuMs }, at) => cpuMs / (results.comparison?.[at]?.cpuMs ?? Number.NaN)),
      )

    return pronounce('admin', [
      { part: 'list', ratio: ratioOf('list'), goal: 2.1, bound: 'most' },
      { part: 'page', ratio: ratioOf('page'), goal: 2.9, bound: 'most' },
      { part: 'template', ratio: ratioOf('template'), goal: 2.1, bound: 'most' },
    ])
  })
}

interface Opening {
  context: Awaited<ReturnType<Browser['newContext']>>
  address: string
  /** Once it is there and the main thread answers, the page can be used. */
  lastRow: string
  slowedBy: number
  /** Whose processor time counts besides the browser's. */
  pids: number[]
}

interface Opened {
  cpuMs: number
  seconds: number
}

async function open({ context, address, lastRow, slowedBy, pids }: Opening): Promise<Opened> {
  const { page, session } = await openSlowed(context, slowedBy)
  const server = processorTime(pids)
  const started = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(lastRow).waitFor({ state: 'attached', timeout: 120_000 })
  await page.evaluate(() => new Promise<void>((rest) => requestIdleCallback(() => rest(), { timeout: 5000 })))
  const seconds = (performance.now() - started) / 1000
  const cpuMs = (await mainThreadMs(session)) + processorTime(pids) - server
  await page.close()
  return { cpuMs, seconds }
}

/** All of them in each round; the first round warms up. */
async function openInTurn(openings: Record<string, Opening>): Promise<Record<string, Opened[]>> {
  const results: Record<string, Opened[]> = {}
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, opening] of Object.entries(openings)) {
      const opened = await open(opening)
      if (round > 0) (results[name] ??= []).push(opened)
    }
  }
  return results
}

function describe(all: Opened[]): string {
  const seconds = all.map((opened) => opened.seconds)
  const cpu = median(all.map(({ cpuMs }) => cpuMs))
  return `${cpu.toFixed(0)} CPU-ms, median ${median(seconds).toFixed(2)} s, ${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s`
}
