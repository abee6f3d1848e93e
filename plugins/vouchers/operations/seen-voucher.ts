import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight, rightTo } from '#kernel/access/rights.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

import { findVoucher, type VoucherRecord } from './voucher-record.ts'

/** A voucher that the person behind the request may see; any other is answered as if it did not exist. */
export async function seenVoucher(req: PayloadRequest, id: string): Promise<VoucherRecord> {
  if (!staffOf(req)) throw new Refused('not-allowed')
  const voucher = (await maySee(req, id)) ? await findVoucher(req.payload.db.pool, id) : null
  if (!voucher) throw new Refused('unknown-record')

  return voucher
}

export async function maySee(req: PayloadRequest, id: string): Promise<boolean> {
  const seen = await findRecord(asUser(req), 'vouchers', {
    where: { id: { equals: id } },
    select: { name: true },
    disableErrors: true,
  })
  return Boolean(seen)
}

/** One that they may print, send, block and correct as well. */
export async function ledVoucher(req: PayloadRequest, id: string): Promise<VoucherRecord> {
  const voucher = await seenVoucher(req, id)
  await requireIssuing(req, voucher.branch)

  return voucher
}

export const requireIssuing = (req: PayloadRequest, branch: string): Promise<void> =>
  requireRight(req, 'create', 'voucher-issuing', { data: { branch } })

export const mayIssue = async (req: PayloadRequest, branch: string): Promise<boolean> =>
  (await rightTo(req, 'create', 'voucher-issuing', { data: { branch } })) === true
