'use client'

import { useCallback, useMemo, useState } from 'react'

import { acceptanceSummary } from '#domain/ordering/acceptance.texts.ts'
import type { UnansweredOrder } from '#domain/ordering/order-alarm.ts'
import { type HeardOrders, isFound, isUnanswered } from '#domain/ordering/order-board.ts'
import { isAnswerOverdue, usualMissedRule } from '#domain/ordering/missed-orders.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import { staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import {
  choiceFilter,
  type Filter,
  LoadedView,
  PageFrame,
  Toolbar,
  useFilters,
  useNow,
  useOpenOne,
  useUrl,
} from '#plugins/desk/kit.port.ts'
import { UnprintedAlarm } from '#plugins/printing/slips.port.ts'

import { AcceptancePanel } from './acceptance-panel.tsx'
import { useBoardLock } from './board-lock.ts'
import { BoardColumns, type BoardBranch } from './board-columns.tsx'
import { BoardHead } from './board-head.tsx'
import { HistoryList } from './history-list.tsx'
import { MissedList } from './missed-list.tsx'
import { NewOrderPanel, takeOrderIn } from './new-order-panel.tsx'
import { OrderBeside } from './order-beside.tsx'
import { useAcceptance } from './use-acceptance.ts'
import { useBoardMoves } from './use-board-moves.ts'
import { type FirstOrders, useLiveOrders } from './use-live-orders.ts'
import { useMissedOrders } from './use-missed-orders.ts'
import { useOrderAlarm } from './use-order-alarm.ts'
import { useOrderNotices } from './use-order-notices.ts'
import { useViewers } from './use-viewers.ts'

type BoardProps = Pick<DeskViewProps, 'home' | 'now' | 'timeZone'> & {
  branches: readonly BoardBranch[]
  /** What the server has read for the first look. */
  first: FirstOrders | null
}

const tickSeconds = 10
const typeFilter = choiceFilter('art', 'Art', staffOrderTypeLabels)

/** Where orders are answered, made and handed over: all that is open, as it changes. */
export function OrderBoard(props: BoardProps) {
  const { branches } = props
  useBoardLock()
  const { params } = useUrl()
  const asked = params.get('filiale')
  const branch = branches.find(({ id }) => id === asked)?.id

  // Another branch is another board: nothing of the one before is shown or rings on it.
  return <Board key={branch ?? ''} {...props} branch={branch} />
}

function Board({ branches, branch, home, timeZone, ...props }: BoardProps & { branch: string | undefined }) {
  const { params } = useUrl()
  const { openId, open, close } = useOpenOne()
  const { hearViewer, viewersOf } = useViewers(openId)
  const live = useLiveOrders(branch, hearViewer, props.first?.branch === branch ? props.first : null)
  const { underway, move } = useBoardMoves(live)
  const filters = useFilters(useMemo(() => filtersOf(branches), [branches]))
  const told = useNow(props.now, tickSeconds)
  // What a card is given stays the same until it changes, so that one that is moved draws no other card anew.
  const now = useMemo(() => Temporal.Instant.from(told), [told])
  const onOpen = useCallback(({ id }: StaffOrder) => open(id), [open])
  const onStep = useCallback((order: StaffOrder, action: StaffAction) => void move(order, action), [move])
  const missed = useMissedOrders(branch)
  const acceptance = useAcceptance(branch)
  const { panel, show, hide } = useBoardPanel(panelIn(params), close)
  const sellers = branches.filter(({ id }) => !branch || id === branch)
  const tab = params.get('ansicht')

  const all = useMemo(() => asMoved(live.known, underway), [live.known, underway])
  const waiting = useMemo(() => all.filter(isUnanswered), [all])
  const alarm = useOrderAlarm(unansweredOf(waiting, branches, now))
  const notices = useOrderNotices(waiting)
  const { art } = filters.values
  const shown = all.filter((order) => (!art || order.type === art) && isFound(order, filters.search))

  return (
    <PageFrame
      title="Laufende Bestellungen"
      timeZone={timeZone}
      actions={
        <BoardHead
          {...{ alarm, notices }}
          isLive={live.isLive}
          missed={missed.count}
          acceptance={acceptanceSummary(acceptance.shown, now)}
          onAcceptance={() => show('acceptance')}
          onNewOrder={() => takeOrderIn(sellers) || show('new-order')}
        />
      }
      toolbar={tab === 'verlauf' ? undefined : <Toolbar filters={filters} searched="Nummer, Name, Gericht" />}
      beside={
        openId ? (
          <OrderBeside
            key={openId}
            id={openId}
            known={live.known.get(openId)?.order}
            {...{ branches, home, move, timeZone, now, hear: live.hear }}
            isUnderway={underway.has(openId)}
            viewers={viewersOf(openId)}
            onClose={close}
          />
        ) : (
          panel && <BoardPanel {...{ panel, acceptance, now, sellers }} onClose={hide} />
        )
      }
    >
      <UnprintedAlarm {...{ home, branch }} onRise={alarm.ring} />
      {tab === 'verpasst' ? (
        <MissedList
          {...{ missed, branches, timeZone, now, openId, move, underway }}
          onOpen={({ id }) => open(id)}
        />
      ) : tab === 'verlauf' ? (
        <HistoryList {...{ branches, timeZone, openId }} onOpen={({ id }) => open(id)} />
      ) : (
        <LoadedView of={live.list}>
          {() => (
            <BoardColumns
              {...{ timeZone, now, openId, underway, viewersOf, branches: sellers }}
              orders={shown}
              more={live.more}
              {...{ onOpen, onStep }}
            />
          )}
        </LoadedView>
      )}
    </PageFrame>
  )
}

type Panel = 'acceptance' | 'new-order'

/** Opened in the place of the order that is looked at. */
function useBoardPanel(first: Panel | null, close: () => void) {
  const [panel, setPanel] = useState(first)
  const show = (wanted: Panel) => {
    close()
    setPanel(wanted)
  }

  return { panel, show, hide: () => setPanel(null) }
}

/** Other views lead to these. */
function panelIn(params: URLSearchParams): Panel | null {
  if (params.has('neu')) return 'new-order'

  return params.has('annahme') ? 'acceptance' : null
}

type PanelProps = {
  panel: Panel
  acceptance: ReturnType<typeof useAcceptance>
  now: Temporal.Instant
  sellers: readonly BoardBranch[]
  onClose: () => void
}

/** What stands beside the board in the place of an order. */
function BoardPanel({ panel, sellers, onClose, ...switches }: PanelProps) {
  return panel === 'acceptance' ? (
    <AcceptancePanel {...switches} onClose={onClose} />
  ) : (
    <NewOrderPanel branches={sellers} onClose={onClose} />
  )
}

/** The orders, those on their way to another state as if they were there. */
const asMoved = (known: HeardOrders, underway: ReadonlyMap<string, OrderStatus>): StaffOrder[] =>
  [...known.values()].map(({ order }) => {
    const status = underway.get(order.id)

    return status === undefined ? order : { ...order, status }
  })

function unansweredOf(
  waiting: readonly StaffOrder[],
  branches: readonly BoardBranch[],
  now: Temporal.Instant,
): UnansweredOrder[] {
  const ruleOf = ({ branch }: StaffOrder) => branches.find(({ id }) => id === branch)?.missedRule

  return waiting.map((order) => ({
    id: order.id,
    isOverdue: isAnswerOverdue(order, ruleOf(order) ?? usualMissedRule, now),
  }))
}

function filtersOf(branches: readonly BoardBranch[]): Filter[] {
  const names = Object.fromEntries(branches.map(({ id, name }) => [id, name]))

  return [...(branches.length > 1 ? [choiceFilter('filiale', 'Filiale', names)] : []), typeFilter]
}
