import { expect, it } from 'vitest'

import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'

import { printedParts } from './printed-parts.ts'

const line = (id: string, changes: Partial<OrderPayment> = {}): OrderPayment => ({
  id,
  at: '2026-11-28T12:00:00.000Z',
  kind: 'capture',
  amount: 1090,
  method: 'cash',
  payment: null,
  reason: null,
  ...changes,
})
const back = line('back', { kind: 'correction', amount: -1090 })
const labels = (...lines: OrderPayment[]) =>
  printedParts(lines).map(({ payment, label }) => [payment, label.replaceAll(/\s/g, ' ')])

it('each who paid apart has a receipt of their own', () => {
  expect(labels(line('a'), line('b', { amount: 500, method: 'atm-card' }))).toEqual([
    ['a', 'Teil 1 drucken: 10,90 € Barzahlung'],
    ['b', 'Teil 2 drucken: 5,00 € Bankomatkarte'],
  ])
  expect(labels(line('a'))).toEqual([])
})

it('what was taken back and taken again was not paid apart', () => {
  expect(labels(line('a'), back, line('b'))).toEqual([])
  expect(labels(line('a'), back, line('b'), line('c'))).toEqual([
    ['b', 'Teil 1 drucken: 10,90 € Barzahlung'],
    ['c', 'Teil 2 drucken: 10,90 € Barzahlung'],
  ])
})
