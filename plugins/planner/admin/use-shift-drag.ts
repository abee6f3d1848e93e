'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { formatTime } from '#domain/time/format.ts'
import { changesBy, type ShiftMove } from '#domain/workforce/planning/plan-changes.ts'
import { stretchStep } from '#domain/workforce/planning/shift-times.ts'
import type { PlanRow } from '#domain/workforce/planning/plan-rows.ts'
import type { Plan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'

import { type Drag, followDrags } from './follow-drags.ts'
import { markTarget, placeOf } from './plan-places.ts'

type ShiftDrag = {
  place: RefObject<HTMLTableElement | null>
  plan: Plan
  rows: readonly PlanRow[]
  onMove: (shift: ShiftOfPlan, move: ShiftMove) => void
}

/** For each step by which an end is stretched. */
const stepPixels = 6

/**
 * Shifts are dragged by a mouse or a pen into another cell, and stretched at their ends. While that goes on nothing is
 * rendered: what follows the pointer is an element of its own, and the cell below it is marked.
 */
export function useShiftDrag({ place, plan, rows, onMove }: ShiftDrag): void {
  const moveOf = ({ bar, end, begun }: Drag, pointer: PointerEvent, cell = cellBelow(pointer)): ShiftMove => {
    if (end) {
      const minutes = Math.round((pointer.clientX - begun.clientX) / stepPixels) * stretchStep
      return end === 'from' ? { fromMinutes: minutes } : { toMinutes: minutes }
    }
    const row = rows.find(({ key }) => key === cell?.closest<HTMLElement>('[data-row]')?.dataset.row)
    const [from, to] = [placeOf(bar)?.day, cell?.dataset.day]

    return row && from && to ? { ...row.takes, days: dayNumberOf(to) - dayNumberOf(from) } : {}
  }
  const shiftOf = ({ bar }: Drag) => plan.shifts.find(({ id }) => id === bar.dataset.shift)

  const aim = useEffectEvent((drag: Drag, pointer: PointerEvent): string => {
    const [shift, timeZone] = [shiftOf(drag), plan.branch?.timeZone ?? 'UTC']
    if (!shift) return ''
    const cell = cellBelow(pointer)
    markTarget(place.current, drag.end ? null : cell)
    const { from, to } = { ...shift, ...changesBy(shift, moveOf(drag, pointer, cell), timeZone) }

    return [from, to].map((at) => formatTime(Temporal.Instant.from(at), timeZone)).join('–')
  })
  const drop = useEffectEvent((drag: Drag, pointer: PointerEvent) => {
    const shift = shiftOf(drag)
    if (shift) onMove(shift, moveOf(drag, pointer))
  })

  useEffect(() => {
    const table = place.current
    if (!table) return

    return followDrags(table, {
      aim: (drag, pointer) => aim(drag, pointer),
      drop: (drag, pointer) => drop(drag, pointer),
      end: () => markTarget(table, null),
    })
  }, [place])
}

const cellBelow = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]') ?? null
