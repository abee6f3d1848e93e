import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { branchView } from '../catalogue/branch.contract.ts'
import { orderTypes } from './order-terms.ts'

const {
  takeawayPausedUntil,
  deliveryPausedUntil,
  dineInPausedUntil,
  lastOrderAt,
  lastOrderUntil,
  pauseReason,
  busyMinutes,
  busyUntil,
} = branchView.shape

/** How a branch takes orders just now, as its staff have set it. */
export const acceptance = z.object({
  branch: z.string(),
  name: z.string(),
  timeZone: z.string(),
  /** The ways to order that it offers at all. */
  orderTypes: z.array(z.enum(orderTypes)),
  /** Those of them that tell guests how long it takes; a rush makes only these take longer. */
  promisedTypes: z.array(z.enum(orderTypes)),
  takeawayPausedUntil,
  deliveryPausedUntil,
  dineInPausedUntil,
  lastOrderAt,
  lastOrderUntil,
  pauseReason,
  busyMinutes,
  busyUntil,
})
export type Acceptance = z.infer<typeof acceptance>

const some = z.array(z.enum(orderTypes)).check(z.minLength(1), z.maxLength(orderTypes.length))
/** From now on; null until the business day is over. */
const minutes = z.nullable(z.int().check(z.minimum(5), z.maximum(1440)))

/** What is left out stays as it is. */
export const acceptanceChange = z
  .strictObject({
    pause: z.optional(
      z.strictObject({
        orderTypes: some,
        minutes,
        /** What guests read; null for nothing. */
        reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
      }),
    ),
    resume: z.optional(some),
    /** When the last order of this business day is taken, by the clock of the branch; null for as long as it is open. */
    lastOrder: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))),
    /** So many minutes more everything takes; null for no more than usual. */
    busy: z.optional(
      z.nullable(z.strictObject({ extraMinutes: z.int().check(z.minimum(5), z.maximum(180)), minutes })),
    ),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'Bitte sagen Sie, was sich ändern soll.'))
export type AcceptanceChange = z.infer<typeof acceptanceChange>

const area = 'Bestellungen'
const rights = 'Team und Leitung der Filiale, Administration'

export const acceptancesContract = {
  method: 'get',
  path: '/api/orders/acceptance',
  area,
  summary: 'Wie die eigenen Filialen gerade Bestellungen annehmen',
  responses: {
    200: { description: 'Eine Angabe je Filiale', body: z.object({ docs: z.array(acceptance) }) },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

export const changeAcceptanceContract = {
  method: 'put',
  path: '/api/orders/acceptance/{branch}',
  area,
  summary: 'Die Annahme einer Filiale für eine Weile anhalten, fortsetzen oder längere Wartezeiten ansagen',
  params: z.object({ branch: z.string().check(z.minLength(1), z.maxLength(64)) }),
  request: acceptanceChange,
  responses: { 200: { description: 'Wie die Filiale jetzt Bestellungen annimmt', body: acceptance } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'],
  rights,
} as const satisfies ApiContract
