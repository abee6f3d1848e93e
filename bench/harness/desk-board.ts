import { type Browser, type BrowserContext, chromium } from '@playwright/test'

import { browserFlags, findBrowser } from '#scripts/quality/browser.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { multiplyRow } from '#plugins/desk/testing/multiply-row.ts'

import { openCalibrationPage } from './calibration-page.ts'
import { mainThreadMs, openSlowed } from './main-thread.ts'
import { median } from './measure.ts'
import type { House } from './past-orders.ts'
import type { Running, World } from './product.ts'
import { timesDone } from './twice.ts'

export async function openBrowser(world: World): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
  world.cleanups.add(() => browser.close())

  return browser
}

/** A window in which somebody of the house is signed in, on a screen that is touched. */
export async function openDesk(browser: Browser, { url }: Running): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'de-AT',
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
  })
  await context.request.post(`${url}/api/users/login`, { data: administrator })

  return context
}

export const boardAt = ({ url }: Running, { branches }: House): string =>
  `${url}/backend/orders?filiale=${branches[0]}`

/** So many orders of today that are open at the first branch: a third unanswered, a third being made, a third ready. */
export async function openOrders({ database, branches }: House, count: number): Promise<void> {
  await multiplyRow(database, 'orders', count, {
    uid: "md5(n::text) || 'open'",
    branch_id: `'${branches[0]}'::uuid`,
    ticket_number: '1000000 + n',
    business_day: "to_char(now(), 'YYYY-MM-DD')",
    placed_at: "now() - n * interval '10 seconds'",
    status: "(array['awaiting', 'confirmed', 'in-delivery'])[1 + n % 3]::enum_orders_status",
    type: "'takeaway'::enum_orders_type",
    payment_status: "'none'::enum_orders_payment_status",
    promised_at: "now() + interval '20 minutes' + n * interval '10 seconds'",
    voided_at: 'null',
    last_name: "'Gast ' || n",
    version: '2',
  })
}

/**
 * How long the comparison page takes on the computer of the desk, twice as fast as the telephone of the other benches.
 */
const deskMs = 1100
const rounds = 5

export type Desk = {
  /** By how much the processor is slowed. */
  slowedBy: number
  /** Of a machine that is slower than the computer of the desk only a part of what it takes counts. */
  counted: number
}

/** How to measure on this machine as on the computer of the desk. */
export async function deskOf(world: World, browser: Browser): Promise<Desk> {
  const slowness = await slownessOfDesk(world, browser)

  return { slowedBy: Math.max(1, slowness) * timesDone(), counted: Math.min(1, slowness) }
}

/** How many times slower that computer is than this machine; below 1 it is faster. */
async function slownessOfDesk(world: World, browser: Browser): Promise<number> {
  const address = await openCalibrationPage(world.cleanups)
  const context = await browser.newContext()
  const worked: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const { page, session } = await openSlowed(context, 1)
    await page.goto(address)
    await page.locator('body[data-is-done]').waitFor({ state: 'attached' })
    if (round > 0) worked.push(await mainThreadMs(session))
    await page.close()
  }
  await context.close()
  const slowness = deskMs / median(worked)
  console.log(
    `  the computer of the desk is ${slowness.toFixed(2)} times slower than this machine, which took ${median(worked).toFixed(0)} ms`,
  )

  return slowness
}
