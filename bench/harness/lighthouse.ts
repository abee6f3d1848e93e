import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { createClient } from './load.ts'
import { packedPage } from './packed-page.ts'
import { openCalibrationPage } from './calibration-page.ts'
import { median } from './measure.ts'
import type { World } from './product.ts'
import { timesDone } from './twice.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
const rounds = 3
/** Chromium loses the beginning of a trace now and then, and Lighthouse asks to be run again. */
const mostTries = 3
/** Lighthouse's own line. */
const throughputKbps = 1638.4
/**
 * How long the simulated telephone works for the comparison page, on every machine. It is four times as slow as the
 * machine of the figures when that does nothing else, which is what Lighthouse takes for a telephone.
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
    worked.push((await audit(compared, port, { slowerTimes: 1, kbps: throughputKbps })).workMs)
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

/** The median of some audits, after one that nobody counts: what is done once in a server's life is no visit's cost. */
export async function auditPage(
  address: string,
  { port, slowerTimes }: Telephone,
  wanted: readonly Category[],
  counted = rounds,
): Promise<Audited> {
  await askOften(new URL(address))
  const line = { slowerTimes: slowerTimes * timesDone(), kbps: throughputKbps / timesDone() }
  const results: Awaited<ReturnType<typeof audit>>[] = []
  await audit(address, port, line)
  for (let round = 0; round < counted; round += 1) results.push(await audit(address, port, line))
  const scoreOf = (category: Category) => median(results.map(({ scores }) => scores[category]))
  const lcp = median(results.map((result) => result.lcp))
  const cls = median(results.map((result) => result.cls))

  const scores = categories.map((category) => `${category} ${scoreOf(category)}`).join(', ')
  console.log(`  ${nameOf(address)}: ${scores}, LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}`)
  for (const failure of new Set(results.flatMap(({ failures }) => failures))) console.log(`    ${failure}`)

  const others = wanted.filter((category) => category !== 'performance')
  const isGood = others.every((category) => scoreOf(category) === 100) && cls < 0.02
  return { performance: scoreOf('performance'), lcp, isGood }
}

/** The shop and the first website are asked by the name of the machine. */
function nameOf(address: string): string {
  const { hostname, pathname } = new URL(address)

  return hostname === 'localhost' ? pathname : hostname + pathname
}

/** Whoever has the page to himself would measure what the first few visitors get. */
export async function askOften({ host, port, pathname: path }: URL): Promise<void> {
  const { send, close } = createClient(`http://127.0.0.1:${port}`, 1)
  await packedPage(send, { path, headers: { host, 'accept-encoding': 'br' } })
  close()
}

type Throttling = { slowerTimes: number; kbps: number }

async function audit(url: string, port: number, throttling: Throttling) {
  const lhr = await reportOf(url, port, throttling)
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
    failures: scored
      .filter((id) => lhr.audits[id]?.score !== null && (lhr.audits[id]?.score ?? 1) < 1)
      .map((id) => `${id}: ${lhr.audits[id]?.title}`),
  }
}

async function reportOf(url: string, port: number, { slowerTimes, kbps }: Throttling) {
  const problems: string[] = []
  while (problems.length < mostTries) {
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
    if (result && !result.lhr.runtimeError) return result.lhr
    problems.push(result?.lhr.runtimeError?.code ?? 'no report')
  }
  // Its scores are 0 then, which would say something of the page.
  throw new Error(`no audit of ${url}: ${problems.join(', ')}`)
}
