import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'

import { addressOf, type Outcome } from '#domain/api/call-of.ts'
import { type HeardOrders, withNews, withSnapshot } from '#domain/ordering/order-board.ts'
import type {
  OrderList,
  screenOrderEventsContract,
  StaffOrder,
} from '#domain/ordering/staff-orders.contract.ts'

import { type PersonAtScreen, usePerson } from '../person/use-person.ts'
import { asPressed } from './as-pressed.ts'
import { type Connection, connectionAfter, unconnected } from './connection.ts'
import { setHouseClock } from './house-clock.ts'
import { openFeed } from './open-feed.ts'
import { addressOfPlace, type Place } from './place.ts'
import { ordersOfCall } from './screen-call.ts'
import { type Presses, useOutbox } from './use-outbox.ts'

export type OrdersBody = Pick<OrderList, 'docs' | 'at'>

export type Station<Body extends OrdersBody = OrdersBody> = {
  place: Place
  connection: Connection
  presses: Presses
  person: PersonAtScreen
  /** The last list as it came; null before the first one. */
  body: Body | null
  /** All that is known, as it will be once everything that was pressed has arrived. */
  orders: StaffOrder[]
  /** Orders of which something pressed is still on its way. */
  underway: ReadonlySet<string>
}

/** How the list of a screen is read. The same object each time: a new one would begin anew. */
export type StationList<Body extends OrdersBody> = {
  read: (place: Place, signal: AbortSignal) => Promise<Outcome<Body>>
  /** All orders that it tells of. */
  ordersIn?: (body: Body) => StaffOrder[]
}

/** What every screen with orders stands on: the list, the news of it, and what is pressed. */
export function useStation<Body extends OrdersBody>(place: Place, list: StationList<Body>): Station<Body> {
  const { known, body, connection, hear } = useKnownOrders(place, list)
  const person = usePerson(place)
  const presses = useOutbox({ place, person: person.named?.id ?? null, tokenOf: person.tokenOf, hear })
  const { retry, moves } = presses
  const isBack = connection.freshAt !== null && connection.lostSince === null
  useEffect(() => {
    if (isBack) retry()
  }, [isBack, retry])

  const orders = useMemo(
    () =>
      asPressed(
        [...known.values()].map(({ order }) => order),
        moves,
      ),
    [known, moves],
  )
  const underway = useMemo(() => new Set(moves.flatMap(({ call }) => ordersOfCall(call))), [moves])

  return { place, connection, presses, person, body, orders, underway }
}

function useKnownOrders<Body extends OrdersBody>(place: Place, list: StationList<Body>) {
  const [known, setKnown] = useState<HeardOrders>(new Map())
  const [body, setBody] = useState<Body | null>(null)
  const [connection, tell] = useReducer(connectionAfter, unconnected)
  const hear = useCallback(
    (orders: readonly StaffOrder[]) => setKnown((known) => withNews(known, { orders, heardAt: Date.now() })),
    [],
  )
  useEffect(
    () =>
      openFeed<Body>({
        read: (signal) => list.read(place, signal),
        events: addressOf<typeof screenOrderEventsContract>('/api/orders/screen/{branch}/{key}/events', {
          params: addressOfPlace(place),
        }),
        news: { orders: (data) => hear(JSON.parse(data).orders) },
        onRead: (body, askedAt) => {
          setHouseClock(body.at, askedAt)
          setBody(body)
          const docs = list.ordersIn?.(body) ?? body.docs
          setKnown((known) => withSnapshot(known, { docs, askedAt }))
        },
        tell,
      }).close,
    [place, list, hear],
  )

  return { known, body, connection, hear }
}
