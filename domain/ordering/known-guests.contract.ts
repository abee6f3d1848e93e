import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { leastSearched, mostGuests } from './known-guests.ts'
import { countries } from './order-terms.ts'

const text = z.nullable(z.string())

/** What of an earlier order the next one can begin with. */
export const knownGuest = z.object({
  isCompany: z.boolean(),
  companyName: text,
  vatNumber: text,
  firstName: text,
  lastName: text,
  phone: text,
  email: text,
  street: text,
  floor: text,
  stairway: text,
  door: text,
  zipCode: text,
  city: text,
  country: z.enum(countries),
  deliveryArea: text,
  /** How many of the orders that were looked at are theirs, and when the last one was. */
  orders: z.int(),
  lastPlacedAt: text,
  /** What the house knows of them as a customer. */
  note: text,
  isBlocked: z.boolean(),
})
export type KnownGuest = z.infer<typeof knownGuest>

export const knownGuestsContract = {
  method: 'get',
  path: '/api/orders/guests',
  area: 'Bestellungen',
  summary: 'Gäste einer Filiale nach Telefonnummer oder Namen, aus Bestellungen und Kundenkartei',
  query: z.strictObject({
    branch: z.string().check(z.minLength(1), z.maxLength(64)),
    /** A number or its end, or how somebody is called. */
    search: z.string().check(z.trim(), z.minLength(leastSearched), z.maxLength(100)),
  }),
  responses: {
    200: {
      description: 'Die zuletzt da waren, zuerst',
      body: z.object({ docs: z.array(knownGuest).check(z.maxLength(mostGuests)) }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'],
  rights: 'Team und Leitung der Filiale, Administration',
} as const satisfies ApiContract
