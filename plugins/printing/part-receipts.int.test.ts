import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { parseMoney } from '#domain/money/money.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { OrderBill } from '#domain/ordering/pay-part.contract.ts'
import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import type { QueuedPrint } from '#domain/ordering/printing/printing.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { annasOrder } from '#plugins/ordering/testing/corner-shop.ts'
import { takeCards } from '#plugins/ordering/testing/take-cards.ts'
import { openVoucherHouse } from '#plugins/vouchers/testing/voucher-house.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type HousePrinter, openPrinters, type Printers } from './testing/open-printers.ts'

let app: TestApp
let house: Printers
let printer: HousePrinter

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
  printer = await house.setUp()
  const { branch, soup } = house.counter.shop
  const system = asSystem(await createLocalReq({}, app.payload))
  await app.payload.update({ collection: 'branches', id: branch, data: { isTipEnabled: true }, ...system })
  await takeCards(app, branch)
  // The soup is taxed as a drink.
  await app.payload.update({
    collection: 'products',
    id: soup,
    data: { tax: 2000, takeawayTax: 2000 },
    ...system,
  })
  await house.admin.ask('POST', `/api/fiscal/branches/${branch}/box`, { scheme: 'rksv' })
})

afterAll(() => app.close())

/** Two pizzas at 10 % and two soups at 20 %, 31,60 €. */
async function table(): Promise<PublicOrder> {
  const { shop, place, asStaff } = house.counter
  const items = [shop.pizza, shop.soup].map((product) => ({ product, amount: 2, unit: 'piece', parts: [] }))
  const order = await place({ ...annasOrder(shop), items })
  await asStaff(order, 'confirm')
  await deliverPromised(app.payload)

  return order
}

const print = (order: PublicOrder, payment?: string) =>
  house.ask('POST', `/api/orders/${order.id}/print`, { ...(payment && { payment }) })

async function printed(order: PublicOrder, payment?: string): Promise<string> {
  expect((await print(order, payment)).status).toBe(202)
  while (await printer.printNext());

  return drawPaper(printer.paper.at(-1) ?? [], 48)
}

/** What a receipt says of each rate: net and tax. */
const taxesOn = (paper: string) =>
  [...paper.matchAll(/(\d+) % USt\., netto (\S+) € +(\S+) €/g)].map(([, rate, net, tax]) => ({
    rate,
    net: parseMoney(net ?? '') ?? Number.NaN,
    tax: parseMoney(tax ?? '') ?? Number.NaN,
  }))

test('each who paid apart has a receipt of their own, and all of them together are that of the order', async () => {
  const order = await table()
  const people = [
    { lines: [{ line: 1, amount: 1 }], method: 'cash', tip: 110 },
    { lines: [{ line: 0, amount: 1 }], method: 'atm-card' },
    { lines: [], method: 'cash' },
  ]
  const split = await house.ask('POST', `/api/orders/${order.id}/split`, {
    people,
    seen: { total: 3160, paid: 0 },
  })
  const { payments } = await readJson<OrderBill>(split)
  const papers: string[] = []
  for (const { id } of payments) papers.push(await printed(order, id))
  const [first = '', second = '', third = ''] = papers

  expect(first).toMatch(/Beleg \d+ [^\n]+\n *Teil 1/)
  expect(first).toMatch(/1 × Frittatensuppe +4,90 €/)
  expect(first).toMatch(/Anteil am Übrigen +5,27 €/)
  expect(first).toMatch(/Trinkgeld +1,10 €/)
  expect(first).toMatch(/SUMME +11,27 €/)
  expect(first).toMatch(/Barzahlung +bezahlt/)
  expect(first).not.toContain('KOPIE')
  expect(second).toMatch(/SUMME +16,17 €/)
  expect(third).toMatch(/Anteil an der Rechnung +5,26 €/)
  // Signed once each, and no receipt shows the code of another.
  const codes = papers.map((paper) => paper.match(/▣ (_R1-AT0_[^\n]+)/g))
  expect(codes.every((found) => found?.length === 1)).toBe(true)
  expect(new Set(codes.flat())).toHaveProperty('size', 3)

  const whole = taxesOn(await printed(order))
  expect(whole.map(({ rate }) => rate)).toEqual(['10', '20'])
  for (const { rate, net, tax } of whole) {
    const parts = papers.flatMap(taxesOn).filter((part) => part.rate === rate)
    expect(parts.reduce((sum, part) => sum + part.net, 0)).toBe(net)
    expect(parts.reduce((sum, part) => sum + part.tax, 0)).toBe(tax)
  }
})

test('who had a drink alone pays the tax of a drink alone', async () => {
  const order = await table()
  const part = { by: 'items', lines: [{ line: 1, amount: 2 }] }
  const paid = await house.ask('POST', `/api/orders/${order.id}/parts`, {
    part,
    method: 'cash',
    seen: { total: 3160, paid: 0 },
  })
  const { payments } = await readJson<OrderBill>(paid)
  const paper = await printed(order, payments[0]?.id)

  expect(taxesOn(paper)).toEqual([{ rate: '20', net: 817, tax: 163 }])
  // As the signed text says: nothing at any other rate.
  expect(paper).toMatch(/_9,80_0,00_0,00_0,00_0,00_/)
})

test('once more is a copy, and a file of its own', async () => {
  const order = await table()
  const paid = await house.ask('POST', `/api/orders/${order.id}/parts`, {
    part: { by: 'share', of: 2 },
    method: 'cash',
    seen: { total: 3160, paid: 0 },
  })
  const id = (await readJson<OrderBill>(paid)).payments[0]?.id ?? ''
  expect(await printed(order, id)).not.toContain('KOPIE')
  expect(await printed(order, id)).toContain('KOPIE 1')
  // The order's own receipt is none of the part's.
  expect(await printed(order)).not.toContain('KOPIE')

  const { job } = await readJson<QueuedPrint>(await print(order, id))
  const file = await house.ask('GET', `/api/print-jobs/${job.id}/paper/pdf`)
  expect(file.headers.get('content-disposition')).toContain('Teilbeleg')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
})

test('a department makes no second original of a receipt', async () => {
  const order = await table()
  const station = await app.payload.create({
    collection: 'departments',
    data: { name: 'Bar', branch: house.counter.shop.branch },
    overrideAccess: true,
  })
  const paid = await house.ask('POST', `/api/orders/${order.id}/parts`, {
    part: { by: 'share', of: 2 },
    method: 'cash',
    seen: { total: 3160, paid: 0 },
  })
  const payment = (await readJson<OrderBill>(paid)).payments[0]?.id ?? ''
  const copies: number[] = []
  for (const body of [{ payment }, { payment, layout: 'kitchen' }, {}, { layout: 'receipt' }]) {
    const asked = await house.ask('POST', `/api/orders/${order.id}/print`, { ...body, station: station.id })
    copies.push((await readJson<QueuedPrint>(asked)).job.copy)
    const again = await house.ask('POST', `/api/orders/${order.id}/print`, body)
    copies.push((await readJson<QueuedPrint>(again)).job.copy)
  }

  expect(copies).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
})

test('a payment of another order has no receipt here', async () => {
  const [one, other] = [await table(), await table()]
  await house.ask('POST', `/api/orders/${other.id}/update-payment-status`, { paymentStatus: 'paid' })
  const { payments } = await readJson<OrderBill>(await house.ask('GET', `/api/orders/${other.id}/bill`))

  expect(await verdict(await print(one, payments[0]?.id))).toMatchObject({
    status: 404,
    codes: ['unknown-record'],
  })
})

test('what was taken back has no receipt any more, and who pays afterwards is the first again', async () => {
  const order = await table()
  const half = async () => {
    const part = { by: 'share', of: 2 }
    const body = { part, method: 'cash', seen: { total: 3160, paid: 0 } }
    const { payments } = await readJson<OrderBill>(
      await house.ask('POST', `/api/orders/${order.id}/parts`, body),
    )
    return payments.at(-1)?.id ?? ''
  }
  const gone = await half()
  expect(await printed(order, gone)).toMatch(/Teil 1/)
  await house.ask('POST', `/api/orders/${order.id}/update-payment-status`, {
    paymentStatus: 'none',
    reason: 'Falscher Tisch',
  })

  expect(await printed(order, await half())).toMatch(/Teil 1/)
  expect(await verdict(await print(order, gone))).toMatchObject({ status: 404, codes: ['unknown-record'] })
})

test('the receipt of a part comes where receipts do, whatever layout was asked for', async () => {
  const order = await table()
  const paid = await house.ask('POST', `/api/orders/${order.id}/parts`, {
    part: { by: 'share', of: 2 },
    method: 'cash',
    seen: { total: 3160, paid: 0 },
  })
  const payment = (await readJson<OrderBill>(paid)).payments[0]?.id
  await house.setUp({ rules: [{ event: 'confirmed', layout: 'kitchen' }] })
  const queued = await house.print(order, { layout: 'kitchen', payment })

  expect(queued).toMatchObject({ printer: printer.name, job: { layout: 'part-receipt' } })
})

test('what was taxed when its voucher was sold is not taxed again on the receipt of a part, and says so', async () => {
  const vouchers = await openVoucherHouse(app, house.counter)
  const { code } = await vouchers.sell(1_000, { kind: 'single-purpose', taxRate: 1_000 })
  const order = await table()
  const { version } = await vouchers.stored(order)
  await house.ask('POST', `/api/orders/${order.id}/vouchers`, { code, version })
  const paid = await house.ask('POST', `/api/orders/${order.id}/parts`, {
    part: { by: 'share', of: 1 },
    method: 'cash',
    seen: { total: 3160, paid: 1000 },
  })
  const { payments } = await readJson<OrderBill>(paid)
  const paper = await printed(order, payments[0]?.id)

  expect(paper).toMatch(/SUMME +10,00 €/)
  expect(paper.replaceAll(/\s+/g, ' ')).toContain(
    'Zu 10 % bereits beim Verkauf des Gutscheins versteuert 10,00 €',
  )
  expect(taxesOn(paper)).toEqual([])
})
