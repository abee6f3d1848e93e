import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { idempotencyKeyOf } from '#kernel/api/idempotency-key-of.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import { dayIn } from './find-by-code.ts'
import { type IssueWish, newVoucherOf, refuseWrongWish } from './new-voucher.ts'
import { requireIssuing } from './seen-voucher.ts'
import { type NewVoucher, storeVoucher } from './voucher-record.ts'

type Giving = {
  wish: IssueWish & { branch: string }
  reason: string
  now: Temporal.Instant
}
type Given = { id: string; name: string }

/**
 * A voucher for which nobody pays: to make good, or as a prize. No money moves, so no day end knows of it. The same key
 * and wish again answer the same voucher.
 */
export async function giveVoucher(
  req: PayloadRequest,
  { wish: { branch, ...wish }, reason, now }: Giving,
): Promise<Given> {
  await requireIssuing(req, branch)
  const { payload } = req
  const key = idempotencyKeyOf(req)
  if (key === null) throw new Refused('idempotency-key-missing')
  const found = await cachedBranchShop(payload, branch)
  if (!found) throw new Refused('unknown-branch')
  refuseWrongWish(wish, dayIn(found.shop.branch.timeZone, now))

  const by = String(req.user?.id)
  const voucher = newVoucherOf({ secret: payload.secret, branch, wish, by, reason, now })
  const content = JSON.stringify({ by, branch, ...wish, reason })
  const fingerprint = createHash('sha256').update(content).digest('base64url')

  return inTurn(payload.db.pool, `voucher-gift:${key}`, (connection) =>
    giveOnce(connection, voucher, { key, fingerprint }),
  )
}

type Claim = { key: string; fingerprint: string }

async function giveOnce(
  connection: Querying,
  voucher: NewVoucher,
  { key, fingerprint }: Claim,
): Promise<Given> {
  const given = { id: voucher.id, name: voucher.name }
  const { rowCount } = await connection.query({
    name: 'claim-voucher-gift',
    text: `insert into idempotency_keys (scope, key, fingerprint, status, response)
           values ('voucher-gifts', $1, $2, 201, $3::jsonb) on conflict do nothing`,
    values: [key, fingerprint, JSON.stringify(given)],
  })
  if (rowCount === 1) {
    await storeVoucher(connection, voucher)
    return given
  }
  const { rows } = await connection.query<{ fingerprint: string; given: Given }>({
    name: 'find-voucher-gift',
    text: `select fingerprint, response as given from idempotency_keys
            where scope = 'voucher-gifts' and key = $1`,
    values: [key],
  })
  if (rows[0]?.fingerprint !== fingerprint) throw new Refused('idempotency-key-reused')

  return rows[0].given
}
