/** How a ticket number is called. Spec: storefront 2, status page. */
export function ticketLabel({ disableTickets }: { disableTickets: boolean }): 'Ticket' | 'Bestellnummer' {
  return disableTickets ? 'Bestellnummer' : 'Ticket'
}
