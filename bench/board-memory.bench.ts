import 'temporal-polyfill/global'

import type { CDPSession, Page } from '@playwright/test'

import { openStatuses } from '#domain/ordering/order-status.ts'
import { hasStatus } from '#plugins/ordering/operations/order-record.ts'

import { boardAt, openBrowser, openDesk, openOrders } from './harness/desk-board.ts'
import { createClient } from './harness/load.ts'
import { openSlowed } from './harness/main-thread.ts'
import { type Judged, pronounce } from './harness/measure.ts'
import { type House, openHouse, placing } from './harness/past-orders.ts'
import { type Running, startProduct, withWorld } from './harness/product.ts'

const hours = 8
const ordersOfDay = 400
/** Before the first look: what is loaded, compiled and kept once is there by then. */
const ordersBefore = 60
const open = 30
/** In which the board is looked at; after eight hours a session has to be renewed. */
const minutesOfRest = 45
const mostMegabytes = 20
/** Of nodes and listeners: as many as a few cards have. */
const mostGrowth = 1.1

type Held = { megabytes: number; nodes: number; listeners: number }

/**
 * A board that is open for eight hours of 400 orders, which come, are accepted, ready and handed over, while the clock of
 * the page runs ahead: how much more it holds at the end, after a collection of what is garbage.
 */
export function runBoardMemory(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const house = await openHouse(world, product, 1000)
    await openOrders(house, open)
    const browser = await openBrowser(world)
    const { page, session } = await openSlowed(await openDesk(browser, product), 1)
    await page.clock.install({ time: new Date() })
    await page.goto(boardAt(product, house))
    await page.locator('[data-card]').first().waitFor()
    const minutesEach = (hours * 60 - minutesOfRest) / (ordersBefore + ordersOfDay)
    await serve(product, house, page, { count: ordersBefore, minutesEach })
    let isRight = await settle(page, house)
    const before = await look(session)
    await serve(product, house, page, { count: ordersOfDay, minutesEach })
    isRight = (await settle(page, house)) && isRight
    const after = await look(session)
    console.log(`  before ${told(before)}; after ${told(after)}`)

    const reachedSlowed = 'what is held does not depend on the speed'
    const growth = (what: 'nodes' | 'listeners') => after[what] / before[what]
    return pronounce(
      'board-memory',
      [
        {
          part: 'growth of the heap',
          ratio: (after.megabytes - before.megabytes) / mostMegabytes,
          goal: 1,
          bound: 'most',
          reachedSlowed,
        },
        { part: 'nodes', ratio: growth('nodes'), goal: mostGrowth, bound: 'most', reachedSlowed },
        { part: 'listeners', ratio: growth('listeners'), goal: mostGrowth, bound: 'most', reachedSlowed },
      ],
      { isSound: isRight },
    )
  })
}

type Day = { count: number; minutesEach: number }

/** Each order is placed, and those before it move on; some minutes pass on the clock of the page. */
async function serve({ url }: Running, { order, staff }: House, page: Page, { count, minutesEach }: Day) {
  const client = createClient(url, 1)
  const underway: { id: string; steps: string[] }[] = []
  const moveOn = async () => {
    for (const each of underway) {
      const step = each.steps.shift()
      if (step) await staff.post(`/orders/${each.id}/status/${step}`, {})
    }
    while (underway[0]?.steps.length === 0) underway.shift()
  }
  for (let placed = 0; placed < count; placed += 1) {
    const { status, body } = await client.send(placing(order))
    if (status !== 201) throw new Error(`an order was answered ${status}`)
    const { id } = JSON.parse(body.toString()) as { id: string } // our own contract
    underway.push({ id, steps: ['confirm', 'in-delivery', 'completed'] })
    await page.clock.runFor(minutesEach * 60_000)
    await moveOn()
  }
  while (underway.length > 0) await moveOn()
  client.close()
}

/** As many as a board keeps of what is done. */
const mostDone = 20
/** Each a minute of the page, after which it reads the list. */
const mostReadings = 20

/** Waits until the board shows what is open and the last that were done, and nothing else. */
async function settle(page: Page, { database, branches }: House): Promise<boolean> {
  const { rows } = await database.query<{ open: number }>(
    `select count(*)::int as open from orders where branch_id = $1 and ${hasStatus(openStatuses, 'orders')}`,
    [branches[0]],
  )
  const expected = (rows[0]?.open ?? 0) + mostDone
  let shown = 0
  for (let reading = 0; reading < mostReadings && shown !== expected; reading += 1) {
    await page.clock.runFor(61_000)
    await page.waitForTimeout(3000)
    shown = await page.locator('[data-card]').count()
  }
  console.log(`  the board shows ${shown} orders of ${expected}`)

  return shown === expected
}

async function look(session: CDPSession): Promise<Held> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')

  return { megabytes: usedSize / 2 ** 20, nodes, listeners: jsEventListeners }
}

const told = ({ megabytes, nodes, listeners }: Held): string =>
  `${megabytes.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`
