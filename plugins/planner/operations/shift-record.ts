import type { WorkingSchedule } from '#cms/payload-types.ts'
import type { ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { idOf } from '#kernel/access/caller.ts'

/** What is read of a shift for a plan. */
export const shiftFields = {
  user: true,
  branch: true,
  from: true,
  to: true,
  breakMinutes: true,
  position: true,
  note: true,
  status: true,
  revision: true,
} as const

type Stored = Pick<
  WorkingSchedule,
  'id' | 'user' | 'from' | 'to' | 'breakMinutes' | 'position' | 'note' | 'status' | 'revision'
>

/** A stored shift in the words of the plan. */
export const asShift = (stored: Stored): ShiftOfPlan => ({
  id: stored.id,
  person: stored.user ? idOf(stored.user) : null,
  from: stored.from,
  to: stored.to,
  breakMinutes: stored.breakMinutes ?? 0,
  post: stored.position || null,
  note: stored.note || null,
  status: stored.status,
  revision: stored.revision,
})
