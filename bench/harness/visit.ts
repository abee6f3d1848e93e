import type { Browser, Page } from '@playwright/test'

import { openSlowed, type Watched } from './main-thread.ts'

export interface Visit {
  /** When a press on the first “add” had put something into the cart, or the page was alive without any. */
  worksMs: number
  lcpMs: number
  cls: number
}

type Circumstances = { slowedBy: number; lineSlowedBy: number; isPressed: boolean }

/** With nothing kept, in milliseconds from the beginning of the navigation. */
export async function visit(
  browser: Browser,
  address: string,
  { slowedBy, lineSlowedBy, isPressed }: Circumstances,
): Promise<Visit> {
  const context = await browser.newContext(phone)
  const watched = await openSlowed(context, slowedBy)
  const { page, session } = watched
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.downloadThroughput / lineSlowedBy,
    uploadThroughput: line.uploadThroughput / lineSlowedBy,
  })
  await page.addInitScript(watchPaints)
  await page.goto(address, { waitUntil: 'commit' })
  const worksMs = isPressed ? await pressAtOnce(watched) : await aliveAt(page)
  // So that what comes late is seen as well.
  await page.waitForTimeout(2000)
  const { lcpMs, cls } = await page.evaluate(() => (window as unknown as { paints: Paints }).paints) // set by `watchPaints`
  await context.close()

  return { worksMs, lcpMs, cls }
}

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'de-AT',
  serviceWorkers: 'block',
} as const

/** Lighthouse's slow 4G. */
const line = { latency: 150, downloadThroughput: 1638.4 * 128, uploadThroughput: 675 * 128 }

/** As soon as it is seen, though no script has come yet. */
async function pressAtOnce({ page, session }: Watched): Promise<number> {
  const waiting = await page.waitForFunction(
    () => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      const box = isPainted && document.querySelector('button[data-add]')?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    undefined,
    { polling: 'raf' },
  )
  const point = await waiting.jsonValue()
  if (!point) throw new Error('nothing can be added')
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const added = await page.waitForFunction(
    () => document.querySelector('button[data-add][aria-label*="im Warenkorb"]') && performance.now(),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  )

  return (await added.jsonValue()) || Number.NaN
}

async function aliveAt(page: Page): Promise<number> {
  const alive = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]?.startTime)

  return (await alive.jsonValue()) ?? Number.NaN
}

type Paints = { lcpMs: number; cls: number }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page. */
function watchPaints(): void {
  const paints: Paints = { lcpMs: 0, cls: 0 }
  Object.assign(window, { paints })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) paints.cls += value
  }).observe({ type: 'layout-shift', buffered: true })
}
