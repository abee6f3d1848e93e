import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { openBranch } from '#scripts/testing/hire.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { queueSlips } from './operations/queue-slips.ts'
import { type HousePrinter, openPrinters, type Printers } from './testing/open-printers.ts'

const printersOfHouse = 10
const each = size({ short: 12, long: 100 })

let app: TestApp
let house: Printers
let order: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
  order = (await house.counter.place()).id
})

afterAll(() => app.close())

/** As many slips for each, one round of all printers after the other. */
async function queueFor(printers: readonly HousePrinter[]): Promise<void> {
  const { branch } = house.counter.shop
  const slip = { layout: 'pickup', station: null, by: null, branch, order } as const
  for (let copy = 1; copy <= each; copy += 1) {
    const slips = printers.map(({ id }) => ({ ...slip, device: id, copy }))
    await queueSlips(app.payload.db.pool, slips, Temporal.Now.instant())
  }
}

const setUpAll = () => Promise.all(Array.from({ length: printersOfHouse }, () => house.setUp()))
const inOrder = Array.from({ length: each }, (_, index) => index + 1)
const copyOn = (lines: readonly PaperLine[]): number => Number(/KOPIE (\d+)/.exec(drawPaper(lines, 48))?.[1])

async function countsOf(printers: readonly HousePrinter[]): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ state: string; count: number }>(
    `select state::text as state, count(*)::int as count from print_jobs
      where device_id = any($1::uuid[]) group by state`,
    [printers.map(({ id }) => id)],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test('slips come out of ten printers at once, each once and in the order in which they were made', async () => {
  const printers = await setUpAll()
  await queueFor(printers)
  await Promise.all(
    printers.map(async (printer) => {
      // As a printer does that never rests.
      while (await printer.printNext());
    }),
  )

  for (const { paper } of printers) expect(paper.map(copyOn)).toEqual(inOrder)
  expect(await countsOf(printers)).toEqual({ printed: each * printersOfHouse })
})

/** Whether a printer dies at this slip before it can say that it is on paper; another one each time. */
const dies = (printer: number, slip: number): boolean => (printer * 7 + slip * 3) % 5 === 0

test('printers that die again and again between fetch and confirm print nothing twice, and lose no slip', async () => {
  const printers = await setUpAll()
  await queueFor(printers)
  await Promise.all(printers.map((printer, index) => printDying(printer, index)))

  for (const { paper } of printers) expect(paper.map(copyOn)).toEqual(inOrder)
  const dead = printers.flatMap((_, printer) => inOrder.filter((slip) => dies(printer, slip))).length
  expect(await countsOf(printers)).toEqual({ printed: each * printersOfHouse - dead, unclear: dead })
})

test('a printer that asks while nothing waits costs two statements, however much it has printed', async () => {
  const printer = await house.setUp()
  await queueFor([printer])
  while (await printer.printNext());
  const asked = await recordStatements(app.payload, () => printer.asked())
  expect(asked).toHaveLength(2)

  // Of a branch where it stood before, nothing is for it.
  await queueSlips(
    app.payload.db.pool,
    [
      {
        layout: 'test',
        station: null,
        by: null,
        branch: await openBranch(app, 'neubau'),
        order: null,
        device: printer.id,
        copy: 0,
      },
    ],
    Temporal.Now.instant(),
  )
  expect(await recordStatements(app.payload, () => printer.asked())).toHaveLength(2)
})

async function printDying(printer: HousePrinter, index: number): Promise<void> {
  for (;;) {
    const { jobReady, jobToken = '' } = await printer.asked()
    if (!jobReady) return
    const { ok } = await printer.fetchJob(jobToken)
    expect(ok).toBe(true)
    if (!dies(index, printer.paper.length)) {
      await printer.confirm(jobToken)
      continue
    }
    // It is back only after a while, and asks for the next one without a word of this one.
    await app.pool.query(
      `update print_jobs set fetched_at = fetched_at - interval '20 seconds' where token = $1`,
      [jobToken],
    )
  }
}
