import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { movePayment, type PaymentAction } from './order-status-payment.ts'
import { balanceOf, type PaymentKind, type PaymentLine, paymentStatusOf, signOf } from './payment-ledger.ts'

const line = (kind: PaymentKind, cents: number, payment: string | null = null): PaymentLine => ({
  kind,
  amount: cents * signOf[kind],
  payment,
})

describe('the money of an order', () => {
  it.each<[PaymentLine[], string]>([
    [[], 'none'],
    [[line('capture', 1290)], 'paid'],
    [[line('capture', 1290), line('correction', 1290)], 'none'],
    [[line('capture', 1290), line('correction', 1290), line('capture', 1290)], 'paid'],
    [[line('capture', 1290), line('refund', 300)], 'partly-refunded'],
    [[line('capture', 1290), line('refund', 300), line('refund', 990)], 'refunded'],
    [[line('intent', 1290, 'a')], 'pending'],
    [[line('intent', 1290, 'a'), line('authorise', 1290, 'a')], 'authorised'],
    [[line('intent', 1290, 'a'), line('authorise', 1290, 'a'), line('release', 1290, 'a')], 'voided'],
    [[line('intent', 1290, 'a'), line('failure', 1290, 'a')], 'failed'],
    [[line('intent', 1290, 'a'), line('failure', 1290, 'a'), line('intent', 1290, 'b')], 'pending'],
    [[line('intent', 1290, 'a'), line('failure', 1290, 'a'), line('capture', 1290, 'b')], 'paid'],
    [[line('intent', 1290, 'a'), line('capture', 1290, 'a'), line('fee', 35, 'a')], 'paid'],
  ])('%j is %s', (lines, status) => {
    expect(paymentStatusOf(lines)).toBe(status)
  })

  it('is what came in, what went back and what is held', () => {
    const lines = [
      line('intent', 2000, 'a'),
      line('authorise', 2000, 'a'),
      line('capture', 1500, 'a'),
      line('fee', 40, 'a'),
      line('refund', 200, 'a'),
    ]

    expect(balanceOf(lines)).toEqual({ captured: 1500, refunded: 200, kept: 1300, held: 500 })
  })

  it.each<[number[], string]>([
    [[], 'none'],
    [[400], 'partly-paid'],
    [[400, 889], 'partly-paid'],
    [[400, 890], 'paid'],
  ])('of which %j of 12,90 € have come in parts is %s', (parts, status) => {
    const lines = parts.map((part) => line('capture', part))

    expect(paymentStatusOf(lines, 1290)).toBe(status)
  })

  it('is there though the news that it failed came later', () => {
    const paid = [line('intent', 900, 'a'), line('capture', 900, 'a')]

    expect(paymentStatusOf([...paid, line('failure', 900, 'a')])).toBe('paid')
  })
})

/** What an action of the life cycle writes of a payment of ten euros, where it gives back half or the rest. */
const written: Readonly<Record<PaymentAction, (kept: number, payment: string) => PaymentLine>> = {
  start: (_kept, payment) => line('intent', 1000, payment),
  authorise: (_kept, payment) => line('authorise', 1000, payment),
  'pay-part': () => line('capture', 400),
  settle: (_kept, payment) => line('capture', 1000, payment),
  unsettle: (kept) => line('correction', kept),
  'refund-partly': (kept) => line('refund', kept / 2),
  refund: (kept) => line('refund', kept),
  fail: (_kept, payment) => line('failure', 1000, payment),
  void: (_kept, payment) => line('release', 1000, payment),
}

it('follows the life cycle, whatever happens in whatever order', () => {
  const actions = fc.array(fc.constantFrom(...(Object.keys(written) as PaymentAction[])), { maxLength: 12 })
  fc.assert(
    fc.property(actions, (drawn) => {
      const lines: PaymentLine[] = []
      let payment = ''
      for (const action of drawn) {
        const move = movePayment(paymentStatusOf(lines), { action })
        if (!move.isAllowed || move.isNoop) continue
        if (action === 'start') payment = `payment-${lines.length}`
        lines.push(written[action](balanceOf(lines).kept, payment))

        expect(paymentStatusOf(lines)).toBe(move.to)
      }
      const { kept, held } = balanceOf(lines)
      expect(Math.min(kept, held)).toBeGreaterThanOrEqual(0)
    }),
  )
})
