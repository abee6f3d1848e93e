import { type Browser, chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'

import { phone, type Visit, visit } from './harness/visit.ts'
import { askOften, openTelephone } from './harness/lighthouse.ts'
import { openSlowed, type Watched } from './harness/main-thread.ts'
import { type Judged, median, pronounce, type Verdict } from './harness/measure.ts'
import { inSight, press, type Pressed } from './harness/press.ts'
import { startProduct, withWorld } from './harness/product.ts'
import { timesDone } from './harness/twice.ts'

const longestMs = 100
const longestUntilAddMs = 2500
const longestLcpMs = 1800
const mostShift = 0.02

const rounds = 15
const visits = 5

const actions = ['quick add', 'open the cart', 'open a sheet', 'choose an option'] as const
type Action = (typeof actions)[number]

/**
 * A menu of 500 products on a telephone that is the same everywhere: how long the guest waits for the frame that shows
 * what was pressed for, and, on a first visit by slow 4G, until “add” works.
 */
export function runInteractions(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const address = `${product.url}/store/${world.branch}`
    await askOften(new URL(address))
    const { slowerTimes } = await openTelephone(world)
    if (slowerTimes < 1) throw new Error('this machine is slower than the telephone')
    const slowedBy = slowerTimes * timesDone()
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    world.cleanups.add(() => browser.close())

    const alone = await visitOften(browser, address, { slowedBy, isPressed: false })
    const pressed = await visitOften(browser, address, { slowedBy, isPressed: true })
    const untilAddMs = Math.max(medianOf(alone, 'worksMs'), medianOf(pressed, 'worksMs'))
    const cls = medianOf(alone, 'cls')
    const results = await pressThrough(browser, address, slowedBy)
    return pronounce(
      'interactions',
      [
        ...actions.map((action) => verdictOf(action, results[action])),
        { part: 'working add', ratio: untilAddMs / longestUntilAddMs, goal: 1, bound: 'most' },
        {
          part: 'LCP',
          ratio: medianOf(alone, 'lcpMs') / longestLcpMs,
          goal: 1,
          bound: 'most',
          reachedSlowed: 'it takes half of what is allowed',
        },
      ],
      { isSound: cls < mostShift },
    )
  }, 'bench/harness/seed-long-menu.ts')
}

const medianOf = (all: Visit[], figure: keyof Visit): number => median(all.map((each) => each[figure]))

type Circumstances = { slowedBy: number; isPressed: boolean }

/** After one that nobody counts, for which the server makes the pictures. */
async function visitOften(browser: Browser, address: string, { slowedBy, isPressed }: Circumstances) {
  const all: Visit[] = []
  for (let round = 0; round <= visits; round += 1) {
    all.push(await visit(browser, address, { slowedBy, lineSlowedBy: timesDone(), isPressed }))
  }
  const counted = all.slice(1)
  const seconds = (figure: 'worksMs' | 'lcpMs') => (medianOf(counted, figure) / 1000).toFixed(2)
  const title = isPressed ? '“add” pressed at once works' : 'alive by itself'
  console.log(
    `  ${title} after ${seconds('worksMs')} s, LCP ${seconds('lcpMs')} s, CLS ${medianOf(counted, 'cls').toFixed(3)}`,
  )
  return counted
}

async function pressThrough(browser: Browser, address: string, slowedBy: number) {
  const watched = await openSlowed(await browser.newContext(phone), 1)
  const { page, session } = watched
  await page.goto(address, { waitUntil: 'networkidle' })
  // By then the sheets have been loaded ahead, and every card has been drawn once.
  await page.waitForTimeout(5000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  const results: Record<Action, Pressed[]> = {
    'quick add': [],
    'open the cart': [],
    'open a sheet': [],
    'choose an option': [],
  }
  // What is done for the first time is compiled; the first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const pressed = await pressAll(watched)
    for (const action of actions) if (round > 0) results[action].push(pressed[action])
  }
  for (const action of actions) console.log(`  ${action}: ${describe(results[action])}`)
  return results
}

/** Each action once, further down the menu than before. */
async function pressAll(watched: Watched): Promise<Record<Action, Pressed>> {
  const { page } = watched
  const added = await bringToSight(watched, 'button[data-add]:not([aria-label*="im Warenkorb"])')
  const id = await added.evaluate((button) => button.getAttribute('data-add'))
  const quickAdd = await press(watched, added, `[data-add="${id}"][aria-label*="im Warenkorb"]`)
  const bar = page.locator('section[aria-label="Warenkorb"] button[aria-expanded]')
  const cart = await press(watched, await handleOf(bar), 'dialog[open] a[href$="/checkout"]')
  await goBack(watched)

  const opener = await bringToSight(watched, 'button[data-open][aria-label]')
  const sheet = await press(watched, opener, 'dialog[open] [class*="foot"] button')
  const choice = await bringToSight(watched, 'dialog[open] label:has(input:not(:checked))')
  await choice.evaluate((label) => label.querySelector('input')?.setAttribute('data-pressed', ''))
  const option = await press(watched, choice, 'dialog[open] [data-pressed]:checked')
  await goBack(watched)

  return { 'quick add': quickAdd, 'open the cart': cart, 'open a sheet': sheet, 'choose an option': option }
}

const handleOf = async (locator: ReturnType<Watched['page']['locator']>) =>
  (await locator.elementHandle()) ?? Promise.reject(new Error('nothing to press'))

async function bringToSight(watched: Watched, selector: string) {
  for (let tries = 0; tries < 40; tries += 1) {
    const found = await inSight(watched, selector)
    if (found) return found
    await watched.page.evaluate(() => {
      const sheet = document.querySelector('dialog[open] [class*="content"]')
      const scroller = sheet ?? document.documentElement
      scroller.scrollTop += 200
    })
    await watched.page.waitForTimeout(300)
  }
  throw new Error(`there is no ${selector}`)
}

async function goBack({ page }: Watched): Promise<void> {
  await page.evaluate(() => history.back())
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.waitForTimeout(500)
}

function describe(all: Pressed[]): string {
  const waits = all.map(({ ms }) => ms)
  const cpu = median(all.map(({ cpuMs }) => cpuMs))
  return `median ${median(waits).toFixed(0)} ms, ${Math.min(...waits).toFixed(0)} to ${Math.max(...waits).toFixed(0)} ms; ${cpu.toFixed(0)} CPU-ms until the page rests`
}

function verdictOf(part: Action, all: Pressed[]): Verdict {
  const ratio = median(all.map(({ ms }) => ms)) / longestMs
  const verdict: Verdict = { part, ratio, goal: 1, bound: 'most' }

  return part === 'choose an option' || part === 'quick add'
    ? { ...verdict, reachedSlowed: 'it takes about half of what is allowed' }
    : verdict
}
