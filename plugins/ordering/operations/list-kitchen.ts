import type { Pool } from 'pg'

import { givenOutStatuses, recallHours } from '#domain/ordering/kitchen-lines.ts'
import {
  type KitchenList,
  type KitchenPace,
  type KitchenStation,
  mostLately,
} from '#domain/ordering/kitchen.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { listOpen, staffSelection } from './list-orders.ts'
import { hasStatus, isForVouchers } from './order-record.ts'

type Asked = { pool: Pool; branch: string; now: Temporal.Instant }

/** What the kitchen of a branch has to make, with all that a screen needs to say where and how urgently. */
export async function listKitchen({ pool, branch, now }: Asked): Promise<KitchenList> {
  const [list, lately, stations, pace] = await Promise.all([
    listOpen(
      { pool, branches: [branch], now },
      {
        name: 'kitchen-orders',
        condition: `(${hasStatus(['confirmed'], 'o')} or ${isRecalled('$2')}) and o.voided_at is null
                    and not ${isForVouchers('o')}`,
        values: [now.toString()],
      },
    ),
    readLately(pool, branch, now),
    readStations(pool, branch),
    readPace(pool, branch),
  ])

  return { ...list, lately, stations, pace }
}

/** An SQL condition: given out, called back since, and not forgotten. */
const isRecalled = (now: string): string =>
  `(${hasStatus(givenOutStatuses, 'o')}
    and (o.kitchen ->> 'recalledAt')::timestamptz > ${now}::timestamptz - interval '${recallHours} hours')`

/** What was given out last, by when it was. */
async function readLately(pool: Pool, branch: string, now: Temporal.Instant): Promise<StaffOrder[]> {
  const { rows } = await pool.query<StaffOrder>({
    name: 'kitchen-lately',
    text: `select ${staffSelection}
             from orders o
             join lateral (select max(e.at) as at from order_events e
                            where e.order_id = o.id and e.from_status::text = 'confirmed'
                              and e.to_status is distinct from e.from_status) given on true
            where o.branch_id = $1 and ${hasStatus(givenOutStatuses, 'o')} and o.voided_at is null
              and not ${isForVouchers('o')}
              and o.updated_at > $2::timestamptz - interval '${recallHours} hours' and not coalesce(${isRecalled('$2')}, false)
            order by given.at desc nulls last, o.id limit ${mostLately}`,
    values: [branch, now.toString()],
  })
  return rows
}

/** The departments of the branch, each with what stands in its categories on any menu of the branch. */
export async function readStations(pool: Pool, branch: string): Promise<KitchenStation[]> {
  const { rows } = await pool.query<KitchenStation>({
    name: 'kitchen-stations',
    text: `select d.id, d.name, coalesce(array_agg(distinct made.products_id) filter (where made.products_id is not null), '{}') as products
             from departments d
             left join departments_rels makes on makes.parent_id = d.id and makes.path = 'categories'
             left join menus_catalog listed on listed.category_id = makes.categories_id
              and exists (select from menus_rels own where own.parent_id = listed._parent_id
                                                       and own.path = 'branches' and own.branches_id = d.branch_id)
             left join menus_rels made on made.parent_id = listed._parent_id
              and made.path = 'catalog.' || (listed._order - 1) || '.products'
            where d.branch_id = $1
            group by d.id, d.name
            order by d.name, d.id`,
    values: [branch],
  })
  return rows
}

async function readPace(pool: Pool, branch: string): Promise<KitchenPace> {
  const { rows } = await pool.query<KitchenPace>({
    name: 'kitchen-pace',
    text: `select takeaway_preparation_minutes::int as takeaway, delivery_preparation_minutes::int as delivery,
                  dine_in_preparation_minutes::int as "dineIn",
                  coalesce((select json_agg(json_build_object('area', a.area, 'minutes', a.delivery_minutes::int))
                              from branches_delivery_areas a
                             where a._parent_id = b.id and a.delivery_minutes is not null), '[]') as ways
             from branches b where b.id = $1`,
    values: [branch],
  })
  return rows[0] ?? { takeaway: null, delivery: null, dineIn: null, ways: [] }
}
