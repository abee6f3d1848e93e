import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sumCents } from '../money/money.ts'
import { hamPizza, price, twoSchnitzel } from './order-pricing.fixture.ts'
import { coveredLines, type PartLine } from './covered-lines.ts'
import { type AskedPart, leftToPay, payPart, type SplitOrder } from './pay-part.ts'

function table(changes: Partial<SplitOrder> = {}): SplitOrder {
  const sold = price({
    items: [{ ...twoSchnitzel, amount: 3 }, hamPizza],
    isDineIn: true,
    donatee: 'caritas',
  })
  if (!sold.ok) throw new Error(JSON.stringify(sold.problems))

  return {
    ...sold,
    status: 'confirmed',
    paymentStatus: 'none',
    paymentMethod: 'cash',
    voidedAt: null,
    ...changes,
  }
}

/** Each pays in turn; answers what they paid, or why they did not. */
function inTurn(order: SplitOrder, parts: readonly AskedPart[]) {
  const ledger: PartLine[] = []
  let { paymentStatus } = order
  const paid = parts.map((part) => {
    const verdict = payPart({ ...order, paymentStatus }, ledger, part)
    if (!verdict.isAllowed) return verdict.why
    ledger.push({ kind: 'capture', amount: verdict.amount, covers: verdict.covers })
    paymentStatus = verdict.to
    expect(verdict.left).toBe(leftToPay(order, ledger))

    return verdict.amount
  })

  return { paid, paymentStatus, ledger }
}

const order = table()
const one = (line: number, amount = 1): AskedPart => ({ by: 'items', lines: [{ line, amount }] })

describe('guests who pay apart', () => {
  it('share alike, to the cent', () => {
    // 3 × 12,90 + 15,50 + 0,07.
    expect(order.total).toBe(5427)
    const shares = [3, 2, 1].map((of): AskedPart => ({ by: 'share', of }))

    expect(inTurn(order, shares)).toMatchObject({ paid: [1809, 1809, 1809], paymentStatus: 'paid' })
    expect(inTurn(table({ total: 1000 }), shares).paid).toEqual([334, 333, 333])
  })

  it('pay what each has had, and the last one what is left', () => {
    expect(inTurn(order, [one(0, 2), one(1), one(0)])).toMatchObject({
      paid: [2580, 1550, 1297],
      paymentStatus: 'paid',
    })
  })

  it('pay lines at the rates of what they had', () => {
    const drink = {
      ...order,
      items: [{ ...order.items[0], amount: 3, taxRate: 2000 }, ...order.items.slice(1)],
    }
    // Only its rate is another.
    expect(payPart(drink as SplitOrder, [], one(0, 2))).toMatchObject({
      covers: [{ line: 0, amount: 2, gross: 2580, taxRate: 2000 }],
    })
  })

  it('pay any amount, as long as so much is left', () => {
    expect(
      inTurn(order, [
        { by: 'amount', amount: 5000 },
        { by: 'amount', amount: 428 },
      ]),
    ).toMatchObject({
      paid: [5000, 'more-than-left'],
      paymentStatus: 'partly-paid',
    })
  })

  it('pay no line twice, and none that there is not', () => {
    expect(inTurn(order, [one(0, 3), one(0), one(7)]).paid).toEqual([3870, 'unknown-line', 'unknown-line'])
  })

  it('pay what is left where a line costs more than that', () => {
    expect(inTurn(order, [{ by: 'amount', amount: 5000 }, one(1)])).toMatchObject({
      paid: [5000, 427],
      paymentStatus: 'paid',
    })
    expect(inTurn(order, [{ by: 'share', of: 1 }, one(1)]).paid).toEqual([5427, 'nothing-left'])
  })

  it('pay their lines anew once what was paid was taken back', () => {
    const taken: PartLine[] = [
      { kind: 'capture', amount: 1550, covers: [{ line: 1, amount: 1 }] },
      { kind: 'correction', amount: -1550 },
    ]

    expect(coveredLines(taken)).toEqual(new Map())
    expect(payPart(order, taken, one(1))).toMatchObject({ amount: 1550, to: 'partly-paid' })
  })

  it('pay no line twice where a voucher that paid too much has something back', () => {
    const taken: PartLine[] = [
      { kind: 'capture', amount: 2000, method: 'gift-voucher' },
      { kind: 'capture', amount: 1550, method: 'cash', covers: [{ line: 1, amount: 1 }] },
      { kind: 'correction', amount: -300, method: 'gift-voucher' },
    ]

    expect(payPart(order, taken, one(1))).toEqual({ isAllowed: false, why: 'unknown-line' })
  })

  it.each([
    [{ paymentMethod: 'mollie' as const }, 'paid-online'],
    [{ status: 'canceled' as const }, 'order-lost'],
    [{ paymentStatus: 'refunded' as const }, 'payment-elsewhere'],
    [{ paymentStatus: 'paid' as const }, 'nothing-left'],
  ])('of an order with %j pay nothing', (changes, why) => {
    expect(payPart(table(changes), [], one(1))).toEqual({ isAllowed: false, why })
  })

  it('pay exactly what it comes to, however they mix it, and never more', () => {
    const part: fc.Arbitrary<AskedPart> = fc.oneof(
      fc.record({ by: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({ by: fc.constant('share' as const), of: fc.integer({ min: 2, max: 5 }) }),
      fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 2 })).map(([line, amount]) => one(line, amount)),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 1, max: 6000 }), (parts, total) => {
        const { ledger, paymentStatus } = inTurn(table({ total }), [...parts, { by: 'share', of: 1 }])

        expect(sumCents(ledger.map(({ amount }) => amount))).toBe(total)
        expect(paymentStatus).toBe('paid')
      }),
    )
  })
})
