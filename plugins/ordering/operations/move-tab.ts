import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { judgeTabMove } from '#domain/ordering/move-tab.ts'
import { keptNames } from '#domain/ordering/order-fields.ts'
import { arrivedStatuses } from '#domain/ordering/order-status.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { MoveTabRequest } from '#domain/ordering/table-tabs.contract.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'

import { readStaffOrders } from './list-orders.ts'
import { hasStatus, type OrderRecord, orderSelection } from './order-record.ts'
import { type OrderMover, storeMovedOrder } from './store-moved-order.ts'
import { tellOwnOrders } from './tell-own-orders.ts'

type Moving = {
  payload: Payload
  branch: string
  asked: MoveTabRequest
  mover: OrderMover
  now: Temporal.Instant
  /** How orders are shown to whoever cannot move them. */
  shown: (order: OrderRecord) => StaffOrder
}

/**
 * Moves everything open at a table to another one, all of it or nothing, and each order as any other move: with its
 * history and told to whoever follows it. The same request again moves nothing and is answered alike.
 */
export async function moveTab({ payload, ...moving }: Moving): Promise<{ docs: StaffOrder[] }> {
  const { branch, asked } = moving
  const { pool } = payload.db
  await refuseUnknownTable(pool, branch, asked.to)
  await inTurn(pool, `tables:${branch}`, (connection) => move(connection, moving))
  const docs = await readStaffOrders(pool, asked.orders)
  tellOwnOrders(payload, docs)

  return { docs: docs.filter((order) => order.branch === branch).toSorted(byPlacing) }
}

async function move(
  connection: Querying,
  { branch, asked, mover, now, shown }: Omit<Moving, 'payload'>,
): Promise<void> {
  const { from, to } = asked
  const open = await lockOpen(connection, branch, [from, to])
  const idsAt = (table: string) =>
    open.filter(({ tableIdentifier }) => tableIdentifier === table).map(({ id }) => id)
  const verdict = judgeTabMove(asked, { atFrom: idsAt(from), atTo: idsAt(to) })
  if ('why' in verdict) throw refusalOf(verdict.why, open, shown)

  const at = now.toString({ smallestUnit: 'millisecond' })
  for (const order of open.filter(({ id }) => verdict.moves.includes(id))) {
    const isStored = await storeMovedOrder(connection, {
      order,
      change: { tableIdentifier: to },
      action: 'move-table',
      mover,
      reason: null,
      detail: { movedTable: { from, to } },
      at,
    })
    // Nobody else writes an order that is locked, so it is the key of the device that is gone.
    if (!isStored) throw new Refused('wrong-device-key')
  }
}

function refusalOf(
  why: 'same-table' | 'new-round' | 'taken',
  open: readonly OrderRecord[],
  shown: Moving['shown'],
): Refused {
  switch (why) {
    case 'same-table':
      return new Refused('validation', {}, [
        { field: 'to', code: why, message: 'Bitte wählen Sie einen anderen Tisch.' },
      ])
    case 'new-round':
      return new Refused('changed-meanwhile', { orders: open.map(shown) })
    case 'taken':
      return new Refused('table-taken', { orders: open.map(shown) })
  }
}

async function refuseUnknownTable(pool: Pool, branch: string, identifier: string): Promise<void> {
  const { rowCount } = await pool.query({
    name: 'table-of-branch',
    text: 'select from tables where branch_id = $1 and identifier = $2',
    values: [branch, identifier],
  })
  if (rowCount === 0) throw new Refused('unknown-table')
}

/** The open orders at some tables; until the end of the transaction nobody else changes them. */
async function lockOpen(
  connection: Querying,
  branch: string,
  tables: readonly string[],
): Promise<OrderRecord[]> {
  const { rows } = await connection.query<OrderRecord>({
    name: 'lock-open-at-tables',
    text: `select ${keptNames.map((name) => orderSelection(name, 'o')).join(', ')}
             from orders o
            where o.branch_id = $1 and o.table_identifier = any($2::text[]) and o.type = 'dineIn'
              and ${hasStatus(arrivedStatuses, 'o')} and o.voided_at is null
            order by o.id for update of o`,
    values: [branch, tables],
  })
  return rows
}

const byPlacing = (one: StaffOrder, other: StaffOrder): number =>
  one.placedAt.localeCompare(other.placedAt) || one.id.localeCompare(other.id)
