import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on what the page shows now; a failure names the rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  // Without frames of others it needs no page of its own, which would take the focus from ours.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze()
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))

  expect(findings).toEqual([])
}

/** Colours are judged when nothing moves any more, except what never ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
