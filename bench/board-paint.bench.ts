import 'temporal-polyfill/global'

import type { BrowserContext } from '@playwright/test'

import { boardAt, deskOf, type Desk, openBrowser, openDesk, openOrders } from './harness/desk-board.ts'
import { openSlowed, type Watched } from './harness/main-thread.ts'
import { type Judged, median, pronounce } from './harness/measure.ts'
import { paintOften } from './harness/paint-often.ts'
import { openHouse } from './harness/past-orders.ts'
import { inSight, press, type Pressed } from './harness/press.ts'
import { startProduct, withWorld } from './harness/product.ts'

const open = 200
const orders = 1000
const moves = 15
const longestPaintMs = 1200
const longestMoveMs = 100

/** A board with 200 open orders: until its cards are seen, and until an order that is moved on stands where it belongs. */
export function runBoardPaint(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const house = await openHouse(world, product, orders)
    await openOrders(house, open)
    const browser = await openBrowser(world)
    const desk = await deskOf(world, browser)
    const context = await openDesk(browser, product)
    const address = boardAt(product, house)
    const paints = await paintOften(context, { address, shown: '[data-card]', slowedBy: desk.slowedBy })
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

async function moveOften(context: BrowserContext, address: string, { slowedBy }: Desk): Promise<Pressed[]> {
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
