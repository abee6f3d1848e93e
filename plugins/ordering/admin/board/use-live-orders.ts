'use client'

import { useCallback, useEffect, useState } from 'react'

import { addressOf, callOf } from '#domain/api/call-of.ts'
import { type HeardOrders, withNews, withSnapshot } from '#domain/ordering/order-board.ts'
import type { ViewerNews } from '#domain/ordering/order-viewers.ts'
import type {
  currentOrderEventsContract,
  currentOrdersContract,
  OrderList,
  StaffOrder,
} from '#domain/ordering/staff-orders.contract.ts'
import { useEvery, useLoaded } from '#plugins/desk/load.port.ts'

const readCurrent = callOf<typeof currentOrdersContract>('get', '/api/orders/current')

/** As long as news come the list is read now and then all the same; without them that is all there is. */
const pollSeconds = { live: 60, lost: 10 }
/** A browser gives a refused stream up for good, such as while the server starts. */
const reopenMilliseconds = 5000

export type LiveOrders = {
  known: HeardOrders
  /** Whether changes are told as they happen. */
  isLive: boolean
  /** How many orders there are besides those of the list. */
  more: number
  list: ReturnType<typeof useLoaded<OrderList>>
  hear: (orders: readonly StaffOrder[]) => void
}

/** A list that came with the page, and for which branch. */
export type FirstOrders = { branch: string | undefined; list: OrderList }

/** The open orders of one branch, or of all of one's own: read once, then told of as they change. */
export function useLiveOrders(
  branch: string | undefined,
  hearViewer: (news: ViewerNews) => void,
  first: FirstOrders | null,
): LiveOrders {
  const [known, setKnown] = useState<HeardOrders>(() =>
    withSnapshot(new Map(), { docs: first?.list.docs ?? [], askedAt: 0 }),
  )
  const hear = useCallback(
    (orders: readonly StaffOrder[]) =>
      setKnown((known) => withNews(known, { orders, heardAt: performance.now() })),
    [],
  )
  const list = useLoaded(
    branch ?? '',
    async (signal) => {
      const askedAt = performance.now()
      const answer = await readCurrent(fetch, { query: { branch }, signal })
      if (answer.ok) setKnown((known) => withSnapshot(known, { docs: answer.body.docs, askedAt }))

      return answer
    },
    first && { key: first.branch ?? '', data: first.list, at: first.list.at },
  )
  const { reload } = list
  const isLive = useNews({ branch, hear, hearViewer, reload })
  useEvery(pollSeconds[isLive ? 'live' : 'lost'], reload)

  return { known, isLive, more: list.data?.more ?? 0, list, hear }
}

type Hearing = {
  branch: string | undefined
  hear: LiveOrders['hear']
  hearViewer: (news: ViewerNews) => void
  reload: () => void
}

/** Whether the stream of changes is open just now. */
function useNews({ branch, hear, hearViewer, reload }: Hearing): boolean {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    let events: EventSource
    let again: ReturnType<typeof setTimeout>
    const open = () => {
      events = new EventSource(addressOf<typeof currentOrderEventsContract>(path, { query: { branch } }))
      events.addEventListener('ready', () => {
        setIsLive(true)
        // What changed before is told to nobody.
        reload()
      })
      events.addEventListener('gap', reload)
      events.addEventListener('orders', ({ data }) => hear(JSON.parse(data).orders))
      events.addEventListener('viewer', ({ data }) => hearViewer(JSON.parse(data)))
      events.addEventListener('error', () => {
        setIsLive(false)
        if (events.readyState === EventSource.CLOSED) again = setTimeout(open, reopenMilliseconds)
      })
    }
    open()
    return () => {
      clearTimeout(again)
      events.close()
    }
  }, [branch, hear, hearViewer, reload])

  return isLive
}

const path = '/api/orders/events'
