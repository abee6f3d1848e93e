import { useMemo, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { allDayCounts } from '#domain/ordering/all-day-counts.ts'
import type { KitchenList, kitchenOrdersContract } from '#domain/ordering/kitchen.contract.ts'

import { addressOfPlace, type Place } from '../connection/place.ts'
import { type StationList, useStation } from '../connection/use-station.ts'
import { SlipBar } from '../orders/slip-bar.tsx'
import { Key } from '../design/key.tsx'
import { useKeptChoice } from '../shell/use-kept-choice.ts'
import { StationFrame } from '../shell/station-frame.tsx'
import { useNow } from '../shell/use-now.ts'
import { useSound } from '../sound/use-sound.ts'
import { AllDay } from './all-day.tsx'
import styles from './kitchen-screen.module.css'
import { LaterStrip } from './later-strip.tsx'
import { Plate } from './plate.tsx'
import { recallable, RecallSheet } from './recall-sheet.tsx'
import { StationChips } from './station-chips.tsx'
import { TicketCard } from './ticket-card.tsx'
import { isLastLine, type Kitchen, type Ticket, ticketsOf } from './tickets.ts'
import { useKitchenKeys } from './use-kitchen-keys.ts'
import { type KitchenPresses, useKitchenPresses } from './use-kitchen-presses.ts'
import { useStationChoice } from './use-station-choice.ts'
import { useTicketSound } from './use-ticket-sound.ts'
import { useWatchedOrders } from './use-watched-orders.ts'
import { WithdrawnTicket } from './withdrawn-ticket.tsx'

const readKitchen = callOf<typeof kitchenOrdersContract>('get', '/api/orders/kitchen/{branch}/{key}')
const list: StationList<KitchenList> = {
  read: (place, signal) => readKitchen(fetch, { params: addressOfPlace(place), signal }),
  ordersIn: ({ docs, lately }) => [...docs, ...lately],
}

const tickSeconds = 5
const noPace: Kitchen['pace'] = { takeaway: null, delivery: null, dineIn: null, ways: [] }

/** What is to be made, by what has to be ready first, line by line. */
export function KitchenScreen({ place }: { place: Place }) {
  const station = useStation(place, list)
  const { body, orders, underway } = station
  const now = Temporal.Instant.fromEpochMilliseconds(useNow(tickSeconds))
  const [chosen, choose] = useStationChoice(place.branch)
  const kitchen = useMemo<Kitchen>(() => {
    const stations = body?.stations ?? []
    const isKnown = stations.some(({ id }) => id === chosen)
    return { stations, station: isKnown ? chosen : null, pace: body?.pace ?? noPace }
  }, [body, chosen])
  const tickets = ticketsOf(orders, kitchen, now)
  const watching = useWatchedOrders(orders)
  const presses = useKitchenPresses(station.presses, orders)
  const latest = recallable(orders, presses.bumped, body?.lately ?? [])
  const [selected, select] = useState<number | null>(null)
  const [isRecalling, setIsRecalling] = useState(false)
  const [allDay, setAllDay] = useKeptChoice('all-day', ['shown', 'hidden'], hasRoom() ? 'shown' : 'hidden')
  const sound = useSound('normal', 'ticket')
  useTicketSound(sound, tickets.now, watching.withdrawn)
  const bump = (index: number) => {
    const ticket = tickets.now[index]
    if (ticket) presses.bump(ticket)
    select(null)
  }
  // A station does not see the order again once its lines are made, so its last press is the word that it is ready.
  const toggle: KitchenPresses['toggle'] = (ticket, line) =>
    kitchen.station !== null && line.left > 0 && isLastLine(ticket, line.line)
      ? presses.bump(ticket)
      : presses.toggle(ticket, line)
  useKitchenKeys({
    count: tickets.now.length,
    selected,
    select,
    bump,
    recallLatest: () => latest[0] && presses.recall(latest[0]),
  })

  return (
    <StationFrame
      station={station}
      sound={sound}
      tools={
        <KitchenTools
          {...{ kitchen, choose, allDay, setAllDay }}
          onRecall={latest.length > 0 ? () => setIsRecalling(true) : null}
        />
      }
    >
      <div className={styles.kitchen}>
        <Plate count={tickets.now.length}>
          {watching.withdrawn.map((order) => (
            <WithdrawnTicket key={order.id} order={order} onSeen={() => watching.acknowledge(order.id)} />
          ))}
          {tickets.now.map((ticket, index) => (
            <TicketCard
              key={ticket.order.id}
              ticket={ticket}
              now={now}
              place={index + 1}
              isSelected={index === selected}
              isUnderway={underway.has(ticket.order.id)}
              changes={watching.changesOf(ticket.order)}
              onSeen={watching.acknowledge}
              onToggle={toggle}
              onBump={presses.bump}
            />
          ))}
          {station.connection.freshAt !== null && tickets.now.length === 0 && (
            <p className={styles.empty}>Nichts zu tun.</p>
          )}
        </Plate>
        {allDay === 'shown' && <AllDay counts={allDayCounts(ordersOf(tickets.now), kitchen)} />}
      </div>
      <LaterStrip tickets={tickets.later} onBump={presses.bump} />
      <SlipBar slip={presses.slip} />
      {isRecalling && (
        <RecallSheet orders={latest} onRecall={presses.recall} onClose={() => setIsRecalling(false)} />
      )}
    </StationFrame>
  )
}

/** For what is counted beside the tickets, unless somebody wants to see it anyway. */
const hasRoom = () => window.innerWidth >= 700

const ordersOf = (tickets: readonly Ticket[]) => tickets.map(({ order }) => order)

type AllDayChoice = 'shown' | 'hidden'
type ToolsProps = {
  kitchen: Kitchen
  choose: (station: string | null) => void
  allDay: AllDayChoice
  setAllDay: (choice: AllDayChoice) => void
  /** Null while there is nothing to get back. */
  onRecall: (() => void) | null
}

function KitchenTools({ kitchen, choose, allDay, setAllDay, onRecall }: ToolsProps) {
  return (
    <>
      <StationChips stations={kitchen.stations} chosen={kitchen.station} onChoose={choose} />
      <Key
        aria-pressed={allDay === 'shown'}
        onClick={() => setAllDay(allDay === 'shown' ? 'hidden' : 'shown')}
      >
        Gesamt
      </Key>
      <Key disabled={onRecall === null} onClick={() => onRecall?.()}>
        Zurückholen
      </Key>
    </>
  )
}
