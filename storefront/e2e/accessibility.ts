import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on what the page shows now; a failure names the rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, new AxeBuilder({ page }).withTags(rules))
}

/** A state of the page in both colour settings: the other one is judged by its contrast, for nothing else differs. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await expectAccessible(page)
    await page.evaluate(changeColours)
    await expectNothingFound(page, new AxeBuilder({ page }).withRules('color-contrast'))
    await page.evaluate(changeColours)
  })
}

/** Runs in the page; as its switch does, but for this page alone. The panel has other words for its two settings. */
function changeColours(): void {
  const { dataset } = document.documentElement
  const other: Record<string, string> = { white: 'black', black: 'white', light: 'dark', dark: 'light' }
  dataset.theme = other[dataset.theme ?? 'white'] ?? 'black'
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const findings = await findingsOf(page, axe)
  // An answer may be told while axe looks: then it is looked at again, once that stands still as well.
  const isTold = findings.length > 0 && (await page.locator('[data-sonner-toast]').count()) > 0

  expect(isTold ? await findingsOf(page, axe) : findings).toEqual([])
}

async function findingsOf(page: Page, axe: AxeBuilder) {
  await settle(page)
  await page.evaluate(moveOverToasts, 'mousemove')
  // Those that were on their way out already.
  await expect(page.locator('[data-sonner-toast][data-removed=true]')).toHaveCount(0)
  // Without frames of others it needs no page of its own, which would take the focus from ours.
  const { violations } = await axe.setLegacyMode().analyze()
  await page.evaluate(moveOverToasts, 'mouseout')

  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

/** Runs in the page. What is told for seconds only stays as long as a pointer is over it, and so while it is judged. */
function moveOverToasts(event: string): void {
  for (const place of document.querySelectorAll('[data-sonner-toaster]')) {
    place.dispatchEvent(new MouseEvent(event, { bubbles: true }))
  }
}

/** Looks are judged when all styles have come and nothing moves any more, except what never ends. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(areStylesThere)
  // Figures of before stay, dimmed, until those asked for have come.
  await expect(page.locator('[data-old]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // What has just come begins to move a frame later.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Runs in the page, which asks for them anew where it says that it could not be made. */
function areStylesThere(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)
}
