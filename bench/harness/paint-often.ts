import type { BrowserContext } from '@playwright/test'

import { mainThreadMs, openSlowed } from './main-thread.ts'
import { median } from './measure.ts'

const visits = 7

type Asked = {
  address: string
  /** A selector of what is waited for. */
  shown: string
  slowedBy: number
}

/** How long it takes each time until it is seen, in ms, for whoever has opened it before: the first visits do not count. */
export async function paintOften(
  context: BrowserContext,
  { address, shown, slowedBy }: Asked,
): Promise<number[]> {
  const paints: number[] = []
  const worked: number[] = []
  for (let visit = -2; visit < visits; visit += 1) {
    const { page, session } = await openSlowed(context, slowedBy)
    await page.addInitScript(watch, shown)
    await page.goto(address, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt)
    if (visit >= 0) paints.push((await seen.jsonValue()) ?? Number.NaN)
    if (visit >= 0) worked.push(await mainThreadMs(session))
    await page.close()
  }
  const told = paints.map((each) => each.toFixed(0)).join(', ')
  console.log(`  seen after ${told} ms; ${median(worked).toFixed(0)} CPU-ms of the page until then`)

  return paints
}

/** Runs in the page: when the frame after the one with it begins, it has been painted. */
function watch(shown: string): void {
  const look = () => {
    if (!document.querySelector(shown)) return requestAnimationFrame(look)

    return requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }))
  }
  requestAnimationFrame(look)
}
