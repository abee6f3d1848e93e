import 'temporal-polyfill/global'

import type { BrowserContext } from '@playwright/test'

import { boardAt, openBrowser, openDesk, openOrders, slownessOfDesk } from './harness/desk-board.ts'
import { mainThreadMs, openSlowed, type Watched } from './harness/main-thread.ts'
import { type Judged, median, pronounce } from './harness/measure.ts'
import { openHouse } from './harness/past-orders.ts'
import { inSight, press, type Pressed } from './harness/press.ts'
import { startProduct, withWorld } from './harness/product.ts'
import { timesDone } from './harness/twice.ts'

const open = 200
const orders = 1000
const visits = 7
const moves = 15
const longestPaintMs = 1200
const longestMoveMs = 100

type Circumstances = {
  /** By how much the processor is slowed. */
  slowedBy: number
  /** Of a machine that is slower than the computer of the desk only a part of what it takes counts. */
  counted: number
}

/** A board with 200 open orders: until its cards are seen, and until an order that is moved on stands where it belongs. */
export function runBoardPaint(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const house = await openHouse(world, product, orders)
    await openOrders(house, open)
    const browser = await openBrowser(world)
    const slowness = await slownessOfDesk(world, browser)
    const desk: Circumstances = {
      slowedBy: Math.max(1, slowness) * timesDone(),
      counted: Math.min(1, slowness),
    }
    const context = await openDesk(browser, product)
    const address = boardAt(product, house)
    const paints = await paintOften(context, address, desk)
    const waits = await moveOften(context, address, desk)

    return pronounce('board-paint', [
      {
        part: 'first cards',
        ratio: (median(paints) * desk.counted) / longestPaintMs,
        goal: 1,
        bound: 'most',
      },
      {
        part: 'a move',
        ratio: (median(waits.map(({ ms }) => ms)) * desk.counted) / longestMoveMs,
        goal: 1,
        bound: 'most',
        reachedSlowed: 'it takes about half of what is allowed',
      },
    ])
  })
}

/** By whoever has opened it before; the first visits make what is made once. */
async function paintOften(
  context: BrowserContext,
  address: string,
  { slowedBy }: Circumstances,
): Promise<number[]> {
  const paints: number[] = []
  const worked: number[] = []
  for (let visit = -2; visit < visits; visit += 1) {
    const { page, session } = await openSlowed(context, slowedBy)
    await page.addInitScript(watchCards)
    await page.goto(address, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => (window as { cardsAt?: number }).cardsAt)
    if (visit >= 0) paints.push((await seen.jsonValue()) ?? Number.NaN)
    if (visit >= 0) worked.push(await mainThreadMs(session))
    await page.close()
  }
  const told = paints.map((each) => each.toFixed(0)).join(', ')
  console.log(`  cards after ${told} ms; ${median(worked).toFixed(0)} CPU-ms of the page until then`)

  return paints
}

/** Runs in the page: when the frame after the one with cards begins, they have been painted. */
function watchCards(): void {
  const look = () => {
    if (!document.querySelector('[data-card]')) return requestAnimationFrame(look)

    return requestAnimationFrame(() => Object.assign(window, { cardsAt: performance.now() }))
  }
  requestAnimationFrame(look)
}

async function moveOften(
  context: BrowserContext,
  address: string,
  { slowedBy }: Circumstances,
): Promise<Pressed[]> {
  const watched = await openSlowed(context, 1)
  await watched.page.goto(address)
  await watched.page.locator('[data-card]').first().waitFor()
  // What is loaded when there is time has come by then.
  await watched.page.waitForTimeout(5000)
  await watched.session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  const all: Pressed[] = []
  for (let move = -2; move < moves; move += 1) {
    const pressed = await moveOne(watched)
    if (move >= 0) all.push(pressed)
  }
  const told = all.map(({ ms }) => ms.toFixed(0)).join(', ')
  console.log(
    `  moved after ${told} ms; ${median(all.map(({ cpuMs }) => cpuMs)).toFixed(0)} CPU-ms until the page rests`,
  )

  return all
}

/** The first one that waits for an answer is accepted, and then stands among those that are made. */
async function moveOne(watched: Watched): Promise<Pressed> {
  const button = await inSight(watched, '[data-column="new"] footer button')
  if (!button) throw new Error('nothing waits for an answer')
  const id = await button.evaluate((each) =>
    each.closest('article')?.querySelector('[data-card]')?.getAttribute('data-card'),
  )
  const pressed = await press(watched, button, `[data-column="making"] [data-card="${id}"]`)
  await watched.page.waitForTimeout(1500)

  return pressed
}
