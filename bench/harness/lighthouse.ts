import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { openCalibrationPage } from './calibration-page.ts'
import { median } from './measure.ts'
import type { World } from './product.ts'
import { stretchOf } from './stretch-of.ts'
import { timesDone } from './twice.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
const rounds = 3
/** Lighthouse's own line. */
const throughputKbps = 1638.4
/**
 * How long the simulated telephone works for the comparison page, on every machine, in processor time. It is four
 * times as slow as the machine of the figures, which is what Lighthouse takes for a telephone.
 */
const telephoneMs = 2200

/** Outside of this the audits would say more of the machine than of the page. */
const simulated = { least: 0.5, most: 8 }

/** A Chromium with the telephone that it simulates. */
export interface Telephone {
  port: number
  slowerTimes: number
}

/** Ends with the world. Fails when the machine is too slow or too fast to say anything about a telephone. */
export async function openTelephone(world: World): Promise<Telephone> {
  const { port, kill } = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
  })
  world.cleanups.add(() => kill())
  const compared = await openCalibrationPage(world.cleanups)
  const worked: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { workMs, stretch } = await audit(compared, port, { slowerTimes: 1, kbps: throughputKbps })
    worked.push(workMs / stretch)
  }
  const slowerTimes = telephoneMs / median(worked)
  const told = worked.map((each) => each.toFixed(0)).join(', ')
  console.log(
    `  the telephone is ${slowerTimes.toFixed(1)} times slower than this machine, which took ${told} ms`,
  )
  if (!(slowerTimes >= simulated.least && slowerTimes <= simulated.most)) {
    throw new Error(`a telephone is between ${simulated.least} and ${simulated.most} times slower`)
  }
  return { port, slowerTimes }
}

export interface Audited {
  performance: number
  lcp: number
  /** Tells of everything but the performance score and the LCP. */
  isGood: boolean
}

/**
 * The median of three audits. Lighthouse slows what it has seen by the clock, and a page with its pictures and its
 * server is held up more by a busy or limited processor than the comparison page. So an audit before them tells by
 * how much, and the telephone is as slow as it is for what the page itself has to do.
 */
export async function auditPage(
  address: string,
  { port, slowerTimes }: Telephone,
  wanted: readonly Category[],
): Promise<Audited> {
  const given = { slowerTimes: slowerTimes * timesDone(), kbps: throughputKbps / timesDone() }
  const { stretch } = await audit(address, port, given)
  const line = { ...given, slowerTimes: given.slowerTimes / stretch }
  const results: Awaited<ReturnType<typeof audit>>[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await audit(address, port, line))
  const scoreOf = (category: Category) => median(results.map(({ scores }) => scores[category]))
  const lcp = median(results.map((result) => result.lcp))
  const cls = median(results.map((result) => result.cls))

  const scores = categories.map((category) => `${category} ${scoreOf(category)}`).join(', ')
  console.log(
    `  ${new URL(address).pathname}: ${scores}, LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}; held up ${stretch.toFixed(2)} times`,
  )
  for (const failure of new Set(results.flatMap(({ failures }) => failures))) console.log(`    ${failure}`)

  const others = wanted.filter((category) => category !== 'performance')
  const isGood = others.every((category) => scoreOf(category) === 100) && cls < 0.02
  return { performance: scoreOf('performance'), lcp, isGood }
}

type Throttling = { slowerTimes: number; kbps: number }

async function audit(url: string, port: number, { slowerTimes, kbps }: Throttling) {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
    {
      extends: 'lighthouse:default',
      settings: {
        throttling: {
          rttMs: 150,
          throughputKbps: kbps,
          cpuSlowdownMultiplier: slowerTimes,
          requestLatencyMs: 0,
          downloadThroughputKbps: 0,
          uploadThroughputKbps: 0,
        },
      },
    },
  )
  if (!result) throw new Error(`no report for ${url}`)
  const { lhr } = result
  const scored = Object.values(lhr.categories).flatMap((category) =>
    category.id === 'performance'
      ? []
      : category.auditRefs.filter((ref) => ref.weight > 0).map((ref) => ref.id),
  )
  const figureOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>, // one entry for each
    lcp: figureOf('largest-contentful-paint'),
    cls: figureOf('cumulative-layout-shift'),
    workMs: figureOf('mainthread-work-breakdown'),
    stretch: stretchOf(result.artifacts.Trace.traceEvents),
    failures: scored
      .filter((id) => lhr.audits[id]?.score !== null && (lhr.audits[id]?.score ?? 1) < 1)
      .map((id) => `${id}: ${lhr.audits[id]?.title}`),
  }
}
