import type { Payload } from 'payload'

import { preparationMinutesOf } from '#domain/ordering/promised-time.ts'
import { nextSlots } from '#domain/ordering/slots.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import { slotsWithoutRoom } from './claim-slot.ts'
import type { FoundOrder } from './find-order.ts'

type Asked = { payload: Payload; order: FoundOrder; now: Temporal.Instant; limit: number }

/** The next times that a guest may be offered for an order instead of its own: open hours with room for all of it. */
export async function freeTimes({ payload, order, now, limit }: Asked): Promise<string[]> {
  const { id, type, workUnits, deliveryArea } = order
  const branch = await cachedBranchShop(payload, order.branch)
  if (!branch) return []
  const fullSlots = await slotsWithoutRoom(payload.db.pool, {
    branch,
    claim: { orderType: type, units: workUnits },
    now,
    except: id,
  })
  const times = nextSlots({
    branch: branch.shop.branch,
    orderType: type,
    now,
    preparationMinutes: preparationMinutesOf(branch.shop.branch, {
      orderType: type,
      deliveryArea: deliveryArea ?? '',
      now,
    }),
    fullSlots,
    limit,
  })

  return times.map((at) => at.toString({ smallestUnit: 'millisecond' }))
}
