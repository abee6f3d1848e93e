import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

export const widths = [390, 820, 1440] as const
export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the screen shows now is fit to be used by anybody, in these colours and at this width. */
export async function expectPresentable(
  page: Page,
  state: string,
  width: number,
  theme: Theme,
): Promise<void> {
  await test.step(`${state}, ${theme}, ${width} px`, async () => {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 1000 })
    await page.evaluate(wear, theme)
    await settle(page)
    // The framework brings it after the page, and takes the one before away first.
    await expect(page).toHaveTitle(/./)
    expect(await page.evaluate(sidewaysPixels), `${state} at ${width} px moves sideways`).toBeLessThanOrEqual(
      0,
    )
    // What is shown in a frame is a page of its own, and judged as one.
    const axe = new AxeBuilder({ page }).options({ iframes: false }).withTags(rules)
    const { violations } = await axe.setLegacyMode().analyze()

    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      ),
      `${state}, ${theme}, ${width} px`,
    ).toEqual([])
  })
}

/** Runs in the page, as its own switch does. */
function wear(theme: string): void {
  document.documentElement.dataset.theme = theme
}

/** Runs in the page. */
function sidewaysPixels(): number {
  return document.documentElement.scrollWidth - innerWidth
}

/** Looks are judged when nothing loads and nothing moves any more, except what never ends. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('.shimmer-effect:visible, .loading-overlay--entering')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
