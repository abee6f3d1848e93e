import type { Locator, Page } from '@playwright/test'

const mostStops = 150

/** Walks to an element with the Tab key alone, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus-visible'))) return
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`)
}
