import type { JSHandle } from '@playwright/test'

import { mainThreadMs, type Watched } from './main-thread.ts'

/** How long a finger stays on the glass. */
const touchMs = 80
/** Until sheets have risen, and what was loaded ahead has come. */
const restMs = 700

export interface Pressed {
  /** From the lifted finger until the frame that shows what it was pressed for is on the screen. */
  ms: number
  /** What the main thread has worked meanwhile and while the page came to rest. */
  cpuMs: number
}

/**
 * Presses like a finger, and waits for what `shown` selects. The browser's own Event Timing tells when the next frame
 * was on the screen, to 8 ms; where that frame does not show it yet, the one after the frame that does counts.
 */
export async function press(
  { page, session }: Watched,
  element: JSHandle<Element>,
  shown: string,
): Promise<Pressed> {
  const point = await element.evaluate(middleOf)
  await page.evaluate(watchNextPress, shown)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(touchMs)
  const before = await mainThreadMs(session)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(restMs)
  const cpuMs = (await mainThreadMs(session)) - before
  const waiting = await page.waitForFunction(pressedFor, undefined, { timeout: 30_000 })

  return { ms: await waiting.jsonValue(), cpuMs }
}

/** The first that can be pressed where it is, below what sticks to the top and above the cart. */
export async function inSight({ page }: Watched, selector: string): Promise<JSHandle<Element> | null> {
  const found = await page.evaluateHandle((wanted) => {
    const isFree = (element: Element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect()
      const [front] = document.elementsFromPoint(left + width / 2, (top + bottom) / 2)
      return top > 60 && bottom < innerHeight - 100 && front !== undefined && element.contains(front)
    }
    return [...document.querySelectorAll(wanted)].find(isFree) ?? null
  }, selector)

  return (await found.evaluate((element) => element !== null)) ? (found as JSHandle<Element>) : null // as was asked
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()

  return { x: x + width / 2, y: y + height / 2 }
}

/** Runs in the page. */
function watchNextPress(shown: string): void {
  const found: { ms?: number } = {}
  Object.assign(window, { found })
  const watch = (event: Event) => {
    let frames = 0
    const look = () => {
      frames += 1
      if (!document.querySelector(shown)) return requestAnimationFrame(look)

      return frames > 1 ? requestAnimationFrame(() => tell(performance.now() - event.timeStamp)) : observe()
    }
    const tell = (ms: number) => {
      found.ms = ms
    }
    const observe = () =>
      new PerformanceObserver((list) => {
        const own = list.getEntries().find((entry) => entry.startTime === event.timeStamp)
        if (own) tell(own.duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    requestAnimationFrame(look)
  }
  addEventListener('click', watch, { capture: true, once: true })
}

/** Runs in the page. */
const pressedFor = (): number => (window as { found?: { ms?: number } }).found?.ms ?? 0
