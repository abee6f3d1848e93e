import { expect, it } from 'vitest'
import { ticketLabel } from './ticket.ts'

it('a number is a ticket unless the shop disables tickets', () => {
  expect(ticketLabel({ disableTickets: false })).toBe('Ticket')
  expect(ticketLabel({ disableTickets: true })).toBe('Bestellnummer')
})
