import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised, runDeclared } from '#scripts/testing/workers.ts'

import { openPrinters, type Printers } from './testing/open-printers.ts'

let app: TestApp
let house: Printers

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
})

afterAll(() => app.close())

// Each test has printers of its own.
beforeEach(async () => {
  await app.pool.query('delete from print_jobs')
  await app.pool.query('truncate outbox')
  await app.pool.query(`update devices set is_enabled = false where kind = 'printer'`)
})

async function openStation(name: string, categories: string[]): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'departments',
    data: { name, branch: house.counter.shop.branch, categories },
    overrideAccess: true,
  })
  return id
}

async function queued(): Promise<string[]> {
  const { rows } = await app.pool.query<{ layout: string }>('select layout from print_jobs order by position')

  return rows.map(({ layout }) => layout)
}

test('a printer prints by itself what its rules say, once the order has come so far', async () => {
  const printer = await house.setUp({
    rules: [
      { event: 'placed', layout: 'pickup' },
      { event: 'confirmed', layout: 'kitchen' },
      { event: 'confirmed', layout: 'receipt', orderTypes: ['delivery'] },
    ],
  })
  const order = await house.counter.place()
  await deliverPromised(app.payload)
  expect(await queued()).toEqual(['pickup'])

  await house.counter.asStaff(order, 'confirm')
  await deliverPromised(app.payload)
  expect(await queued()).toEqual(['pickup', 'kitchen'])
  await printer.printNext()
  await printer.printNext()
  expect(drawPaper(printer.paper[1] ?? [], 48)).toContain('2 × Pizza Margherita')
})

test('what is delivered twice, or confirmed twice, is printed once', async () => {
  await house.setUp({ rules: [{ event: 'confirmed', layout: 'kitchen' }] })
  const order = await house.confirmed()
  await house.counter.asStaff(order, 'confirm')
  await app.pool.query(`update outbox set done_at = null, claimed_until = null, available_at = now()
                         where topic in ('slips-due', 'order-moved', 'order-placed')`)
  await Promise.all([deliverPromised(app.payload), deliverPromised(app.payload)])

  expect(await queued()).toEqual(['kitchen'])
})

test('what it comes to hours later, as after a night without a server, is not printed any more, and said', async () => {
  const printer = await house.setUp({ rules: [{ event: 'confirmed', layout: 'kitchen' }] })
  const order = await house.counter.place()
  await house.counter.asStaff(order, 'confirm')
  await app.pool.query(`update order_events set at = at - interval '4 hours' where order_id = $1`, [order.id])
  await deliverPromised(app.payload)

  expect(await printer.printNext()).toBe(false)
  await runDeclared(app.payload, 'print-jobs', { now: Temporal.Now.instant() })
  const { rows } = await app.pool.query('select state, failure from print_jobs')
  expect(rows).toEqual([{ state: 'failed', failure: 'expired' }])
})

test('each station gets what it makes, and one that makes nothing of it gets no ticket', async () => {
  const { id: cold } = await app.payload.create({
    collection: 'categories',
    data: { name: 'Kaltes', isEnabled: true },
    overrideAccess: true,
  })
  const kitchen = await openStation('Küche', [house.counter.shop.drinks])
  const bar = await openStation('Bar', [cold])
  const printer = await house.setUp({
    rules: [{ event: 'confirmed', layout: 'kitchen', departments: [kitchen, bar] }],
  })
  await house.confirmed()

  expect(await queued()).toEqual(['kitchen'])
  await printer.printNext()
  expect(drawPaper(printer.paper[0] ?? [], 48).split('\n')[0]).toBe('Küche · Gasthaus am Eck')
})

test('printers of other branches, and those that are switched off, print nothing by themselves', async () => {
  const rules = [{ event: 'confirmed', layout: 'kitchen' }] as const
  const off = await house.setUp({ rules: [...rules] })
  await house.admin.ask('PATCH', `/api/devices/${off.id}`, { isEnabled: false })
  const { id: branch } = await app.payload.create({
    collection: 'branches',
    data: {
      name: 'Graz',
      identifier: 'graz',
      timeZone: 'Europe/Vienna',
      slotMinutes: 15,
      businessDayStartsAt: '05:00',
    },
    overrideAccess: true,
  })
  await house.setUp({ branch, rules: [...rules] })
  await house.confirmed()

  expect(await queued()).toEqual([])
})

test('two printers with the same rule print one each, none of them a copy', async () => {
  const rules = [{ event: 'confirmed', layout: 'kitchen' }] as const
  const printers = [await house.setUp({ rules: [...rules] }), await house.setUp({ rules: [...rules] })]
  const order = await house.confirmed()
  for (const printer of printers) await printer.printNext()

  expect(
    printers.flatMap(({ paper }) => paper).filter((lines) => /KOPIE/.test(drawPaper(lines, 48))),
  ).toEqual([])
  const again = await house.print(order, { layout: 'kitchen' })
  expect(again.job.copy).toBe(1)
})
