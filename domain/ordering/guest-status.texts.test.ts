import { describe, expect, it } from 'vitest'

import { guestStatusText } from './guest-status.texts.ts'
import { at } from './slots.fixture.ts'
import { orderStatuses, orderTypes } from './order-terms.ts'

const placed = at('2026-11-23T12:00')
const soon = at('2026-11-23T12:01')
const order = {
  status: 'awaiting',
  type: 'takeaway',
  paymentStatus: 'none',
  isQuotation: false,
  placedAt: placed.toString(),
  appointmentDate: null,
} as const
const evening = { appointmentDate: at('2026-11-23T18:00').toString() }
const said = (changes: Partial<Parameters<typeof guestStatusText>[0]> = {}, now = soon) =>
  guestStatusText({ ...order, ...changes }, now)

describe('the words of the status page', () => {
  it('thank while all is well and say plainly when it is not', () => {
    for (const type of orderTypes) {
      for (const status of orderStatuses) {
        const { heading, message } = said({ status, type })
        const isWell = ['awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed'].includes(status)

        expect(heading.startsWith('Vielen Dank')).toBe(isWell)
        expect(message).toMatch(/[.!]$/)
      }
    }
  })

  it('say whose turn it was when an order has expired', () => {
    expect(said({ status: 'expired' }).message).toMatch(/nicht rechtzeitig bestätigt/)
    expect(said({ status: 'expired', counterAppointmentStatus: 'expired' }).message).toMatch(
      /Der vorgeschlagene Termin ist vorbei/,
    )
  })

  it.each([
    ['delivery', 'Ihre Bestellung ist unterwegs zu Ihnen.', /angekommen/],
    ['takeaway', 'Ihre Bestellung ist abholbereit.', /abgeholt/],
    ['dineIn', 'Ihre Bestellung wird gleich an Ihren Tisch gebracht.', /nächsten Besuch/],
  ] as const)('are those of the order type: %s', (type, ready, done) => {
    expect(said({ status: 'in-delivery', type }).message).toBe(ready)
    expect(said({ status: 'completed', type }).message).toMatch(done)
  })

  it('speak of the payment while it is on its way', () => {
    expect(said({ status: 'awaiting-payment' })).toEqual({
      heading: 'Ihre Bestellung wartet auf die Zahlung',
      message: 'Sobald Ihre Zahlung bestätigt ist, beginnen wir. Diese Seite zeigt es Ihnen von selbst.',
    })
    expect(said().message).toBe('Ihre Bestellung ist bei uns eingegangen und wird gleich bestätigt.')
  })

  it('call a request for an offer by its name', () => {
    for (const status of orderStatuses.filter(
      (status) => status !== 'in-delivery' && status !== 'delivered',
    )) {
      const { heading, message } = said({ status, isQuotation: true, ...evening })
      expect(`${heading} ${message}`).toContain('Anfrage')
    }
  })

  it.each([
    ['offered', 'Unser Angebot ist da.'],
    ['declined', 'Sie haben unser Angebot abgelehnt.'],
    ['expired', 'Unser Angebot ist abgelaufen.'],
    ['withdrawn', 'Wir haben unser Angebot zurückgezogen'],
  ] as const)('of a request whose offer is %s say so, whoever waits how long', (quotationStatus, words) => {
    const request = { isQuotation: true, quotationStatus } as const

    expect(said(request, placed.add({ hours: 48 })).message).toContain(words)
    const over = { ...request, quotationValidUntil: placed.toString() }
    expect(said(over, placed).message).toContain(
      quotationStatus === 'offered' ? 'Unser Angebot ist abgelaufen.' : words,
    )
  })

  it('thank for the order once its price is agreed on', () => {
    expect(said({ isQuotation: true, quotationStatus: 'accepted', status: 'confirmed' })).toEqual({
      heading: 'Vielen Dank für Ihren Auftrag!',
      message: 'Unser Angebot ist angenommen und Ihr Auftrag bestätigt. Wir kümmern uns darum.',
    })
  })

  it('thank for patience after five minutes without an answer', () => {
    expect(said({}, placed.add({ minutes: 4 })).message).toContain('gleich bestätigt')
    expect(said({}, placed.add({ minutes: 5 })).message).toMatch(/^Danke für Ihre Geduld/)
    expect(said({ status: 'confirmed' }, placed.add({ minutes: 5 })).message).not.toContain('Geduld')
  })

  it('promise of an order for later nothing that comes at once', () => {
    expect(said(evening)).toEqual({
      heading: 'Vielen Dank für Ihre Vorbestellung!',
      message: 'Ihre Vorbestellung ist bei uns eingegangen. Sobald wir sie bestätigen, sehen Sie es hier.',
    })
    expect(said(evening, at('2026-11-23T13:00')).message).not.toContain('Geduld')
    expect(said({ ...evening, status: 'confirmed' }).message).toContain('rechtzeitig')
    expect(said({ ...evening, status: 'confirmed' }, at('2026-11-23T17:00')).message).toContain(
      'wird zubereitet',
    )
    expect(said({ appointmentDate: at('2026-11-23T13:30').toString() }).heading).toContain('Bestellung!')
  })
})
