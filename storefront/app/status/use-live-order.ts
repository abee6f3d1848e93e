import { useEffect, useState } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import { type Connection, followOrder } from './follow-order.ts'

/** The order as it moves, until it has ended or the page is left. */
export function useLiveOrder(initial: PublicOrder) {
  const [order, setOrder] = useState(initial)
  const [connection, setConnection] = useState<Connection>(
    isOrderEnded(initial.status) ? 'ended' : 'connecting',
  )

  useEffect(() => {
    if (isOrderEnded(initial.status)) return

    return followOrder({ order: initial, onOrder: setOrder, onConnection: setConnection })
  }, [initial])

  return { order, connection, setOrder }
}
