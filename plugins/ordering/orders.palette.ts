import { orderStatusLabels, staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import type { PaletteKind } from '#plugins/desk/palette.port.ts'

/** Orders by their number, their guest and the telephone; days are the branch's own. */
export const ordersInPalette: PaletteKind = {
  slug: 'orders',
  words: ['ticketNumber', 'lastName', 'firstName', 'companyName', 'email', 'uid'],
  phones: ['phone'],
  shown: ['businessDay', 'status', 'type'],
  latestBy: 'placedAt',
  title: ({ ticketNumber, firstName, lastName, companyName }) => {
    const guest = [firstName, lastName].filter(Boolean).join(' ')

    return [ticketNumber && `Nr. ${String(ticketNumber)}`, guest || companyName].filter(Boolean).join(' · ')
  },
  plain: ({ ticketNumber }) => (ticketNumber ? `Nr. ${String(ticketNumber)}` : ''),
  hint: ({ businessDay, status, type, phone, companyName, email }) => [
    germanDay(businessDay),
    labelOf(staffOrderTypeLabels, type),
    labelOf(orderStatusLabels, status),
    phone,
    companyName,
    email,
  ],
}

const germanDay = (day: unknown): string =>
  String(day ?? '')
    .split('-')
    .toReversed()
    .join('.')

const labelOf = (labels: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  labels[String(value)]
