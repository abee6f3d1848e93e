import { type Browser, chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { mainThreadMs, openSlowed, type Watched } from './harness/main-thread.ts'
import { type Judged, median, pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { timesDone } from './harness/twice.ts'
import { heaviestPath, siteOf, withWebsite } from './harness/website.ts'

const slowedBy = 4
const rounds = 9

/** 55 of the 60 that a page without its script reaches. */
const leastOfFrames = 0.92

/** A machine on which not even the page without its script reaches this many a second tells nothing of the product. */
const leastWithoutScript = 45

/**
 * Pages with scroll effects, scrolled with the processor slowed, against the same pages without their script: how
 * many of their frames they reach, and what one costs the browser's main thread in processor time, for all 60 may be
 * reached by a page that works twice as much.
 */
export function runScroll(): Promise<Judged> {
  return withWebsite(async (world) => {
    const site = siteOf(await startProduct(world))
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    world.cleanups.add(() => browser.close())
    const compared: Compared[] = []
    for (const path of ['/', heaviestPath]) {
      const result = await comparePage(browser, site + path)
      console.log(`  ${path}: ${describe(result)}`)
      if (!(medianOf(result.still, 'framesPerSecond') >= leastWithoutScript)) {
        throw new Error(`without its script a page reaches at least ${leastWithoutScript} frames per second`)
      }
      compared.push(result)
    }
    return pronounce('scroll', [
      {
        part: 'frames',
        ratio: Math.min(...compared.map(frameRatio)),
        goal: leastOfFrames,
        bound: 'least',
        reachedSlowed: 'a fast machine has time for all frames of a page that works twice as much',
      },
      { part: 'CPU', ratio: Math.max(...compared.map(costRatio)), goal: 2.3, bound: 'most' },
    ])
  })
}

interface Pass {
  framesPerSecond: number
  /** Of the main thread, for one frame. */
  cpuMs: number
}
interface Compared {
  ours: Pass[]
  still: Pass[]
}

const medianOf = (passes: Pass[], figure: keyof Pass): number => median(passes.map((pass) => pass[figure]))
const costRatio = ({ ours, still }: Compared): number =>
  median(ours.map(({ cpuMs }, round) => cpuMs / (still[round]?.cpuMs ?? Number.NaN)))
const frameRatio = ({ ours, still }: Compared): number =>
  medianOf(ours, 'framesPerSecond') / medianOf(still, 'framesPerSecond')

function describe({ ours, still }: Compared): string {
  const side = (passes: Pass[]) =>
    `${medianOf(passes, 'framesPerSecond').toFixed(1)} frames per second, ${medianOf(passes, 'cpuMs').toFixed(2)} CPU-ms each`
  return `${side(ours)}; without script ${side(still)}`
}

async function comparePage(browser: Browser, address: string): Promise<Compared> {
  const moving = await openPage(browser, address, { isMoving: true })
  const resting = await openPage(browser, address, { isMoving: false })
  const compared: Compared = { ours: [], still: [] }
  for (let round = 0; round < rounds; round += 1) {
    compared.ours.push(await scrollThrough(moving, slowedBy * timesDone()))
    compared.still.push(await scrollThrough(resting, slowedBy))
  }
  for (const { page } of [moving, resting]) await page.context().close()
  return compared
}

type Sides = { isMoving: boolean }

async function openPage(browser: Browser, address: string, { isMoving }: Sides): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const watched = await openSlowed(context, 1)
  const { page } = watched
  if (!isMoving) await page.route('**/*.js', (route) => route.abort())
  await page.addInitScript(() => sessionStorage.setItem('news', '1'))
  await page.goto(address, { waitUntil: 'networkidle' })
  // What has to be decoded once is not what scrolling costs.
  await scrollThrough(watched, 1)
  return watched
}

async function scrollThrough({ page, session }: Watched, rate: number): Promise<Pass> {
  await page.bringToFront()
  // A slowed page uses the processor even where it rests, so that only the one that is looked at is slowed.
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const before = await mainThreadMs(session)
  const { frames, seconds } = await page.evaluate(scrollToEnd)
  const cpuMs = ((await mainThreadMs(session)) - before) / frames
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { framesPerSecond: frames / seconds, cpuMs }
}

/** Scrolls by a little with every frame, from the top down. Runs in the page. */
async function scrollToEnd(): Promise<{ frames: number; seconds: number }> {
  const step = 30
  const mostFrames = 250
  document.documentElement.style.scrollBehavior = 'auto'
  scrollTo(0, 0)
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  const started = await frame()
  let frames = 0
  let now = started
  while (frames < mostFrames && scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy(0, step)
    now = await frame()
    frames += 1
  }
  return { frames, seconds: (now - started) / 1000 }
}
