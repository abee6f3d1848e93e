import { describe, expect, it } from 'vitest'
import { orderActors } from './order-status-moves.ts'
import { fromPaymentStatusesOf, movePayment, paymentActions } from './order-status-payment.ts'
import { paymentStatuses } from './order-terms.ts'

const arrows: Record<string, readonly [to: string, system: string, staff: string]> = {
  start: ['pending', 'none,failed,voided', ''],
  authorise: ['authorised', 'pending,failed', ''],
  'pay-part': ['partly-paid', '', 'none'],
  settle: ['paid', 'pending,authorised,failed', 'none,partly-paid'],
  unsettle: ['none', '', 'partly-paid,paid'],
  'refund-partly': ['partly-refunded', 'paid', 'paid'],
  refund: ['refunded', 'paid,partly-refunded', 'paid,partly-refunded'],
  fail: ['failed', 'pending,authorised', ''],
  void: ['voided', 'pending,authorised', ''],
}

describe('movePayment', () => {
  it('moves along the drawn arrows only, for every state, action and actor', () => {
    for (const action of paymentActions) {
      for (const actor of orderActors) {
        const [to, system = '', staff = ''] = arrows[action] ?? []
        const from = { system, staff, guest: '' }[actor].split(',')

        for (const status of paymentStatuses) {
          const found = movePayment(status, { action, actor })
          const allowed = { isAllowed: true, to, isNoop: status === to }
          const isAllowed = from[0] !== '' && (status === to || from.includes(status))
          const why = from[0] === '' ? 'actor-not-allowed' : 'illegal'

          expect({ actor, action, status, ...found }).toEqual({
            actor,
            action,
            status,
            ...(isAllowed ? allowed : { isAllowed, why }),
          })
        }
        expect(fromPaymentStatusesOf(action, actor)).toEqual(from[0] === '' ? [] : from)
      }
    }
  })

  it('is the system’s unless said otherwise', () => {
    expect(movePayment('pending', { action: 'settle' })).toEqual({
      isAllowed: true,
      to: 'paid',
      isNoop: false,
    })
    expect(fromPaymentStatusesOf('fail')).toEqual(['pending', 'authorised'])
  })
})
