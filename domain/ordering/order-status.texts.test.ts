import { describe, expect, it } from 'vitest'
import { orderActivityText, orderStatusText, orderStepLabel } from './order-status.texts.ts'
import { orderStatuses, orderTypes } from './order-terms.ts'

describe('the words of the status page', () => {
  it('thank while all is well and say plainly when it is not', () => {
    for (const type of orderTypes) {
      for (const status of orderStatuses) {
        const { heading, message } = orderStatusText({ status, type })
        const isWell = ['awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed'].includes(status)

        expect(heading.startsWith('Vielen Dank')).toBe(isWell)
        expect(message).toMatch(/[.!]$/)
      }
    }
  })

  it.each([
    ['delivery', 'In Zustellung', 'Ihre Bestellung ist unterwegs zu Ihnen.', 'Lieferung unterwegs'],
    ['takeaway', 'Abholbereit', 'Ihre Bestellung ist abholbereit.', 'Abholbereit'],
    ['dineIn', 'Wird serviert', 'Ihre Bestellung wird gleich an Ihren Tisch gebracht.', 'Wird serviert'],
  ] as const)('are those of the order type: %s', (type, step, message, activity) => {
    expect(orderStepLabel('in-delivery', { type })).toBe(step)
    expect(orderStatusText({ status: 'in-delivery', type }).message).toBe(message)
    expect(orderActivityText('in-delivery', { type })).toBe(activity)
  })

  it('speak of the payment while it is on its way', () => {
    const order = { status: 'awaiting', type: 'takeaway' } as const

    expect(orderStatusText({ ...order, paymentStatus: 'pending' }).message).toBe(
      'Wir warten auf die Bestätigung Ihrer Zahlung.',
    )
    expect(orderStatusText({ ...order, paymentStatus: 'none' }).message).toBe(
      'Ihre Bestellung ist bei uns eingegangen und wird gleich bestätigt.',
    )
  })

  it('call a request for an offer by its name', () => {
    for (const status of orderStatuses.filter(
      (status) => status !== 'in-delivery' && status !== 'delivered',
    )) {
      const { heading, message } = orderStatusText({ status, type: 'takeaway', isQuotation: true })
      expect(`${heading} ${message}`).toContain('Anfrage')
    }
    expect(orderActivityText('confirmed', { type: 'takeaway', isQuotation: true })).toBe('Anfrage bestätigt')
    expect(orderActivityText('confirmed', { type: 'takeaway' })).toBe('Bestellung bestätigt')
  })
})
