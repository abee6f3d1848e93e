import { describe, expect, it } from 'vitest'

import { deliveryArea, pizza, product } from '#domain/catalogue/shop.fixture.ts'
import { rule } from '#domain/ordering/discounts/discounts.fixture.ts'
import { balanceOf, paymentStatusOf, signOf } from '#domain/ordering/payment-ledger.ts'
import { isOpenAt } from '#domain/time/opening-hours.ts'

import { type OrderingBranch, pastOrders } from './past-orders.ts'

const now = Temporal.Instant.from('2026-11-20T18:40:00Z')
const kitchen: OrderingBranch = {
  id: '0190a000-0000-7000-8000-000000000001',
  timeZone: 'Europe/Vienna',
  businessDayStartsAt: '05:00',
  openingHours: [
    { type: 'daily', from: '10:00', to: '23:00' },
    { type: 'friday', from: '10:00', to: '03:00' },
  ],
  deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
  offers: ['takeaway', 'delivery', 'dineIn'],
  deliveryAreas: [deliveryArea({ area: 'Zentrum', minimumOrderValue: 2000 })],
  tables: ['1', '2'],
  town: { zipCode: '6850', city: 'Dornbirn' },
  products: [
    { product: product({ id: 'suppe' }), weight: 3, schedule: [] },
    { product: product({ id: 'braten', price: 1800 }), weight: 2, schedule: [] },
    { product: pizza({ id: 'pizza' }), weight: 2, schedule: [] },
  ],
}
const orders = pastOrders({ branches: [kitchen], donatees: ['verein'], now, seed: 7 })

describe('the orders of the past year', () => {
  it('are a few thousand, the same ones for the same seed', () => {
    expect(orders.length).toBeGreaterThan(1000)
    expect(pastOrders({ branches: [kitchen], donatees: ['verein'], now, seed: 7 })).toEqual(orders)
    expect(pastOrders({ branches: [kitchen], donatees: ['verein'], now, seed: 8 })).not.toEqual(orders)
  })

  it('came before now, while the house was open, or are wanted when it will be', () => {
    for (const { order } of orders) {
      const placedAt = Temporal.Instant.from(order.placedAt)
      const servedAt = Temporal.Instant.from(order.appointmentDate ?? order.placedAt)
      expect(isOpenAt(kitchen.openingHours, servedAt, 'Europe/Vienna')).toBe(true)
      expect(Temporal.Instant.compare(placedAt, now)).toBe(-1)
    }
  })

  it('were delivered only in the hours of delivery', () => {
    const delivered = orders.filter(({ order }) => order.type === 'delivery')
    const late = delivered.filter(
      ({ order }) => !isOpenAt(kitchen.deliveryHours, Temporal.Instant.from(order.placedAt), 'Europe/Vienna'),
    )
    expect(delivered.length).toBeGreaterThan(100)
    expect(late).toEqual([])
  })

  it('leave the board something to do at any hour', () => {
    const night = Temporal.Instant.from('2026-11-18T03:00:00Z')
    const waiting = pastOrders({ branches: [kitchen], donatees: ['verein'], now: night, seed: 7 }).filter(
      ({ order }) => order.status === 'awaiting' || order.status === 'confirmed',
    )
    expect(waiting.length).toBeGreaterThanOrEqual(2)
  })

  it('are numbered per business day without gaps, nights counting to the evening before', () => {
    const days = Map.groupBy(orders, ({ order }) => order.businessDay)
    for (const day of days.values()) {
      expect(day.map(({ order }) => order.ticketNumber)).toEqual(day.map((_, index) => index + 1))
    }
  })

  it('add up to the cent', () => {
    for (const { order } of orders) {
      const lines = order.items.reduce((sum, { gross }) => sum + gross, 0)
      const taxes = order.taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)
      expect(order.goodsGross).toBe(lines)
      expect(order.total).toBe(order.goodsGross + order.deliveryGross - order.discount + order.donation)
      expect(taxes + order.donation).toBe(order.total)
    }
  })

  it('have a history that leads to their status, mostly to the end', () => {
    for (const { order, events } of orders) {
      expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1))
      expect(events.at(-1)?.to).toBe(order.status)
      expect(order.version).toBe(events.length)
    }
    const completed = orders.filter(({ order }) => order.status === 'completed')
    expect(completed.length / orders.length).toBeGreaterThan(0.85)
  })

  it('are paid once they are served, by cash or card, and a few guests get something back', () => {
    for (const { order, payments } of orders) {
      const lines = payments.map(({ entry }) => ({
        kind: entry.kind,
        amount: entry.amount * signOf[entry.kind],
        payment: null,
      }))
      expect(order.paymentStatus).toBe(paymentStatusOf(lines))
      expect(balanceOf(lines).captured).toBe(payments.length === 0 ? 0 : order.total)
    }
    const paid = orders.filter(({ payments }) => payments.length > 0)
    const completed = orders.filter(({ order }) => order.status === 'completed')
    expect(paid.every(({ order }) => order.status === 'completed')).toBe(true)
    expect(paid.length).toBeGreaterThan(completed.length * 0.95)
    expect(new Set(paid.map(({ order }) => order.paymentMethod)).size).toBe(2)
    expect(paid.some(({ payments }) => payments.length > 1)).toBe(true)
  })

  it('have the rhythm of the week and of the year, and grow', () => {
    const of = (is: (day: Temporal.PlainDate) => boolean) =>
      orders.filter(({ order }) => is(Temporal.PlainDate.from(order.businessDay))).length

    expect(of(({ dayOfWeek }) => dayOfWeek === 6)).toBeGreaterThan(
      1.5 * of(({ dayOfWeek }) => dayOfWeek === 1),
    )
    expect(of(({ month }) => month === 7)).toBeGreaterThan(1.2 * of(({ month }) => month === 2))
    expect(of(() => true) / 366).toBeGreaterThan(2.5)
    expect(new Set(orders.map(({ order }) => order.businessDay)).size).toBeGreaterThan(350)
  })

  it('come to nothing now and then, for a reason', () => {
    const lost = Map.groupBy(orders, ({ order }) => order.status)

    for (const status of ['rejected', 'canceled', 'expired'] as const)
      expect(lost.get(status)?.length, status).toBeGreaterThan(3)
    for (const { order, events } of lost.get('rejected') ?? []) {
      expect(order.rejectionMessage).toBe(events.at(-1)?.reason)
      expect(order.rejectionMessage).toBeTruthy()
    }
  })

  it('are of people who come again, and of others who come once', () => {
    const reached = orders.flatMap(({ order }) => order.phone ?? [])
    const often = [...Map.groupBy(reached, (phone) => phone).values()]

    expect(often.filter(({ length }) => length === 1).length).toBeGreaterThan(300)
    expect(often.filter(({ length }) => length > 4).length).toBeGreaterThan(15)
  })

  it('are of those who were counted as they came, and at the table whose code was scanned', () => {
    const touch = { origin: 'qr', source: null, campaign: null, code: 'tisch-2' } as const
    const origin = { first: touch, last: touch }
    const placedAt = Temporal.Instant.from('2026-05-06T12:00:00Z')
    const purchases = [{ branch: kitchen.id, placedAt, origin, table: '2' }]
    const counted = pastOrders({ branches: [kitchen], donatees: ['verein'], purchases, now, seed: 7 })

    expect(counted.filter(({ order }) => order.origin).map(({ order }) => order)).toMatchObject([
      { placedAt: '2026-05-06T12:00:00.000Z', origin, type: 'dineIn', tableIdentifier: '2' },
    ])
  })

  it('are paid by vouchers as far as these reach, and with the code of new guests for less', () => {
    const voucher = {
      id: 'gutschein',
      branch: kitchen.id,
      issuedAt: '2026-03-01T00:00:00.000Z',
      balance: 9000,
    }
    const branch = { ...kitchen, codeDiscount: rule({ isCode: true, minimumGoods: 1000 }) }
    const made = pastOrders({ branches: [branch], donatees: ['verein'], vouchers: [voucher], now, seed: 7 })
    const spent = made.filter(({ spent }) => spent)

    expect(spent.reduce((sum, { spent }) => sum + (spent?.amount ?? 0), 0)).toBe(9000)
    for (const { order, payments } of spent) {
      const captured = payments.reduce((sum, { entry }) => sum + entry.amount, 0)
      expect([order.paymentStatus, captured, order.placedAt > voucher.issuedAt]).toEqual([
        'paid',
        order.total,
        true,
      ])
    }
    const reduced = made.filter(({ order }) => order.discount > 0)
    const guests = reduced.map(({ order }) => order.email)
    expect(reduced.length).toBeGreaterThan(20)
    expect(new Set(guests).size).toBe(guests.length)
    for (const { order } of reduced)
      expect(order.total).toBe(order.goodsGross + order.deliveryGross - order.discount + order.donation)
  })

  it('have their own link each', () => {
    expect(new Set(orders.map(({ order }) => order.uid)).size).toBe(orders.length)
    expect(new Set(orders.map(({ order }) => order.id)).size).toBe(orders.length)
  })
})
