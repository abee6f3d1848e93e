import { expect, it } from 'vitest'

import { boardOrder } from '../order-board.fixture.ts'
import { receiptLayout } from './receipt-layout.ts'

const receiptOf = (order: Parameters<typeof boardOrder>[0]) =>
  receiptLayout({
    order: boardOrder(order),
    house: 'Gasthaus am Eck',
    logo: null,
    branch: { name: 'Eck', street: null, zipCode: null, city: null, phone: null },
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    copy: 0,
    statusUrl: null,
    station: null,
    stations: [],
    files: new Map(),
    marks: [],
  }).flatMap((block) =>
    block.kind === 'columns' ? [`${block.left}: ${block.right}`.replaceAll(/\s/g, ' ')] : [],
  )

it('a receipt shows no tax of what was taxed when its voucher was sold, and says so', () => {
  const lines = receiptOf({
    total: 5_400,
    voucherPaid: 1_200,
    taxes: [
      { taxRate: 1_000, gross: 3_000, net: 2_727, tax: 273 },
      { taxRate: 2_000, gross: 2_400, net: 2_000, tax: 400 },
    ],
    taxedBefore: [{ taxRate: 2_000, gross: 1_200 }],
  })

  expect(lines.slice(-5, -1)).toEqual([
    'ZU ZAHLEN: 42,00 €',
    '10 % USt., netto 27,27 €: 2,73 €',
    '20 % USt., netto 10,00 €: 2,00 €',
    'Zu 20 % bereits beim Verkauf des Gutscheins versteuert: 12,00 €',
  ])
})
