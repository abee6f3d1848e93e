import type { Page } from '@playwright/test'

/** What a browser counts against a page (CLS), with what has moved. Only Chromium tells. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 80),
        )
        shifts.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

  // Put there above.
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** As the browser describes it; TypeScript does not know it yet. */
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
