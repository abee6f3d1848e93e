import { afterAll, beforeAll, expect, test } from 'vitest'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import type { BoxPage } from '#domain/ordering/fiscal/fiscal.contract.ts'
import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import type { QueuedPrint } from '#domain/ordering/printing/printing.contract.ts'
import { pay } from '#plugins/day-ends/testing/paid-days.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type HousePrinter, openPrinters, type Printers } from './testing/open-printers.ts'

let app: TestApp
let house: Printers
let printer: HousePrinter
let box: BoxPage['box']
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
  printer = await house.setUp()
  branch = house.counter.shop.branch
  const set = await house.admin.ask('POST', `/api/fiscal/branches/${branch}/box`, { scheme: 'rksv' })
  box = (await readJson<BoxPage>(set)).box
})

afterAll(() => app.close())

async function printed(): Promise<string> {
  while (await printer.printNext());

  return drawPaper(printer.paper.at(-1) ?? [], 48)
}

const settle = ({ id }: { id: string }, body: object = { paymentStatus: 'paid' }) =>
  house.ask('POST', `/api/orders/${id}/update-payment-status`, body)

const plug = (isUnplugged: boolean) =>
  house.admin.ask('POST', `/api/fiscal/boxes/${box.id}/plug`, { isUnplugged })

test('the receipt of an order that is paid carries number and code, though nobody has signed it before', async () => {
  const order = await house.confirmed()
  await house.print(order)
  expect(await printed()).not.toContain(box.name)

  expect((await settle(order)).status).toBe(200)
  await house.print(order)
  const paper = await printed()

  expect(paper).toMatch(/Belegnr\. 2 +\d\d\.\d\d\.\d{4}, \d\d:\d\d/)
  expect(paper).toContain(`Kasse ${box.name}`)
  expect(paper).toMatch(/▣ _R1-AT0_[^\n]+_2_[^\n]+==/)
  expect(paper).toContain('Testsignatur - nicht für den Echtbetrieb')
})

test('without its device a receipt says so, and a second one what was taken back', async () => {
  await plug(true)
  const order = await house.confirmed()
  await settle(order)
  await house.print(order)

  expect(await printed()).toContain('Sicherheitseinrichtung ausgefallen')
  await plug(false)
  await settle(order, { paymentStatus: 'none', reason: 'Falsche Taste' })
  await house.print(order)
  const paper = await printed()
  expect(paper.match(/▣ _R1-AT0_/g)).toHaveLength(2)
  expect(paper).toMatch(/Stornobuchung +-\d+,\d\d €/)
})

test('a kitchen ticket is nobody’s receipt', async () => {
  const order = await house.confirmed()
  await settle(order)
  await house.print(order, { layout: 'kitchen' })

  expect(await printed()).not.toContain('Belegnr.')
})

test('a closed day is printed with its receipts, and once more as a copy', async () => {
  const { order } = await pay(app, {
    branch,
    model: (await house.counter.place()).id,
    at: '2026-11-02T12:00:00Z',
    amount: 1507,
  })
  const path = `/api/day-ends/days/${branch}/2026-11-02`
  const { figures, cashExpected } = await readJson<DayEnd>(await house.admin.ask('GET', path))
  const count = { lines: figures.lines, float: 0, counted: cashExpected }
  const { closed } = await readJson<DayEnd>(await house.admin.ask('POST', `${path}/close`, count))
  const print = () => house.admin.ask('POST', `/api/day-ends/${closed?.id}/print`)
  const queued = await readJson<QueuedPrint>(await print())
  const paper = await printed()

  expect(order).toMatch(/-/)
  expect(queued).toMatchObject({ printer: printer.name, job: { layout: 'day-end', copy: 0, order: null } })
  expect(paper).toContain('TAGESABSCHLUSS')
  expect(paper).toMatch(/EINNAHMEN +15,07 €/)
  expect(paper.replaceAll(/[\s-]/g, '')).toContain(closed?.hash)
  expect(paper).not.toContain('KOPIE')
  await print()
  expect(await printed()).toContain('KOPIE 1')
  expect(await verdict(await house.ask('POST', `/api/day-ends/${crypto.randomUUID()}/print`))).toEqual({
    status: 404,
    codes: ['unknown-record'],
  })
})
