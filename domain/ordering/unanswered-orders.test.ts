import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { counterAppointmentStatuses, orderStatuses } from './order-terms.ts'
import {
  endOfUnanswered,
  type UnansweredOrder,
  type UnansweredRule,
  unansweredEnds,
} from './unanswered-orders.ts'

const now = Temporal.Instant.from('2026-11-27T18:00:00Z')
const ago = (minutes: number) => now.subtract({ seconds: Math.round(minutes * 60) }).toString()
const placed = (minutes: number, more: Partial<UnansweredOrder> = {}): UnansweredOrder => ({
  status: 'awaiting',
  placedAt: ago(minutes),
  appointmentDate: null,
  counterAppointmentStatus: 'none',
  counterAppointment: null,
  isQuotation: false,
  ...more,
})
const after60 = (unansweredEnd: UnansweredRule['unansweredEnd']) => ({ unansweredEnd, unansweredMinutes: 60 })

describe('an order that nobody answers', () => {
  it.each([
    ['has time until the last minute', placed(59.9), null, null],
    ['is at its end then', placed(60), 'expire', 'confirm'],
    ['for later waits for its time, unless it is accepted', placed(60, later(30)), null, 'confirm'],
    ['for later is at its end when its time has come', placed(600, later(0)), 'expire', 'confirm'],
    ['for soon is not given up before the house had time', placed(10, later(-5)), null, 'confirm'],
    ['that asks for an offer waits', placed(6000, { isQuotation: true }), null, null],
    ['waits for its guest while another time is offered', placed(600, offered(10)), null, null],
    ['is over with the time that was offered', placed(20, offered(0)), 'expire', 'expire'],
    ['was refused already', placed(600, { status: 'rejected' }), null, null],
    [
      'whose offered time nobody took in time',
      placed(600, { counterAppointmentStatus: 'expired' }),
      'expire',
      'confirm',
    ],
  ])('%s', (_what, order, expired, accepted) => {
    expect(endOfUnanswered(order, after60('expire'), now)).toBe(expired)
    expect(endOfUnanswered(order, after60('accept'), now)).toBe(accepted)
  })

  it('waits for ever where the branch wants that, but for an offered time that has passed', () => {
    expect(endOfUnanswered(placed(60_000), after60('wait'), now)).toBeNull()
    expect(endOfUnanswered(placed(60_000, offered(-1)), after60('wait'), now)).toBe('expire')
  })

  it('that is at its end stays so, however much later anybody looks', () => {
    fc.assert(
      fc.property(orders, rules, fc.integer({ min: 0, max: 5000 }), (order, rule, later) => {
        const end = endOfUnanswered(order, rule, now)
        fc.pre(end !== null)

        expect(endOfUnanswered(order, rule, now.add({ minutes: later }))).toBe(end)
      }),
    )
  })
})

/** Minutes from now. */
function later(minutes: number): Partial<UnansweredOrder> {
  return { appointmentDate: ago(-minutes) }
}

function offered(minutes: number): Partial<UnansweredOrder> {
  return { counterAppointmentStatus: 'open', counterAppointment: ago(-minutes) }
}

const time = fc.integer({ min: -3000, max: 3000 }).map(ago)
const orders = fc.record<UnansweredOrder>({
  status: fc.constantFrom(...orderStatuses),
  placedAt: time,
  appointmentDate: fc.option(time),
  counterAppointmentStatus: fc.constantFrom(...counterAppointmentStatuses),
  counterAppointment: fc.option(time),
  isQuotation: fc.boolean(),
})
const rules = fc.record<UnansweredRule>({
  unansweredEnd: fc.constantFrom(...unansweredEnds),
  unansweredMinutes: fc.integer({ min: 5, max: 1440 }),
})
