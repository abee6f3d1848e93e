import { describe, expect, it } from 'vitest'

import { openStatuses } from './order-status.ts'
import { orderStatuses, paymentStatuses } from './order-terms.ts'
import { type DeletableOrder, deletionOf } from './void-order.ts'

const sold: DeletableOrder = {
  status: 'completed',
  paymentStatus: 'none',
  ticketNumber: 12,
  total: 2180,
  voidedAt: null,
}
const draft: DeletableOrder = { ...sold, status: 'awaiting', ticketNumber: null, total: 0 }

describe('an order that is deleted', () => {
  it('goes if it never had a number, a price or a payment', () => {
    expect(deletionOf(draft)).toEqual({ fate: 'goes' })
    for (const kept of [{ ticketNumber: 1 }, { total: 1 }, { paymentStatus: 'failed' as const }])
      expect(deletionOf({ ...draft, ...kept })).toMatchObject({ fate: 'is-voided' })
  })

  it.each(orderStatuses)('is kept as %s, or canceled where it was open', (status) => {
    const kept = openStatuses.includes(status) ? 'canceled' : status

    expect(deletionOf({ ...sold, status })).toEqual({ fate: 'is-voided', status: kept, isNoop: false })
  })

  it('stays while the house holds its money', () => {
    const held = paymentStatuses.filter(
      (paymentStatus) => deletionOf({ ...sold, paymentStatus }).fate === 'stays',
    )

    expect(held).toEqual(['pending', 'authorised', 'partly-paid', 'paid', 'partly-refunded'])
  })

  it('a second time stays as it is', () => {
    expect(deletionOf({ ...sold, voidedAt: '2026-11-27T04:00:00.000Z' })).toEqual({
      fate: 'is-voided',
      status: 'completed',
      isNoop: true,
    })
  })
})
