import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { swapStatusLabels } from './shift-swap.ts'

const statuses = Object.keys(swapStatusLabels) as (keyof typeof swapStatusLabels)[]

const shift = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  breakMinutes: z.int(),
  post: z.nullable(z.string()),
  note: z.nullable(z.string()),
  branch: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  /** What of it is under way by whoever asks. */
  swap: z.nullable(z.object({ id: z.string(), status: z.enum(statuses) })),
})
export type OwnShift = z.infer<typeof shift>

const offer = z.object({
  swap: z.string(),
  giver: z.string(),
  note: z.nullable(z.string()),
  /** Whether it is offered to whoever asks alone, or to all of the branch. */
  isToMe: z.boolean(),
  shift,
})
export type OfferedShift = z.infer<typeof offer>

const ownShifts = z.object({
  /** Published and not over, of the next three months. */
  own: z.array(shift),
  /** What nobody has yet at the own branches. */
  open: z.array(shift),
  /** What colleagues would give away. */
  offers: z.array(offer),
  colleagues: z.array(z.object({ id: z.string(), name: z.string(), branches: z.array(z.string()) })),
  /** Whether there is a secret address of the own calendar. */
  hasCalendar: z.boolean(),
})
export type OwnShifts = z.infer<typeof ownShifts>

export const ownShiftsContract = {
  method: 'get',
  path: '/api/working-schedules/own',
  area: 'Planung',
  summary: 'Die eigenen Schichten, offene und angebotene, und mit wem sich tauschen lässt',
  responses: { 200: { description: 'Was ansteht', body: ownShifts } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Team',
} as const satisfies ApiContract
