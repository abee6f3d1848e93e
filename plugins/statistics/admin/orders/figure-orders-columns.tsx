import { Link } from '@payloadcms/ui'

import type { FigureOrder, FigureOrders } from '#domain/insight/statistics/figure-orders.contract.ts'
import { figureText } from '#domain/insight/statistics/figure-words.ts'
import { orderStatusLabels, staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import type { Column } from '#plugins/desk/kit.port.ts'

/** So many have room beside what an order is; the others can be chosen, and their sums stand above. */
const measuresAtFirst = 3

/** What an order is, and what it adds to each measure of the figure. */
export function figureOrdersColumns(
  measures: FigureOrders['measures'],
  home: string,
): readonly Column<FigureOrder>[] {
  return [
    {
      name: 'bestellung',
      title: 'Bestellung',
      width: 'minmax(6rem, 1fr)',
      value: ({ ticketNumber }) => ticketNumber,
      cell: ({ id, ticketNumber }) => (
        <Link href={`${home}/collections/orders/${id}`} prefetch={false}>
          {ticketNumber === null ? 'Ohne Nummer' : `Nr. ${ticketNumber}`}
        </Link>
      ),
    },
    {
      name: 'bestellt',
      title: 'Bestellt',
      value: ({ placedAt }) => placedAt,
      kind: 'moment',
      width: 'minmax(9.5rem, 1fr)',
    },
    {
      name: 'filiale',
      title: 'Filiale',
      value: ({ branch }) => branch.name,
      width: 'minmax(9rem, 2fr)',
      wraps: true,
    },
    { name: 'art', title: 'Bestellart', value: ({ type }) => staffOrderTypeLabels[type] },
    {
      name: 'stand',
      title: 'Status',
      value: ({ status }) => orderStatusLabels[status],
      width: 'minmax(8.5rem, 1fr)',
    },
    {
      name: 'zahlungsart',
      title: 'Zahlungsart',
      value: ({ paymentMethod }) => paymentMethodLabels[paymentMethod],
      isHiddenAtFirst: true,
    },
    { name: 'summe', title: 'Summe', value: ({ totalCents }) => totalCents, kind: 'cents' },
    ...measures.map(
      ({ key, label, unit }, index): Column<FigureOrder> => ({
        name: key,
        title: `Davon ${label}`,
        value: ({ values }) => values[key] ?? null,
        cell: ({ values }) => figureText(values[key], unit),
        kind: unit === 'cents' ? 'cents' : 'number',
        isHiddenAtFirst: index >= measuresAtFirst,
      }),
    ),
  ]
}
