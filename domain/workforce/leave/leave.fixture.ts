import { dayNumberOf } from '../../time/calendar-day.ts'
import type { Earner } from './earned-leave.ts'
import type { LeaveTaking } from './leave-days.ts'
import type { LeaveInput } from './leave-ledger.ts'
import type { LeavePhase } from './leave-phases.ts'

export const day = dayNumberOf

/** Five weeks of five days, unless said otherwise. */
export const phase = (
  from: string,
  to: string | null = null,
  more: Partial<LeavePhase> = {},
): LeavePhase => ({
  from: day(from),
  to: to === null ? null : day(to) + 1,
  halfDaysPerYear: 50,
  daysPerWeek: 5,
  ...more,
})

export const earnerOf = (
  country: Earner['country'],
  basis: Earner['basis'],
  phases: LeavePhase[],
): Earner => ({
  country,
  basis,
  phases,
  bornOn: null,
  unearned: [],
  enteredOn: phases[0]?.from ?? 0,
  leftOn: phases.at(-1)?.to ? (phases.at(-1)?.to ?? 1) - 1 : null,
})

/** So many whole days of leave from a day on, one after the other. */
export const taking = (
  id: string,
  first: string,
  days: number,
  more: Partial<LeaveTaking> = {},
): LeaveTaking => ({
  id,
  status: 'approved',
  days: Array.from({ length: days }, (_, index) => ({ on: day(first) + index, halfDays: 2, givenBack: 0 })),
  ...more,
})

export const accountOf = (country: LeaveInput['country'], more: Partial<LeaveInput>): LeaveInput => ({
  country,
  phases: [],
  bornOn: null,
  unearned: [],
  carriedHalfDays: 0,
  takings: [],
  notices: [],
  illnesses: [],
  parentalLeaves: [],
  carriedOver: new Map(),
  today: day('2026-11-28'),
  until: day('2026-11-28'),
  ...more,
})
