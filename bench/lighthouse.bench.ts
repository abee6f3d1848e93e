import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { median, pronounce } from './harness/measure.ts'
import { createWorld, startProduct } from './harness/product.ts'

const pages = ['/store/grosse-karte', '/store/grosse-karte/checkout']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const rounds = 3

/** Lighthouse with its mobile throttling: at least 95 for performance and 100 for the rest. */
export async function runLighthouse(): Promise<boolean> {
  const world = await createWorld()
  const product = await startProduct(world)
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
  })
  const verdicts: boolean[] = []
  let worst = Number.POSITIVE_INFINITY
  for (const path of pages) {
    const results: Awaited<ReturnType<typeof audit>>[] = []
    for (let round = 0; round < rounds; round += 1) results.push(await audit(product.url + path, chrome.port))
    const score = Object.fromEntries(
      categories.map((category) => [category, median(results.map((result) => result.scores[category]))]),
    ) as Record<(typeof categories)[number], number>
    const lcp = median(results.map((result) => result.lcp))
    const cls = median(results.map((result) => result.cls))
    console.log(`  ${path}: ${JSON.stringify(score)} LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}`)
    for (const failure of new Set(results.flatMap((result) => result.failures))) console.log(`    ${failure}`)
    // The checkout is not for search engines, so its page asks them to stay away.
    const others = path.endsWith('/checkout') ? ['accessibility', 'best-practices'] : categories.slice(1)
    verdicts.push(others.every((category) => score[category as keyof typeof score] === 100))
    verdicts.push(lcp < 1800, cls < 0.02)
    worst = Math.min(worst, score.performance)
  }
  chrome.kill()
  await product.stop()
  await world.close()
  const isFastEnough = pronounce('lighthouse', { ratio: worst / 95, goal: 1, bound: 'least' })
  return isFastEnough && verdicts.every(Boolean)
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
    ) as Record<(typeof categories)[number], number>,
    lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failures: scored
      .filter((id) => lhr.audits[id]?.score !== null && (lhr.audits[id]?.score ?? 1) < 1)
      .map((id) => `${id}: ${lhr.audits[id]?.title}`),
  }
}
