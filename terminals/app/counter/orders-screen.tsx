import { useMemo, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { isAnswerOverdue, usualMissedRule } from '#domain/ordering/missed-orders.ts'
import { isUnanswered } from '#domain/ordering/order-board.ts'
import type {
  backofficeOrdersContract,
  frontdeskOrdersContract,
  ScreenList,
} from '#domain/ordering/staff-orders.contract.ts'

import { addressOfPlace, type Place } from '../connection/place.ts'
import { type StationList, useStation } from '../connection/use-station.ts'
import { StationFrame } from '../shell/station-frame.tsx'
import { useNow } from '../shell/use-now.ts'
import { useAlarm } from '../sound/use-alarm.ts'
import { useSound } from '../sound/use-sound.ts'
import { AlarmBar } from './alarm-bar.tsx'
import { isMeant } from './is-meant.ts'
import { OrderColumns } from './order-columns.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { SearchField } from './search-field.tsx'
import { SlipBar } from '../orders/slip-bar.tsx'
import { useMoves } from './use-moves.ts'

const readAt = {
  frontdesk: callOf<typeof frontdeskOrdersContract>('get', '/api/orders/frontdesk/{branch}/{key}'),
  backoffice: callOf<typeof backofficeOrdersContract>('get', '/api/orders/backoffice/{branch}/{key}'),
}
const list: StationList<ScreenList> = {
  read: (place, signal) =>
    readAt[place.screen === 'backoffice' ? 'backoffice' : 'frontdesk'](fetch, {
      params: addressOfPlace(place),
      signal,
    }),
}

const tickSeconds = 5

/** Where orders are answered and handed over, and behind it, where somebody keeps an eye on all of the day. */
export function OrdersScreen({ place }: { place: Place }) {
  const station = useStation(place, list)
  const { orders, underway, body } = station
  const now = Temporal.Instant.fromEpochMilliseconds(useNow(tickSeconds))
  const isCounter = place.screen === 'frontdesk'
  const sound = useSound(isCounter ? 'normal' : 'off', 'new')
  const waiting = useMemo(() => orders.filter(isUnanswered), [orders])
  const unanswered = waiting.map((order) => ({
    id: order.id,
    isOverdue: isAnswerOverdue(order, body?.missedRule ?? usualMissedRule, now),
  }))
  const alarm = useAlarm(isCounter ? unanswered : [], sound)
  const { move, slip } = useMoves(station.presses, orders)
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const open = orders.find(({ id }) => id === openId)
  const isLate = useMemo(
    () => new Set(unanswered.flatMap(({ id, isOverdue }) => (isOverdue ? id : []))),
    [unanswered],
  )

  return (
    <StationFrame station={station} sound={sound} tools={<SearchField value={search} onChange={setSearch} />}>
      <AlarmBar alarm={alarm} count={waiting.length} late={isLate.size} />
      <OrderColumns
        orders={orders.filter((order) => isMeant(order, search))}
        {...{ place, now, underway, isLate }}
        isReady={station.connection.freshAt !== null}
        onOpen={setOpenId}
        onMove={move}
      />
      <SlipBar slip={slip} />
      {open && (
        <OrderSheet
          key={open.id}
          order={open}
          {...{ place, now, station }}
          isUnderway={underway.has(open.id)}
          onMove={move}
          onClose={() => setOpenId(null)}
        />
      )}
    </StationFrame>
  )
}
