import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { voucherSheetOf } from './files/voucher-sheet.ts'
import { composeVoucherMail } from './jobs/compose-voucher-mail.ts'
import { printedVoucher } from './operations/printed-voucher.ts'
import { openVoucherHouse, type SoldVoucher, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse
let sold: SoldVoucher

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  await app.payload.updateGlobal({ slug: 'config', data: { currency: 'CHF' }, overrideAccess: true })
  sold = await house.sell(5_000)
})

afterAll(() => app.close())

it('a house in Switzerland writes francs on paper and into the mail, and its team reads them', async () => {
  const voucher = await printedVoucher(app.payload, sold.id)
  const mail = composeVoucherMail({ ...voucher, balance: 1_250 }, null)

  expect(voucherSheetOf(voucher, 'a4').value).toBe('50,00\u00a0CHF')
  expect(mail.text).toContain('50,00\u00a0CHF')
  expect(mail.text).toContain('12,50\u00a0CHF')
  expect(`${mail.text} ${mail.html}`).not.toContain('€')
  expect(await house.details(sold)).toMatchObject({ currency: 'CHF', balance: 5_000 })
  expect(await readJson(await house.lead.ask('GET', '/api/vouchers/places'))).toMatchObject({
    currency: 'CHF',
  })
})
