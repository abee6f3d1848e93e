import { describe, expect, it } from 'vitest'

import { at, inn, noon, vienna } from './checkout.fixture.ts'
import {
  openPromise,
  preparationMinutesOf,
  promisedTime,
  promiseOncePaid,
  waitingMinutes,
} from './promised-time.ts'
import { promiseText, waitText } from './promised-time.texts.ts'
import type { SlotQuestion } from './slots.ts'

const kitchen = {
  ...inn,
  takeawayPreparationMinutes: 25,
  deliveryPreparationMinutes: 30,
  deliveryAreas: inn.deliveryAreas.map((area, index) => ({
    ...area,
    deliveryMinutes: index === 0 ? 15 : null,
  })),
}

describe('preparationMinutesOf', () => {
  it.each([
    ['takeaway', 'Zentrum', 25],
    ['delivery', 'Zentrum', 45],
    ['delivery', 'Land', 30],
    ['delivery', 'Mond', 30],
    ['dineIn', '', null],
  ] as const)('of %s to %s is %s', (orderType, area, expected) => {
    expect(preparationMinutesOf(kitchen, { orderType, deliveryArea: area, now: noon })).toBe(expected)
  })

  it('is unknown of a request for an offer', () => {
    const asked = { orderType: 'takeaway' as const, deliveryArea: '', now: noon }
    expect(preparationMinutesOf({ ...kitchen, isQuotationRequired: true }, asked)).toBeNull()
  })

  it.each([
    ['takeaway', 'Zentrum', 45],
    ['delivery', 'Zentrum', 65],
    // Who promises nothing promises nothing longer.
    ['dineIn', '', null],
  ] as const)('of %s to %s takes longer while a lot is going on', (orderType, deliveryArea, expected) => {
    const busy = { ...kitchen, busyMinutes: 20, busyUntil: noon.add({ minutes: 30 }).toString() }
    const minutesAt = (now: Temporal.Instant) => preparationMinutesOf(busy, { orderType, deliveryArea, now })

    expect(minutesAt(noon)).toBe(expected)
    expect(minutesAt(noon.add({ minutes: 30 }))).toBe(expected && expected - 20)
  })
})

const ask = (more: Partial<SlotQuestion> = {}): SlotQuestion => ({
  branch: kitchen,
  orderType: 'takeaway',
  now: noon,
  preparationMinutes: 25,
  ...more,
})
const full = (...starts: string[]) => ({
  fullSlots: new Set(starts.map((start) => at(`2026-11-23T${start}`).epochMilliseconds)),
})

describe('promisedTime', () => {
  const promised = (more: Partial<SlotQuestion>, appointment: Temporal.Instant | null = null) =>
    promisedTime({ ...ask(more), appointment })

  it.each([
    ['once it is prepared', {}, at('2026-11-23T12:25')],
    ['by fives', { now: at('2026-11-23T12:01') }, at('2026-11-23T12:30')],
    ['in the next slot with room', full('12:15', '12:30'), at('2026-11-23T12:45')],
    ['nothing where nobody says how long it takes', { preparationMinutes: null }, null],
    ['what room there is, even so', { preparationMinutes: null, ...full('12:00') }, at('2026-11-23T12:15')],
  ])('promises %s', (_, more, expected) => {
    expect(promised(more)?.toString()).toBe(expected?.toString())
  })

  it('promises the appointment, where anything is promised', () => {
    const evening = at('2026-11-23T19:00')
    expect(promised({}, evening)).toBe(evening)
    expect(promised({ preparationMinutes: null }, evening)).toBeNull()
  })
})

describe('waitingMinutes', () => {
  it.each([
    ['what the branch says, at any second', { now: at('2026-11-23T12:01:23') }, 25],
    ['by fives until a slot has room', { now: at('2026-11-23T12:01:23'), ...full('12:15', '12:30') }, 45],
    ['nothing where it does not say', { preparationMinutes: null }, null],
    ['nothing where there is no room today', { now: at('2026-11-23T21:40'), ...full('22:00') }, null],
  ])('says %s', (_, more, expected) => {
    expect(waitingMinutes(ask(more))).toBe(expected)
  })
})

describe('promiseOncePaid', () => {
  const order = {
    placedAt: '2026-11-23T11:00:00.000Z',
    promisedAt: '2026-11-23T11:30:00.000Z',
    appointmentDate: null,
  }
  const paidAt = Temporal.Instant.from('2026-11-23T11:07:30Z')

  it.each([
    [{}, '2026-11-23T11:37:30.000Z'],
    [{ promisedAt: null }, null],
    [{ appointmentDate: '2026-11-23T11:30:00.000Z' }, '2026-11-23T11:30:00.000Z'],
  ])('of an order with %j is %s', (changes, promised) => {
    expect(promiseOncePaid({ ...order, ...changes }, paidAt)).toBe(promised)
  })
})

describe('openPromise', () => {
  const order = {
    promisedAt: '2026-11-23T12:25:00Z',
    status: 'awaiting',
    type: 'takeaway',
    counterAppointmentStatus: 'none',
  } as const

  it.each([
    [{}, true],
    [{ status: 'confirmed' }, true],
    [{ status: 'in-delivery', type: 'delivery' }, true],
    [{ status: 'in-delivery' }, false],
    [{ status: 'completed' }, false],
    [{ status: 'canceled' }, false],
    [{ counterAppointmentStatus: 'open' }, false],
    [{ promisedAt: null }, false],
  ] as const)('of an order with %j is told: %s', (changes, isTold) => {
    expect(openPromise({ ...order, ...changes }) !== null).toBe(isTold)
  })
})

describe('the words', () => {
  const said = (time: string, orderType: 'takeaway' | 'delivery' = 'takeaway') =>
    promiseText({ at: at(time), orderType }, noon, vienna)

  it('name the day unless it is today', () => {
    expect(said('2026-11-23T18:45')).toBe('Voraussichtlich fertig um 18:45 Uhr')
    expect(said('2026-11-24T18:45', 'delivery')).toBe('Lieferung voraussichtlich morgen um 18:45 Uhr')
    expect(said('2026-12-24T11:00')).toBe('Voraussichtlich fertig am Do 24.12. um 11:00 Uhr')
  })

  it.each([
    [5, 'ca. 5 Min.'],
    [60, 'ca. 1 Std.'],
    [95, 'ca. 1 Std. 35 Min.'],
  ])('call %i minutes %s', (minutes, expected) => {
    expect(waitText(minutes)).toBe(expected)
  })
})
