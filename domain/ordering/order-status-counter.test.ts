import { describe, expect, it } from 'vitest'
import {
  counterAppointmentActions,
  fromCounterStatusesOf,
  isCounterAppointmentAsked,
  isProposalOver,
  moveCounterAppointment,
} from './order-status-counter.ts'
import { orderActors } from './order-status-moves.ts'
import { counterAppointmentStatuses, orderStatuses } from './order-terms.ts'

const arrows = {
  propose: { to: 'open', by: 'staff', from: ['none', 'expired'] },
  accept: { to: 'accepted', by: 'guest', from: ['open'] },
  decline: { to: 'declined', by: 'guest', from: ['open'] },
  expire: { to: 'expired', by: 'system', from: ['open'] },
} as const

describe('moveCounterAppointment', () => {
  it('moves along the drawn arrows while the order awaits its confirmation, and never after', () => {
    for (const action of counterAppointmentActions) {
      const { to, by, from } = arrows[action]

      for (const actor of orderActors) {
        expect(fromCounterStatusesOf(action, actor)).toEqual(actor === by ? from : [])

        for (const counterAppointmentStatus of counterAppointmentStatuses) {
          for (const status of orderStatuses) {
            const result = moveCounterAppointment({ status, counterAppointmentStatus }, { action, actor })
            const isArrow = from.some((state) => state === counterAppointmentStatus)

            const isNoop = counterAppointmentStatus === to
            const isAllowed = actor === by && (isNoop || (isArrow && status === 'awaiting'))
            const why = actor === by ? 'illegal' : 'actor-not-allowed'

            expect(result).toEqual(isAllowed ? { isAllowed, to, isNoop } : { isAllowed, why })
          }
        }
      }
    }
  })
})

describe('isProposalOver', () => {
  it.each([
    [null, false],
    ['2026-11-23T17:30:00.001Z', false],
    ['2026-11-23T17:30:00Z', true],
    ['2026-11-22T20:00:00Z', true],
  ])('of %s at half past six in Vienna: %s', (proposed, isOver) => {
    expect(isProposalOver(proposed, Temporal.Instant.from('2026-11-23T18:30:00+01:00'))).toBe(isOver)
  })
})

describe('isCounterAppointmentAsked', () => {
  it('asks only about an open proposal of an order that awaits its confirmation', () => {
    for (const status of orderStatuses) {
      for (const counterAppointmentStatus of counterAppointmentStatuses) {
        expect(isCounterAppointmentAsked({ status, counterAppointmentStatus })).toBe(
          status === 'awaiting' && counterAppointmentStatus === 'open',
        )
      }
    }
  })
})
