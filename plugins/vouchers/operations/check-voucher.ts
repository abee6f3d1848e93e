import type { PayloadRequest } from 'payload'

import type { UsableVoucher } from '#domain/ordering/vouchers/voucher.contract.ts'
import { Refused } from '#kernel/refused.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import { findByCode, isTakenAt } from './find-by-code.ts'

type Asked = { code: string; branch?: string | undefined }

/** What a voucher is worth, for whoever has its code; one that does not pay there is unknown there. */
export async function checkVoucher(
  req: PayloadRequest,
  { code, branch: asked }: Asked,
  now: Temporal.Instant,
): Promise<UsableVoucher> {
  const branch = asked === undefined ? null : await cachedBranchShop(req.payload, asked)
  if (asked !== undefined && !branch) throw new Refused('unknown-branch')
  const at = branch && { branch: branch.shop.branch.id, division: branch.division }
  const voucher = await findByCode(req, {
    code,
    branch: at?.branch,
    isFor: at ? (found) => isTakenAt(found, at) : undefined,
    now,
  })
  const { name, balance, kind, taxRate, expiresOn } = voucher

  return { hint: name.slice(name.indexOf('…')), balance, kind, taxRate, expiresOn }
}
