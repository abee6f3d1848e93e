import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { revenueStatuses, statusesAtWork } from '#domain/ordering/order-status.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { hasStatus } from './order-record.ts'

/** What needs somebody now, within the branches of the person who asks. */
export async function readDesk(req: PayloadRequest, now: Temporal.Instant) {
  const branches = await findBranches(req)
  const [open, revenue] = await Promise.all([findOpenOrders(req), sumRevenue(req, branches, now)])

  return { branches, open, revenue }
}

export type Desk = Awaited<ReturnType<typeof readDesk>>
type DeskBranch = Awaited<ReturnType<typeof findBranches>>[number]

/** Everybody may read every branch; the desk is about those that a person works at. */
async function findBranches(req: PayloadRequest) {
  const staff = staffOf(req)
  return findRecords(asUser(req), 'branches', {
    where: staff?.roles.includes('ROLE_ADMIN') ? {} : { id: { in: staff?.branches ?? [] } },
    sort: 'name',
    select: {
      name: true,
      identifier: true,
      isPublic: true,
      timeZone: true,
      businessDayStartsAt: true,
      openingHours: true,
      deliveryHours: true,
      isDeliveryHoursEnabled: true,
    },
  })
}

async function findOpenOrders(req: PayloadRequest) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'orders',
    where: { status: { in: statusesAtWork } },
    depth: 0,
    sort: ['-status', 'placedAt'],
    limit: 200,
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
      total: true,
    },
    ...asUser(req),
  })
  return { orders: docs, count: totalDocs }
}

/** Integer cents. */
async function sumRevenue(req: PayloadRequest, branches: DeskBranch[], now: Temporal.Instant) {
  const days = branches.map(({ timeZone, businessDayStartsAt }) =>
    businessDayOf(now, timeZone, businessDayStartsAt),
  )
  const { rows } = await req.payload.db.pool.query<Record<keyof typeof nothing, string>>({
    name: 'desk-revenue',
    text: revenueQuery,
    values: [branches.map(({ id }) => id), days, now.toString()],
  })

  return {
    ...nothing,
    ...Object.fromEntries(Object.entries(rows[0] ?? {}).map(([key, sum]) => [key, Number(sum)])),
  }
}

const nothing = { todayCents: 0, todayOrders: 0, lastWeekSoFarCents: 0, lastWeekCents: 0 }

const revenueQuery = `
  with desk as (select * from unnest($1::uuid[], $2::date[]) as d (branch, today)),
       sold as (select o.total, o.placed_at, o.business_day::date = d.today as is_today
                  from desk d
                  join orders o on o.branch_id = d.branch
                   and o.business_day in (d.today::text, (d.today - 7)::text)
                 where ${hasStatus(revenueStatuses, 'o')})
  select coalesce(sum(total) filter (where is_today), 0) as "todayCents",
         count(*) filter (where is_today) as "todayOrders",
         coalesce(sum(total) filter (where not is_today
                                       and placed_at <= $3::timestamptz - interval '7 days'), 0)
           as "lastWeekSoFarCents",
         coalesce(sum(total) filter (where not is_today), 0) as "lastWeekCents"
    from sold`
