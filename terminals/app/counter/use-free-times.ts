import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { dueAtOf } from '#domain/ordering/order-board.ts'
import type { screenFreeTimesContract } from '#domain/ordering/screen-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { addressOfPlace, type Place } from '../connection/place.ts'
import { proposedTimes } from './proposed-times.ts'

const read = callOf<typeof screenFreeTimesContract>(
  'get',
  '/api/orders/screen/{branch}/{key}/{id}/free-times',
)

/** Times at which the house is open and has room, as the server knows them; without a network, times by the clock. */
export function useFreeTimes(place: Place, order: StaffOrder, now: Temporal.Instant): Temporal.Instant[] {
  const [byClock] = useState(() => proposedTimes(dueAtOf(order), now))
  const [free, setFree] = useState<Temporal.Instant[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const params = { ...addressOfPlace(place), id: order.id }
      const answer = await read(fetch, { params, signal: leaving.signal })
      if (answer.ok) setFree(answer.body.times.map((time) => Temporal.Instant.from(time)))
    }
    void ask()

    return () => leaving.abort()
  }, [place, order.id])

  return free.length > 0 ? free : byClock
}
