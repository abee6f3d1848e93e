import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import type { FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { pay } from '#plugins/day-ends/testing/paid-days.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { openDevice } from './devices/open-device.ts'
import { readBox } from './operations/cash-box-record.ts'
import { insertReceipt, readLastReceipt, type Receipt } from './operations/receipt-record.ts'
import { prepareReceipt } from './operations/prepare-receipt.ts'
import { checkMessages, holdsByItself, readCode } from './testing/check-tse.ts'
import { openSigningHouse, type SigningHouse } from './testing/signing-house.ts'

let app: TestApp
let model: string

beforeAll(async () => {
  app = await createTestApp()
  model = (await (await openCounter(app)).place()).id
})

afterAll(() => app.close())

const paid = (house: SigningHouse) =>
  pay(app, { branch: house.branch, model, at: Temporal.Now.instant().toString(), amount: 1507 })

/** A receipt of a payment as a process leaves it that ends after the row, some time ago. */
async function begunLongAgo(house: SigningHouse, line: { order: string; line: string }): Promise<Receipt> {
  const box = await readBox(app.pool, house.box)
  const opened = box && openDevice(app.payload, box)
  if (!opened) throw new Error('No cash box')
  const subject = {
    kind: 'sale',
    payment: line.line,
    order: line.order,
    amount: 1507,
    parts: [{ taxRate: 2000, gross: 1507, net: 1256, tax: 251 }],
    isCash: true,
  } as const
  const before = await readLastReceipt(app.pool, house.box)
  const now = Temporal.Now.instant().subtract({ seconds: 60 })
  const receipt = prepareReceipt({
    cashBox: opened.cashBox,
    subject: { ...subject, parts: [...subject.parts] },
    before,
    now,
  })
  await insertReceipt(app.pool, receipt)

  return receipt
}

const deviceOf = async (house: SigningHouse) => {
  const box = await readBox(app.pool, house.box)
  const opened = box && openDevice(app.payload, box)
  if (!opened) throw new Error('No cash box')

  return opened.device
}

it.each<FiscalScheme>(['rksv', 'tse'])(
  'what ends between number and signature is signed later, %s',
  async (scheme) => {
    const house = await openSigningHouse(app, scheme)
    const left = await begunLongAgo(house, await paid(house))
    await paid(house)
    await house.follow()
    const { receipts } = await house.page()

    expect(receipts.find(({ id }) => id === left.id)).toMatchObject({ state: 'signed', number: left.number })
    expect(receipts[0]).toMatchObject({ state: 'signed', number: left.number + 1, kind: 'sale' })
  },
)

it('what ends between signature and row is one transaction of the device, and one receipt', async () => {
  const house = await openSigningHouse(app, 'tse')
  const left = await begunLongAgo(house, await paid(house))
  const signed = await (await deviceOf(house)).sign(left)
  await house.follow()
  const [receipt] = (await house.page()).receipts
  const publicKey = readCode(signed.code).publicKey ?? ''
  const messages = await checkMessages(await (await house.file('tse')).arrayBuffer(), publicKey)

  expect(receipt?.code).toBe(signed.code)
  expect(await holdsByItself(signed.code)).toBe(true)
  expect(messages).toHaveLength(3)
})

it('nothing comes after a closing receipt, though whoever wrote it ended before the cash box did', async () => {
  const house = await openSigningHouse(app, 'rksv')
  await house.ask('closing')
  await app.pool.query('update fiscal_devices set ended_at = null where id = $1', [house.box])
  await paid(house)
  await house.follow()
  const { box, receipts } = await house.page()

  expect(receipts[0]).toMatchObject({ kind: 'closing', number: receipts.length })
  expect(box.endedAt).not.toBeNull()
})

it('a receipt that somebody is at is waited for, by no number of its own', async () => {
  const house = await openSigningHouse(app, 'rksv')
  const receipt = await begunLongAgo(house, await paid(house))
  await app.pool.query('update fiscal_receipts set asked_at = now() where id = $1', [receipt.id])
  await paid(house)
  const following = house.follow()
  await vi.waitFor(async () => expect((await house.page()).box.receipts).toBe(2))
  const signed = await (await deviceOf(house)).sign(receipt)
  await app.pool.query(`update fiscal_receipts set state = 'signed', proof = $2, code = $3 where id = $1`, [
    receipt.id,
    signed.proof,
    signed.code,
  ])
  await following

  expect((await house.checked()).map(({ number }) => number)).toEqual([1, 2, 3])
})

it('receipts are added, and changed by nobody', async () => {
  const house = await openSigningHouse(app, 'rksv')
  await paid(house)
  await house.follow()

  for (const statement of [
    `update fiscal_receipts set amount = 1 where device_id = $1`,
    `update fiscal_receipts set proof = null where device_id = $1`,
    `delete from fiscal_receipts where device_id = $1`,
    `update fiscal_devices set name = 'andere' where id = $1`,
    `delete from fiscal_devices where id = $1`,
  ])
    await expect(app.pool.query(statement, [house.box])).rejects.toThrow('receipts are added, never changed')
})

it('of ten who begin a cash box at once one does', async () => {
  const house = await openSigningHouse(app, 'rksv')
  await house.ask('closing')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      house.lead.ask('POST', `/api/fiscal/branches/${house.branch}/box`, { scheme: 'tse' }),
    ),
  )

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ])
})
