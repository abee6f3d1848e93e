import { withContract } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { fullSlotsContract } from '#domain/ordering/slot-calls.contract.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'
import { readFullSlots } from '../operations/read-full-slots.ts'

/** When nothing more can be ordered for. How many orders there are, and how many there may be, nobody is told. */
export const fullSlotsEndpoint = withContract(fullSlotsContract, async ({ payload, routeParams }) => {
  const branch = await cachedBranchShop(payload, String(routeParams?.key))
  if (!branch) throw new Refused('unknown-branch')

  return Response.json(await readFullSlots(payload.db.pool, branch, Temporal.Now.instant()), unkept)
})
