import type { PayloadRequest } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { formatMoney } from '#domain/money/money.ts'
import { isMissedOrder, missedRuleOf } from '#domain/ordering/missed-orders.ts'
import { statusesAtWork } from '#domain/ordering/order-status.ts'
import { orderStepLabel } from '#domain/ordering/order-status.texts.ts'
import { orderStatusLabels, staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import { formatDateTime, formatTime } from '#domain/time/format.ts'
import { formatWaiting } from '#domain/time/waiting-time.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import type { TodayItem, TodayList, TodayTone } from '#plugins/desk/today.port.ts'

import { type OwnBranch, ownBranches } from './own-branches.ts'

const mostRead = 60
const mostShown = 8

/** What has to be answered, made or handed over, the unanswered first, then by when they are due. */
export async function openOrders(req: PayloadRequest, now: Temporal.Instant): Promise<TodayList[]> {
  const branches = await ownBranches(req)
  const { docs, totalDocs } = await findOpen(req, branches)
  const sorted = docs.toSorted(
    (one, other) => rank(one) - rank(other) || dueAt(one).localeCompare(dueAt(other)),
  )

  return [
    {
      key: 'orders-open',
      title: 'Offene Bestellungen',
      empty: 'Gerade ist nichts offen.',
      items: sorted.slice(0, mostShown).map((order) => itemOf(order, branches, now)),
      all: {
        label: totalDocs > mostShown ? `Alle ${totalDocs} offenen Bestellungen` : 'Alle offenen Bestellungen',
        path: listPath('orders', [{ status: { in: statusesAtWork } }], 'placedAt'),
      },
    },
  ]
}

/** The statuses are kept in the order of an order's life, so the unanswered come first and the oldest of them. */
const findOpen = (req: PayloadRequest, branches: readonly OwnBranch[]) =>
  req.payload.find({
    collection: 'orders',
    where: { branch: { in: branches.map(({ id }) => id) }, status: { in: statusesAtWork } },
    depth: 0,
    sort: ['status', 'placedAt'],
    limit: mostRead,
    select: {
      ticketNumber: true,
      status: true,
      type: true,
      branch: true,
      tableIdentifier: true,
      firstName: true,
      lastName: true,
      device: true,
      placedAt: true,
      appointmentDate: true,
      promisedAt: true,
      counterAppointmentStatus: true,
      quotationStatus: true,
      total: true,
    },
    ...asUser(req),
  })

type OpenOrder = Awaited<ReturnType<typeof findOpen>>['docs'][number]

function itemOf(order: OpenOrder, branches: readonly OwnBranch[], now: Temporal.Instant): TodayItem {
  const branch = branches.find(({ id }) => id === order.branch)
  const place = branches.length > 1 ? branch?.name : undefined
  const customer = [order.firstName, order.lastName].filter(Boolean).join(' ')
  const timeZone = branch?.timeZone ?? 'UTC'

  return {
    key: order.id,
    lead: String(order.ticketNumber ?? ''),
    title: whatOf(order),
    ...(customer && { customer }),
    note: [whenOf(order, timeZone, now), place].filter(Boolean).join(' · '),
    ...((order.appointmentDate ?? order.promisedAt) && { timeZone }),
    status: {
      label:
        order.status === 'in-delivery'
          ? orderStepLabel(order.status, order)
          : orderStatusLabels[order.status],
      tone: toneOf(order, branch, now),
    },
    end: formatMoney(order.total),
    path: `/collections/orders/${order.id}`,
  }
}

const toneOf = (order: OpenOrder, branch: OwnBranch | undefined, now: Temporal.Instant): TodayTone =>
  isMissedOrder(order, missedRuleOf(branch ?? {}), now)
    ? 'wrong'
    : order.status === 'awaiting'
      ? 'waits'
      : 'calm'

const rank = ({ status }: OpenOrder): number => (status === 'awaiting' ? 0 : status === 'confirmed' ? 1 : 2)

const dueAt = ({ promisedAt, appointmentDate, placedAt }: OpenOrder): string =>
  promisedAt ?? appointmentDate ?? placedAt

const whatOf = (order: OpenOrder): string =>
  [
    staffOrderTypeLabels[order.type],
    order.tableIdentifier && `Tisch ${order.tableIdentifier}`,
    order.device && 'Selbstbedienung',
  ]
    .filter(Boolean)
    .join(' · ')

function whenOf(
  { appointmentDate, promisedAt, placedAt }: OpenOrder,
  zone: string,
  now: Temporal.Instant,
): string {
  if (appointmentDate) return `für ${formatDateTime(Temporal.Instant.from(appointmentDate), zone)} Uhr`
  const waits = formatWaiting(Temporal.Instant.from(placedAt), now)

  return promisedAt
    ? `zugesagt für ${formatTime(Temporal.Instant.from(promisedAt), zone)} Uhr · ${waits}`
    : waits
}
