'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { type BoardColumn, boardColumns, dropAction } from '#domain/ordering/order-board.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

type CardDrag = {
  place: RefObject<HTMLElement | null>
  orders: readonly StaffOrder[]
  onStep: (order: StaffOrder, action: StaffAction) => void
}

/** Cards are dragged by a mouse from one column to another; each knows by `data-dragged`, each column by `data-column`. */
export function useCardDrag({ place, orders, onStep }: CardDrag) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<BoardColumn | null>(null)
  const order = orders.find(({ id }) => id === dragged)

  const begin = (event: DragEvent) => {
    const id = closest(event, '[data-dragged]')?.dataset.dragged
    const begun = orders.find((each) => each.id === id)
    if (!begun) return
    event.dataTransfer?.setData('text/plain', String(begun.ticketNumber))
    setDragged(begun.id)
  }
  const move = (event: DragEvent) => {
    const column = columnAt(event)
    const isTaken = order && column && dropAction(order, column)
    if (isTaken) event.preventDefault()
    setOver(isTaken ? column : null)
  }
  const drop = (event: DragEvent) => {
    const column = columnAt(event)
    const action = order && column && dropAction(order, column)
    if (!action) return
    event.preventDefault()
    onStep(order, action)
  }

  useDragEvents(place, {
    dragstart: begin,
    dragover: move,
    drop,
    dragend: () => {
      setDragged(null)
      setOver(null)
    },
  })

  return {
    /** Whether what is dragged just now may be put down there. */
    takes: (column: BoardColumn) => order !== undefined && dropAction(order, column) !== null,
    over,
  }
}

const eventNames = ['dragstart', 'dragover', 'drop', 'dragend'] as const
type DragHandlers = Record<(typeof eventNames)[number], (event: DragEvent) => void>

/** Heard at the board itself, for neither cards nor columns are anything to be pressed. */
function useDragEvents(place: RefObject<HTMLElement | null>, handlers: DragHandlers): void {
  const handle = useEffectEvent((name: keyof DragHandlers, event: DragEvent) => handlers[name](event))
  useEffect(() => {
    const board = place.current
    const leaving = new AbortController()
    for (const name of eventNames)
      board?.addEventListener(name, (event) => handle(name, event), { signal: leaving.signal })
    return () => leaving.abort()
  }, [place])
}

function columnAt(event: DragEvent): BoardColumn | null {
  const name = closest(event, '[data-column]')?.dataset.column

  return boardColumns.find((column) => column === name) ?? null
}

const closest = ({ target }: DragEvent, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
