'use client'

import { callOf } from '#domain/api/call-of.ts'
import type { MissedList, missedOrdersContract } from '#domain/ordering/staff-orders.contract.ts'
import { useEvery, useLoaded } from '#plugins/desk/load.port.ts'

const readMissed = callOf<typeof missedOrdersContract>('get', '/api/orders/missed')
const everySeconds = 30

export type MissedOrders = { list: ReturnType<typeof useLoaded<MissedList>>; count: number }

/** What nobody answered or handed over in time. It is time alone that makes an order one of them, so it is read on and on. */
export function useMissedOrders(branch: string | undefined): MissedOrders {
  const list = useLoaded(branch ?? '', (signal) => readMissed(fetch, { query: { branch }, signal }))
  const { data, reload } = list
  useEvery(everySeconds, reload)

  return { list, count: data ? data.docs.length + data.more : 0 }
}
