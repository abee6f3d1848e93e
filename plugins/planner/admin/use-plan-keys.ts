'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

import { daysAway } from '#domain/workforce/planning/plan-span.ts'
import type { ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'

import { arrows, type Carried, carriedBy, carriedWords, moveOfCarried, within } from './carry-shift.ts'
import type { PlanGridProps } from './plan-grid.tsx'
import { cellOf, markTarget, placeOf, stopsIn } from './plan-places.ts'
import { useOneStop } from './use-one-stop.ts'

type PlanKeys = Pick<PlanGridProps, 'plan' | 'rows' | 'span' | 'day' | 'onMove' | 'onRemove' | 'onTurn'> & {
  place: RefObject<HTMLTableElement | null>
  say: (text: string) => void
}

/** One stop of the Tab key: arrows go through the table, and carry what was picked up by the space bar. */
export function usePlanKeys(keys: PlanKeys): (event: KeyboardEvent) => void {
  const { plan, rows, place, say, onMove } = keys
  const held = useRef<Carried | null>(null)
  useOneStop(place)
  const cellAt = (row: number, day: number) =>
    cellOf(place.current, rows[row]?.key ?? '', plan.days[day]?.day ?? '')
  const putDown = usePutDown(cellAt)

  const hold = (carried: Carried, words = '') => {
    held.current = carried
    markTarget(place.current, cellAt(carried.row, carried.day))
    say(`${words}${carriedWords(carried, { plan, rows })}`)
  }
  const letGo = (words: string) => {
    held.current = null
    markTarget(place.current, null)
    say(words)
  }
  const carry = (event: KeyboardEvent, carried: Carried) => {
    const next = carriedBy(carried, event, { plan, rows })
    if (next) hold(next)
    else if (event.key === ' ' || event.key === 'Enter') {
      letGo(`Abgelegt. ${carriedWords(carried, { plan, rows })}`)
      putDown(carried)
      onMove(carried.shift, moveOfCarried(carried, { plan, rows }))
    } else if (event.key === 'Escape') letGo('Abgebrochen. Die Schicht bleibt, wie sie war.')
    else return
    event.preventDefault()
  }

  return (event) => {
    if (held.current) return carry(event, held.current)
    const at = placeOf(event.target)
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return
    const { row, day, shift } = standingAt(at, keys)
    if (event.key === ' ' && shift) {
      hold({ shift, begun: day, row, day, fromMinutes: 0, toMinutes: 0 }, 'Aufgenommen. ')
    } else if (!walk(event, keys, { row, day, shift, cellAt })) return
    event.preventDefault()
  }
}

type CellAt = (row: number, day: number) => HTMLElement | null

/** The focus goes with a shift to where it was put: on a busy machine it is shown there some frames later. */
function usePutDown(cellAt: CellAt): (carried: Carried) => void {
  const put = useRef<Carried | null>(null)
  const barOfPut = () => put.current && barOf(cellAt(put.current.row, put.current.day), put.current)
  useEffect(() => {
    const bar = barOfPut()
    if (!bar) return
    put.current = null
    if (document.activeElement === document.body) bar.focus()
  })

  return (carried) => {
    put.current = carried
    // Where it was before it has the focus already.
    if (barOfPut()) put.current = null
  }
}

type Standing = {
  row: number
  day: number
  shift: ShiftOfPlan | undefined
}

function standingAt(at: NonNullable<ReturnType<typeof placeOf>>, { plan, rows }: PlanKeys): Standing {
  return {
    row: rows.findIndex(({ key }) => key === at.row),
    day: plan.days.findIndex(({ day }) => day === at.day),
    shift: plan.shifts.find(({ id }) => id === at.shift),
  }
}

/** Whether a key leads anywhere, or does something with the shift that has the focus. */
function walk(
  { key, target }: KeyboardEvent,
  keys: PlanKeys,
  { row, day, shift, cellAt }: Standing & { cellAt: CellAt },
): boolean {
  const { plan, rows, span, onRemove, onTurn } = keys
  const focusAt = (row: number, day: number) => stopsIn(cellAt(row, day))[0]?.focus()
  const [byRows, byStops] = arrows[key] ?? [0, 0]
  if (byStops !== 0 && target instanceof HTMLElement) {
    // Sideways from stop to stop, also to the second shift of a day.
    const stops = stopsIn(target.closest('[data-row]'))
    stops[within(stops.indexOf(target) + byStops, stops.length)]?.focus()
  } else if (byRows !== 0) focusAt(within(row + byRows, rows.length), day)
  else if (key === 'Home') focusAt(row, 0)
  else if (key === 'End') focusAt(row, plan.days.length - 1)
  else if (key === 'PageUp' || key === 'PageDown') onTurn(daysAway(keys.day, span, key === 'PageUp' ? -1 : 1))
  else if (key === 'Delete' && shift) {
    stopsIn(cellAt(row, day)).at(-1)?.focus()
    onRemove(shift)
  } else return false

  return true
}

const barOf = (cell: HTMLElement | null, { shift }: Carried): HTMLElement | null =>
  cell?.querySelector<HTMLElement>(`[data-shift="${CSS.escape(shift.id)}"]`) ?? null
