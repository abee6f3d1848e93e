'use client'

import { useRef } from 'react'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import {
  changesBy,
  type ShiftMove,
  withoutShifts,
  withShift,
} from '#domain/workforce/planning/plan-changes.ts'
import type {
  addShiftContract,
  changeShiftContract,
  Plan,
  removeShiftsContract,
  ShiftOfPlan,
} from '#domain/workforce/planning/plan.contract.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

const sendNew = callOf<typeof addShiftContract>('post', '/api/working-schedules/plan/shifts')
const sendChange = callOf<typeof changeShiftContract>('patch', '/api/working-schedules/plan/shifts/{id}')
const sendRemoval = callOf<typeof removeShiftsContract>('post', '/api/working-schedules/plan/remove')

/** What of a shift is entered. */
export type ShiftValues = Pick<ShiftOfPlan, 'person' | 'from' | 'to' | 'breakMinutes' | 'post' | 'note'>
/** Why it was not done, in words; null where it was. */
type Told = Promise<string | null>

type Shown = { plan: Plan | null; change: (change: (plan: Plan) => Plan) => void; reload: () => void }

/** Sends changes of shifts: shown at once, said by the server a moment later, and taken back where it refuses. */
function useSending({ plan, change, reload }: Shown) {
  // The revision that the next change of a shift is about may be known before it is shown.
  const latest = useRef(new Map<string, ShiftOfPlan>())
  const knownOf = (shift: ShiftOfPlan): ShiftOfPlan => {
    const known = latest.current.get(shift.id)
    return known && known.revision > shift.revision ? known : shift
  }
  const show = (shift: ShiftOfPlan) => change((plan) => withShift(plan, shift))
  const take = (shift: ShiftOfPlan) => {
    latest.current.set(shift.id, shift)
    show(shift)
  }

  const save = async (before: ShiftOfPlan, changed: Partial<ShiftValues>): Told => {
    const known = knownOf(before)
    show({ ...known, ...changed })
    const body = { revision: known.revision, ...changed }
    const answer = await sendChange(fetch, { params: { id: known.id }, body })
    if (answer.ok) take(answer.body)
    else {
      show(known)
      reload()
    }
    return told(answer)
  }
  const add = async (values: ShiftValues): Told => {
    const answer = await sendNew(fetch, { body: { branch: plan?.branch?.id ?? '', ...values } })
    if (answer.ok) take(answer.body)

    return told(answer)
  }
  const drop = async (shifts: readonly ShiftOfPlan[]): Told => {
    const named = shifts.map(knownOf).map(({ id, revision }) => ({ id, revision }))
    const answer = await sendRemoval(fetch, { body: { shifts: named } })
    if (answer.ok) change((plan) => withoutShifts(plan, idsOf(named)))

    return told(answer)
  }

  return { save, add, drop }
}

/** What can be done with shifts, each of it with a way back. */
export function usePlanChanges(shown: Shown) {
  const { save, add, drop } = useSending(shown)
  const timeZone = shown.plan?.branch?.timeZone ?? 'UTC'

  const move = async (shift: ShiftOfPlan, by: ShiftMove): Promise<void> => {
    const changed = changesBy(shift, by, timeZone)
    if (Object.keys(changed).length === 0) return
    const problem = await save(shift, changed)
    if (problem) return tellProblem(problem)
    const undo = () => save(shift, valuesOf(shift)).then(tellIfAny)
    tellDone('Die Schicht ist geändert.', undo, { about: `shift-${shift.id}` })
  }
  const remove = async (shifts: readonly ShiftOfPlan[], words: string): Told => {
    const problem = await drop(shifts)
    if (problem) return problem
    // What was published is a draft again: nobody is told of it before somebody says so.
    const undo = async () => {
      for (const shift of shifts) tellIfAny(await add(valuesOf(shift)))
    }
    tellDone(words, undo)

    return null
  }

  return { save, move, add, remove }
}

export type PlanChanges = ReturnType<typeof usePlanChanges>

export const tellIfAny = (problem: string | null): void => {
  if (problem !== null) tellProblem(problem)
}

const valuesOf = ({ person, from, to, breakMinutes, post, note }: ShiftOfPlan): ShiftValues => ({
  person,
  from,
  to,
  breakMinutes,
  post,
  note,
})

const idsOf = (named: readonly { id: string }[]): string[] => named.map(({ id }) => id)

const told = (answer: Outcome<unknown>): string | null => (answer.ok ? null : problemIn(answer))
