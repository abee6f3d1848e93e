import type { PayloadRequest } from 'payload'

import { houseCurrency } from '#collections/shared/house-currency.ts'
import type { VoucherDetails } from '#domain/ordering/vouchers/one-voucher.contract.ts'
import { voucherState } from '#domain/ordering/vouchers/voucher-state.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { dayIn } from './find-by-code.ts'
import { mayIssue, seenVoucher } from './seen-voucher.ts'

/** A voucher with its ledger, for whoever may see it. */
export async function readDetails(
  req: PayloadRequest,
  id: string,
  now: Temporal.Instant,
): Promise<VoucherDetails> {
  const { division: _division, timeZone, branch, ...voucher } = await seenVoucher(req, id)
  const { pool } = req.payload.db

  return {
    ...voucher,
    state: voucherState(voucher, dayIn(timeZone, now)),
    branch: { id: branch, name: await nameOfBranch(pool, branch), timeZone },
    currency: await houseCurrency(pool),
    lines: await readLines(pool, id),
    mayLead: await mayIssue(req, branch),
  }
}

async function nameOfBranch(database: Querying, id: string): Promise<string> {
  const { rows } = await database.query<{ name: string }>({
    name: 'name-of-branch',
    text: 'select name from branches where id = $1',
    values: [id],
  })
  return rows[0]?.name ?? ''
}

/** The first line first. */
async function readLines(database: Querying, id: string): Promise<VoucherDetails['lines']> {
  const { rows } = await database.query<VoucherDetails['lines'][number]>({
    name: 'read-voucher-lines',
    text: `
      select l.kind, l.amount::float8 as amount, l.reason, u.name as by, l.expires_on as "expiresOn",
             to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
             case when o.id is not null
               then json_build_object('id', o.id, 'ticketNumber', o.ticket_number::int) end as "order"
        from voucher_lines l
        left join users u on u.id = l.by_id
        left join orders o on o.id = l.order_id
       where l.voucher_id = $1 order by l.place`,
    values: [id],
  })
  return rows
}
