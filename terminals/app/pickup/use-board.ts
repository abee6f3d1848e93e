import { useEffect, useReducer, useState } from 'react'

import { addressOf, callOf } from '#domain/api/call-of.ts'
import type {
  PickupBoard,
  pickupBoardContract,
  pickupEventsContract,
} from '#domain/ordering/pickup.contract.ts'

import { type Connection, connectionAfter, unconnected } from '../connection/connection.ts'
import { setHouseClock } from '../connection/house-clock.ts'
import { openFeed } from '../connection/open-feed.ts'
import { addressOfPlace, type Place } from '../connection/place.ts'

const readBoard = callOf<typeof pickupBoardContract>('get', '/api/orders/pickup/{branch}/{key}')

/** The numbers as they change, and nothing else of any order. */
export function useBoard(place: Place): { board: PickupBoard | null; connection: Connection } {
  const [board, setBoard] = useState<PickupBoard | null>(null)
  const [connection, tell] = useReducer(connectionAfter, unconnected)
  useEffect(
    () =>
      openFeed<PickupBoard>({
        read: (signal) => readBoard(fetch, { params: addressOfPlace(place), signal }),
        events: addressOf<typeof pickupEventsContract>('/api/orders/pickup/{branch}/{key}/events', {
          params: addressOfPlace(place),
        }),
        news: { board: (data) => setBoard(JSON.parse(data)) },
        onRead: (board, askedAt) => {
          setHouseClock(board.at, askedAt)
          setBoard(board)
        },
        tell,
      }).close,
    [place],
  )

  return { board, connection }
}
