import type { PayloadRequest } from 'payload'

import type { QrCode } from '#cms/payload-types.ts'
import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import type { HouseState } from '#domain/insight/qr/scan-rules.ts'
import { houseNow } from '#domain/ordering/house-now.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

/** Where a code belongs: by which clock its rules go, how its branch stands, and where whoever scanned it may go on. */
export type CodePlace = {
  branch: string | null
  timeZone: string
  /** Null where there is no branch, or guests may not see it. */
  house: HouseState | null
  /** The identifier of a branch that guests may see. */
  shop: string | null
}

/** The branch in which a code hangs, else the one that it opens. */
export async function placeOfCode(
  req: PayloadRequest,
  code: QrCode,
  now: Temporal.Instant,
): Promise<CodePlace> {
  const branch = await branchOf(req, code)
  if (branch === null) return { branch, timeZone: await zoneOfHouse(req), house: null, shop: null }

  const found = await cachedBranchShop(req.payload, branch)
  if (!found) return { branch, timeZone: await zoneOfBranch(req, branch), house: null, shop: null }
  const { shop } = found

  return {
    branch,
    timeZone: shop.branch.timeZone,
    house: houseNow(shop, now),
    shop: shop.branch.identifier,
  }
}

async function branchOf(req: PayloadRequest, code: QrCode): Promise<string | null> {
  if (code.originBranch) return idOf(code.originBranch)
  if (code.targetType === 'branch' && code.branch) return idOf(code.branch)
  if (code.targetType !== 'table' || !code.table) return null

  const table = await findRecord(asSystem(req), 'tables', {
    where: { id: { equals: idOf(code.table) } },
    select: { branch: true },
  })
  return table ? idOf(table.branch) : null
}
