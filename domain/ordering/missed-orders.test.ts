import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  isAnswerOverdue,
  isMissedOrder,
  missedRuleOf,
  usualMissedRule,
  type WaitingOrder,
  whyMissed,
} from './missed-orders.ts'
import { statusesAtWork } from './order-status.ts'
import { orderStatuses } from './order-terms.ts'

const now = Temporal.Instant.from('2026-11-24T12:00:00Z')
const ago = (minutes: number) => now.subtract({ seconds: Math.round(minutes * 60) }).toString()

describe('an order is missed', () => {
  it.each<[string, WaitingOrder, boolean]>([
    ['just placed', { status: 'awaiting', placedAt: ago(1) }, false],
    ['unanswered for 15 minutes', { status: 'awaiting', placedAt: ago(15) }, false],
    ['unanswered for longer', { status: 'awaiting', placedAt: ago(15.1) }, true],
    [
      'offered another time',
      { status: 'awaiting', placedAt: ago(20), counterAppointmentStatus: 'open' },
      false,
    ],
    ['offered a price', { status: 'awaiting', placedAt: ago(6000), quotationStatus: 'offered' }, false],
    [
      'offered a price, though its time has passed',
      { status: 'awaiting', placedAt: ago(6000), appointmentDate: ago(30), quotationStatus: 'offered' },
      true,
    ],
    [
      'offered another time, long ago',
      { status: 'awaiting', placedAt: ago(600), counterAppointmentStatus: 'open' },
      false,
    ],
    ['whose price is over', { status: 'awaiting', placedAt: ago(6000), quotationStatus: 'expired' }, true],
    [
      'unanswered for long, but for tomorrow',
      { status: 'awaiting', placedAt: ago(600), appointmentDate: ago(-900) },
      false,
    ],
    ['confirmed, promised for now', { status: 'confirmed', placedAt: ago(40), promisedAt: ago(0) }, false],
    [
      'confirmed, promised 15 minutes ago',
      { status: 'confirmed', placedAt: ago(40), promisedAt: ago(15) },
      false,
    ],
    ['confirmed, promised before', { status: 'confirmed', placedAt: ago(40), promisedAt: ago(16) }, true],
    ['on its way, promised before', { status: 'in-delivery', placedAt: ago(60), promisedAt: ago(30) }, true],
    [
      'promised later than wished',
      { status: 'confirmed', placedAt: ago(90), appointmentDate: ago(30), promisedAt: ago(5) },
      false,
    ],
    [
      'wished for, without a promise',
      { status: 'confirmed', placedAt: ago(90), appointmentDate: ago(30) },
      true,
    ],
    ['without any time, an hour old', { status: 'confirmed', placedAt: ago(60) }, false],
    ['without any time, forgotten', { status: 'confirmed', placedAt: ago(121) }, true],
    ['handed over', { status: 'delivered', placedAt: ago(600), promisedAt: ago(500) }, false],
    ['rejected', { status: 'rejected', placedAt: ago(600) }, false],
  ])('%s', (_name, order, expected) => {
    expect(isMissedOrder(order, usualMissedRule, now)).toBe(expected)
  })
})

describe('the branch says how many minutes', () => {
  const strict = missedRuleOf({ confirmationMinutes: 5, missedAfterMinutes: 0 })
  const patient = missedRuleOf({ confirmationMinutes: 60, missedAfterMinutes: 120 })

  it('nobody may wait longer for an answer', () => {
    const order: WaitingOrder = { status: 'awaiting', placedAt: ago(20) }

    expect(whyMissed(order, strict, now)).toBe('unanswered')
    expect(whyMissed(order, patient, now)).toBeNull()
  })

  it('an order may be late', () => {
    const order: WaitingOrder = { status: 'confirmed', placedAt: ago(90), promisedAt: ago(1) }

    expect(whyMissed(order, strict, now)).toBe('overdue')
    expect(whyMissed(order, patient, now)).toBeNull()
  })

  it('and what it leaves open is as usual', () => {
    expect(missedRuleOf({ confirmationMinutes: null })).toEqual(usualMissedRule)
    expect(missedRuleOf({ missedAfterMinutes: 0 })).toEqual({ ...usualMissedRule, missedAfterMinutes: 0 })
  })
})

const minutes = fc.integer({ min: -3000, max: 3000 })
const orders = fc.record({
  status: fc.constantFrom(...orderStatuses),
  placedAt: minutes.map(ago),
  promisedAt: fc.option(minutes.map(ago)),
  appointmentDate: fc.option(minutes.map(ago)),
})

const rules = fc.record({
  confirmationMinutes: fc.integer({ min: 1, max: 240 }),
  missedAfterMinutes: fc.integer({ min: 0, max: 480 }),
})

test('what is missed stays so until somebody settles it', () => {
  fc.assert(
    fc.property(orders, rules, fc.nat(10_000), (order, rule, later) => {
      if (!isMissedOrder(order, rule, now)) return
      expect(isMissedOrder(order, rule, now.add({ minutes: later }))).toBe(true)
      expect(isMissedOrder({ ...order, status: 'completed' }, rule, now)).toBe(false)
    }),
  )
})

test('whatever is at work is missed at some time, and nothing else ever is', () => {
  const muchLater = now.add({ hours: 24 * 30 })
  fc.assert(
    fc.property(orders, rules, (order, rule) => {
      expect(isMissedOrder(order, rule, muchLater)).toBe(statusesAtWork.includes(order.status))
    }),
  )
})

test('who waits too long for an answer has an order that is missed', () => {
  fc.assert(
    fc.property(orders, rules, (order, rule) => {
      expect(isMissedOrder(order, rule, now) || !isAnswerOverdue(order, rule, now)).toBe(true)
    }),
  )
})
