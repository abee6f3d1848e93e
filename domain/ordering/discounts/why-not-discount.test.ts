import { describe, expect, it } from 'vitest'

import { at, on, vienna } from '../../time/hours.fixture.ts'
import { firstAfter } from '../../time/first-after.ts'
import type { DiscountRule } from './discount.contract.ts'
import { rule } from './discounts.fixture.ts'
import { discountChanges, whyNotThen } from './when-discount.ts'
import { whyNotDiscount } from './why-not-discount.ts'

const goods = { lines: [{ product: 'wine', gross: 1200 }], deliveryFee: 0 }
const happyHour = rule({ windows: [on('daily', '16:00', '18:00')] })

const why = (given: DiscountRule, local = '2026-07-15T17:00', ordered = local) =>
  whyNotDiscount(given, { orderType: 'takeaway', at: at(local), now: at(ordered), timeZone: vienna }, goods)
    ?.why ?? null

describe('a discount', () => {
  it.each([
    ['2026-07-15T15:59:59', 'not-then'],
    ['2026-07-15T16:00', null],
    ['2026-07-15T17:59:59', null],
    ['2026-07-15T18:00', 'not-then'],
  ])('of a happy hour holds from its begin until before its end: at %s %s', (local, expected) => {
    expect(why(happyHour, local)).toBe(expected)
  })

  // Between 02:00 and 03:00 the clock is put on in spring, and put back in autumn (ADR 10).
  it.each([
    // The whole hour comes twice, so it lasts two.
    ['02:00', '03:00', '2026-10-25T01:59:59+02:00', 'not-then'],
    ['02:00', '03:00', '2026-10-25T02:00:00+02:00', null],
    ['02:00', '03:00', '2026-10-25T02:59:59+01:00', null],
    ['02:00', '03:00', '2026-10-25T03:00:00+01:00', 'not-then'],
    // A time that comes twice means the first.
    ['02:15', '02:45', '2026-10-25T02:15:00+02:00', null],
    ['02:15', '02:45', '2026-10-25T02:45:00+02:00', 'not-then'],
    ['02:15', '02:45', '2026-10-25T02:30:00+01:00', 'not-then'],
    // One that does not come is when the clock is put on; an hour of which nothing comes is none.
    ['01:30', '02:30', '2026-03-29T01:59:59+01:00', null],
    ['01:30', '02:30', '2026-03-29T03:00:00+02:00', 'not-then'],
    ['02:30', '04:00', '2026-03-29T03:00:00+02:00', null],
    ['02:30', '04:00', '2026-03-29T04:00:00+02:00', 'not-then'],
    ['02:15', '02:45', '2026-03-29T03:00:00+02:00', 'not-then'],
  ])('of a happy hour from %s to %s when the clocks change: at %s %s', (from, to, moment, expected) => {
    const night = rule({ windows: [on('daily', from, to)] })
    const instant = Temporal.Instant.from(moment)

    expect(whyNotThen(night, { orderType: 'dineIn', at: instant, now: instant, timeZone: vienna })).toBe(
      expected,
    )
  })

  it('of a happy hour looks at when the goods are wanted, not at when they are ordered', () => {
    expect(why(happyHour, '2026-07-15T17:00', '2026-07-15T10:00')).toBeNull()
    expect(why(happyHour, '2026-07-15T20:00', '2026-07-15T17:00')).toBe('not-then')
  })

  it('runs past midnight, and for as long as the clock of the branch says in both DST nights', () => {
    const late = rule({ windows: [on('saturday', '23:00', '03:00')] })

    // On the last Sunday of March 2:30 does not exist; in October 2:30 comes twice.
    expect(why(late, '2026-03-29T01:59')).toBeNull()
    expect(why(late, '2026-03-29T03:00')).toBe('not-then')
    const second = Temporal.Instant.from('2026-10-25T01:30:00Z')
    const occasion = { orderType: 'takeaway' as const, at: second, now: second, timeZone: vienna }
    expect(whyNotDiscount(late, occasion, goods)).toBeNull()
    expect(why(late, '2026-10-25T03:00')).toBe('not-then')
  })

  it('is to be had from its first instant until before its last, whatever it is ordered for', () => {
    const july = rule({ validFrom: '2026-07-01T00:00:00Z', validUntil: '2026-07-15T15:00:00Z' })

    expect(why(july, '2026-07-15T20:00', '2026-07-15T16:59')).toBeNull()
    expect(why(july, '2026-07-15T20:00', '2026-07-15T17:00')).toBe('over')
    expect(why(july, '2026-07-02T20:00', '2026-07-01T01:59')).toBe('not-yet')
  })

  it('that is valid until the last minute of a day is so for all of it', () => {
    const day = rule({ validUntil: '2026-07-15T21:59:00Z' })

    expect(why(day, '2026-07-15T23:59:59')).toBeNull()
    expect(why(day, '2026-07-16T00:00')).toBe('over')
    const now = at('2026-07-15T12:00')
    expect(firstAfter(now, discountChanges([day], now, vienna))?.toString()).toBe('2026-07-15T22:00:00Z')
  })

  it.each([
    [{ orderTypes: ['delivery' as const] }, 'order-type'],
    [{ products: ['beer'] }, 'no-goods'],
    [{ minimumGoods: 1200 }, null],
    [{ minimumGoods: 1201 }, 'minimum'],
    [{ kind: 'free-delivery' as const }, 'no-fee'],
  ])('with %j: %s', (changes, expected) => {
    expect(why(rule(changes))).toBe(expected)
  })

  it('ends what a page says when its hours begin and end, and when it begins and ends itself', () => {
    const now = at('2026-07-15T12:00')
    const until = rule({ validUntil: '2026-07-15T13:00:00Z' })

    expect(firstAfter(now, discountChanges([happyHour, until], now, vienna))?.toString()).toBe(
      '2026-07-15T13:00:00Z',
    )
    expect(firstAfter(now, discountChanges([happyHour], now, vienna))?.toString()).toBe(
      '2026-07-15T14:00:00Z',
    )
  })
})
