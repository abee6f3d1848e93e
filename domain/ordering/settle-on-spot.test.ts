import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { orderStatuses, paymentMethods, paymentStatuses } from './order-terms.ts'
import { settleOnSpot, type SpotOrder, spotPayments } from './settle-on-spot.ts'

const cash: SpotOrder = { status: 'confirmed', paymentStatus: 'none', paymentMethod: 'cash', voidedAt: null }
const asked = { to: 'paid', reason: null } as const
const back = { to: 'none', reason: 'Vertippt' } as const

describe('money on the spot', () => {
  it('is there once staff say so, and gone again with a reason', () => {
    expect(settleOnSpot(cash, asked)).toEqual({ isAllowed: true, to: 'paid', isNoop: false })
    expect(settleOnSpot({ ...cash, paymentStatus: 'paid' }, back)).toEqual({
      isAllowed: true,
      to: 'none',
      isNoop: false,
    })
    expect(settleOnSpot({ ...cash, paymentStatus: 'paid' }, { ...back, reason: null })).toEqual({
      isAllowed: false,
      why: 'no-reason',
    })
  })

  it.each([null, '', '  ', 'x', ' ab ', '🍕🍕'])('is not taken back for %j, which says nothing', (reason) => {
    expect(settleOnSpot({ ...cash, paymentStatus: 'paid' }, { ...back, reason })).toEqual({
      isAllowed: false,
      why: 'no-reason',
    })
  })

  it.each(['awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed'] as const)(
    'is taken for an order that is %s',
    (status) => expect(settleOnSpot({ ...cash, status }, asked).isAllowed).toBe(true),
  )

  it.each(['rejected', 'canceled', 'failed', 'expired'] as const)(
    'is not taken for an order that is %s, and a slip is put right there as well',
    (status) => {
      expect(settleOnSpot({ ...cash, status }, asked)).toEqual({ isAllowed: false, why: 'order-lost' })
      expect(settleOnSpot({ ...cash, status, paymentStatus: 'paid' }, back).isAllowed).toBe(true)
    },
  )

  it('is not taken for an order that counts no more', () => {
    expect(settleOnSpot({ ...cash, voidedAt: '2026-11-20T18:00:00Z' }, asked)).toMatchObject({
      why: 'order-lost',
    })
  })

  it('moves only what nobody else collects, only between open, paid in part and paid, and the same again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...paymentStatuses),
        fc.constantFrom(...paymentMethods),
        fc.constantFrom(...spotPayments),
        (status, paymentStatus, paymentMethod, to) => {
          const order = { ...cash, status, paymentStatus, paymentMethod }
          const verdict = settleOnSpot(order, { to, reason: 'Grund' })
          if (!verdict.isAllowed) return
          expect(['mollie', 'datatrans']).not.toContain(paymentMethod)
          expect(['partly-paid', ...spotPayments]).toContain(paymentStatus)
          expect(verdict).toEqual({ isAllowed: true, to, isNoop: paymentStatus === to })
          expect(settleOnSpot({ ...order, paymentStatus: to }, { to, reason: null })).toMatchObject({
            isNoop: true,
          })
        },
      ),
    )
  })
})
