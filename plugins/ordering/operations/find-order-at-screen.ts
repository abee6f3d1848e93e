import type { Pool } from 'pg'

import { Refused } from '#kernel/refused.ts'

import { findOrder, type FoundOrder } from './find-order.ts'
import type { Screen } from './find-order-screen.ts'

/** An order of the screen's branch; any other is answered as if it did not exist. */
export async function findOrderAtScreen(pool: Pool, { id: branch }: Screen, id: string): Promise<FoundOrder> {
  const order = await findOrder(pool, id)
  if (order?.branch !== branch) throw new Refused('unknown-order')

  return order
}
