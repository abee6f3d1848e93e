import { describe, expect, it } from 'vitest'
import { orderActivityText, orderStepLabel } from './order-status.texts.ts'

describe('the steps of an order', () => {
  it.each([
    ['delivery', 'In Zustellung', 'Lieferung unterwegs'],
    ['takeaway', 'Abholbereit', 'Abholbereit'],
    ['dineIn', 'Wird serviert', 'Wird serviert'],
  ] as const)('are those of the order type: %s', (type, step, activity) => {
    expect(orderStepLabel('in-delivery', { type })).toBe(step)
    expect(orderActivityText('in-delivery', { type })).toBe(activity)
  })

  it('call a request for an offer by its name', () => {
    expect(orderActivityText('confirmed', { type: 'takeaway', isQuotation: true })).toBe('Anfrage bestätigt')
    expect(orderActivityText('confirmed', { type: 'takeaway' })).toBe('Bestellung bestätigt')
  })
})
