import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { median } from './measure.ts'
import type { World } from './product.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
const rounds = 3

/** The port of a Chromium that ends with the world. */
export async function openLighthouse(world: World): Promise<number> {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
  })
  world.cleanups.add(() => chrome.kill())
  return chrome.port
}

/** The medians of some rounds; `isGood` tells of everything but the performance score. */
export async function auditPage(address: string, port: number, wanted: readonly Category[]) {
  const results: Awaited<ReturnType<typeof audit>>[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await audit(address, port))
  const scoreOf = (category: Category) => median(results.map(({ scores }) => scores[category]))
  const lcp = median(results.map((result) => result.lcp))
  const cls = median(results.map((result) => result.cls))

  const scores = categories.map((category) => `${category} ${scoreOf(category)}`).join(', ')
  console.log(
    `  ${new URL(address).pathname}: ${scores}, LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}`,
  )
  for (const failure of new Set(results.flatMap(({ failures }) => failures))) console.log(`    ${failure}`)

  const others = wanted.filter((category) => category !== 'performance')
  const isGood = others.every((category) => scoreOf(category) === 100) && cls < 0.02
  return { performance: scoreOf('performance'), lcp, isGood }
}

async function audit(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`no report for ${url}`)
  const { lhr } = result
  const scored = Object.values(lhr.categories).flatMap((category) =>
    category.id === 'performance'
      ? []
      : category.auditRefs.filter((ref) => ref.weight > 0).map((ref) => ref.id),
  )
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failures: scored
      .filter((id) => lhr.audits[id]?.score !== null && (lhr.audits[id]?.score ?? 1) < 1)
      .map((id) => `${id}: ${lhr.audits[id]?.title}`),
  }
}
