import type { PayloadRequest } from 'payload'

import type { Branch } from '#cms/payload-types.ts'
import type { Acceptance, AcceptanceChange } from '#domain/ordering/acceptance.contract.ts'
import { changedAcceptance } from '#domain/ordering/change-acceptance.ts'
import { availableOrderTypes } from '#domain/ordering/offered-types.ts'
import { businessDayEnd, clockOfBusinessDay } from '#domain/time/business-day.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

import { branchesInReach } from './branches-in-reach.ts'

/** How the branches whose orders the person may see take orders just now. */
export async function readAcceptances(req: PayloadRequest, asked?: string): Promise<Acceptance[]> {
  const ids = await branchesInReach(req, asked)
  // Who works with the orders of a branch may know how it takes them.
  const branches = await findRecords(asSystem(req), 'branches', {
    where: { id: { in: ids } },
    sort: 'name',
    limit: ids.length,
    select: shown,
  })

  return branches.map(acceptanceOf)
}

/** Stops a branch for a while, or lets it go on. Whoever answers orders may, though they may change nothing else of it. */
export async function changeAcceptance(
  req: PayloadRequest,
  { asked, change, now }: { asked: string; change: AcceptanceChange; now: Temporal.Instant },
): Promise<Acceptance> {
  if (!(await rightTo(req, 'update', 'orders'))) throw new Refused('not-allowed')
  const [id = ''] = await branchesInReach(req, asked)
  const [branch] = await findRecords(asSystem(req), 'branches', {
    where: { id: { equals: id } },
    limit: 1,
    select: { timeZone: true, businessDayStartsAt: true },
  })
  if (!branch) throw new Refused('unknown-branch')
  const { timeZone, businessDayStartsAt } = branch
  const dayEnds = businessDayEnd(now, timeZone, businessDayStartsAt)
  const lastOrderAt = change.lastOrder
    ? clockOfBusinessDay(change.lastOrder, now, timeZone, businessDayStartsAt)
    : null
  if (lastOrderAt && Temporal.Instant.compare(lastOrderAt, now) <= 0) throw pastLastOrder()
  const changed = await req.payload.update({
    collection: 'branches',
    id,
    data: changedAcceptance(change, { now, dayEnds, lastOrderAt }),
    depth: 0,
    select: shown,
    ...asSystem(req),
  })

  return acceptanceOf(changed)
}

function pastLastOrder(): Refused {
  const message = 'Diese Uhrzeit ist heute schon vorbei.'

  return new Refused('validation', {}, [{ field: 'lastOrder', code: 'last-order-past', message }])
}

/** Boards ask for it again and again, and a branch is much besides. */
const shown = {
  name: true,
  timeZone: true,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  takeawayPausedUntil: true,
  deliveryPausedUntil: true,
  dineInPausedUntil: true,
  lastOrderAt: true,
  lastOrderUntil: true,
  pauseReason: true,
  busyMinutes: true,
  busyUntil: true,
  isQuotationRequired: true,
  takeawayPreparationMinutes: true,
  deliveryPreparationMinutes: true,
  dineInPreparationMinutes: true,
} as const satisfies Partial<Record<keyof Branch, true>>

type Shown = Pick<Branch, 'id' | keyof typeof shown>

const offeredBy = (branch: Shown) =>
  availableOrderTypes({
    isTakeawayEnabled: Boolean(branch.isTakeawayEnabled),
    isDeliveryEnabled: Boolean(branch.isDeliveryEnabled),
    isDineInEnabled: Boolean(branch.isDineInEnabled),
  })

const promisedBy = (branch: Shown) =>
  branch.isQuotationRequired
    ? []
    : offeredBy(branch).filter((type) => typeof branch[`${type}PreparationMinutes`] === 'number')

const acceptanceOf = (branch: Shown): Acceptance => ({
  branch: branch.id,
  name: branch.name,
  timeZone: branch.timeZone,
  orderTypes: offeredBy(branch),
  promisedTypes: promisedBy(branch),
  takeawayPausedUntil: branch.takeawayPausedUntil ?? null,
  deliveryPausedUntil: branch.deliveryPausedUntil ?? null,
  dineInPausedUntil: branch.dineInPausedUntil ?? null,
  lastOrderAt: branch.lastOrderAt ?? null,
  lastOrderUntil: branch.lastOrderUntil ?? null,
  pauseReason: branch.pauseReason ?? null,
  busyMinutes: branch.busyMinutes ?? null,
  busyUntil: branch.busyUntil ?? null,
})
