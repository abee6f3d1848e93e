import type { Page } from '@playwright/test'

/**
 * Lets a test move the clock of a guest ahead, whose pages judge hours and times by themselves and look every 20
 * seconds; here they look at once. Playwright's own clock would stop what tells a test that a page is alive.
 */
export async function holdClock(page: Page): Promise<(minutes: number) => Promise<void>> {
  await page.addInitScript(() => {
    let aheadMs = 0
    const instant = Temporal.Now.instant.bind(Temporal.Now)
    Temporal.Now.instant = () => instant().add({ milliseconds: aheadMs })
    addEventListener('time-passed', (event) => {
      aheadMs += (event as CustomEvent<number>).detail
    })

    const setInterval = window.setInterval.bind(window)
    // The page passes a function, a number and nothing else.
    window.setInterval = ((run: () => void, ms: number) =>
      setInterval(run, ms === 20_000 ? 200 : ms)) as typeof window.setInterval
  })

  return (minutes) =>
    page.evaluate(
      (detail) => void dispatchEvent(new CustomEvent('time-passed', { detail })),
      minutes * 60_000,
    )
}
