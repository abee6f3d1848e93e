import type { Pool } from 'pg'

import { arrivedStatuses } from '#domain/ordering/order-status.ts'
import type { ShownTable, TableList } from '#domain/ordering/table-tabs.contract.ts'

import { listOpen } from './list-orders.ts'
import { hasStatus } from './order-record.ts'

type Asked = { pool: Pool; branch: string; now: Temporal.Instant }

/** The tables of a branch and what is open at them. */
export async function listTables({ pool, branch, now }: Asked): Promise<TableList> {
  const [list, { rows: tables }] = await Promise.all([
    listOpen(
      { pool, branches: [branch], now },
      {
        name: 'orders-at-tables',
        condition: `o.type = 'dineIn' and o.table_identifier is not null and o.voided_at is null
                    and ${hasStatus(arrivedStatuses, 'o')}`,
        values: [],
      },
    ),
    pool.query<ShownTable>({
      name: 'tables-of-branch',
      text: `select id, identifier, nullif(name, '') as name, seats::int as seats from tables
              where branch_id = $1 order by length(identifier), identifier`,
      values: [branch],
    }),
  ])

  return { ...list, tables }
}
