import type { PayloadRequest } from 'payload'

import {
  type BoxPage,
  type BranchBox,
  mostReceipts,
  type ShownBox,
  type ShownReceipt,
} from '#domain/ordering/fiscal/fiscal.contract.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { branchesOfBoxes, findBox, mayLead } from './branches-of-boxes.ts'

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const shown = `
  select d.branch_id as branch, d.id, d.name, d.scheme, d.serial, d.provider = 'test' as "isTest",
         d.is_unplugged as "isUnplugged", ${instant('d.started_at')} as "startedAt", ${instant('d.ended_at')} as "endedAt",
         ${instant('d.away_since')} as "awaySince", coalesce(r.number, 0) as receipts, ${instant('r.at')} as "lastAt",
         (select count(*)::int from fiscal_receipts u where u.device_id = d.id and u.state = 'unsigned') as unsigned
    from fiscal_devices d
    left join lateral (select number, at from fiscal_receipts where device_id = d.id order by number desc limit 1) r on true`

/** Numbers have no gaps, so the last one says how many there are. */
export const activeBoxes = `${shown} where d.ended_at is null and d.branch_id = any($1::uuid[])`

type Row = ShownBox & { branch: string }
const boxOf = ({ branch: _branch, ...box }: Row): ShownBox => box

/** Each branch that may be seen, with its cash box if it has one. */
export async function listBoxes(req: PayloadRequest): Promise<BranchBox[]> {
  const branches = await branchesOfBoxes(req)
  const { rows } = await req.payload.db.pool.query<Row>({
    name: 'shown-cash-boxes',
    text: activeBoxes,
    values: [branches.map(({ id }) => id)],
  })

  return Promise.all(
    branches.map(async ({ id, name, timeZone }) => {
      const row = rows.find(({ branch }) => branch === id)

      return { branch: { id, name, timeZone }, box: row ? boxOf(row) : null, mayLead: await mayLead(req, id) }
    }),
  )
}

/** A cash box with what it wrote last. */
export async function readBoxPage(req: PayloadRequest, id: string): Promise<BoxPage> {
  const { branch } = await findBox(req, id)
  const { pool } = req.payload.db
  const { rows } = await pool.query<Row>({
    name: 'shown-cash-box',
    text: `${shown} where d.id = $1`,
    values: [id],
  })
  const [row] = rows
  if (!row) throw new RangeError(`A cash box that was there is gone: ${id}`)

  return {
    box: boxOf(row),
    timeZone: branch.timeZone,
    mayLead: await mayLead(req, branch.id),
    receipts: await readLastReceipts(pool, id),
  }
}

async function readLastReceipts(database: Querying, id: string): Promise<ShownReceipt[]> {
  const { rows } = await database.query<ShownReceipt>({
    name: 'shown-fiscal-receipts',
    text: `select r.id, r.number, r.kind, r.state, ${instant('r.at')} as at, r.amount::float8 as amount,
                  o.ticket_number::int as "ticketNumber", r.code
             from fiscal_receipts r left join orders o on o.id = r.order_id
            where r.device_id = $1 order by r.number desc limit ${mostReceipts}`,
    values: [id],
  })
  return rows
}
