import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { type ChangeableFields, type ChangeableName, changeableNames } from './change-order.ts'
import { orderFields } from './order-fields.ts'
import { staffOrder } from './staff-orders.contract.ts'

/**
 * `PUT /api/orders/{id}`: the record as it was read, or a part of it. What is left out stays as it is, null empties.
 * Whatever else comes along is compared with the order by name, and refused where it differs.
 */
export const changeOrderRequest = z.catchall(
  z.object({
    /** The version of the order that was looked at: in another one nothing is changed, and nothing without it. */
    version: z.optional(z.int()),
    // Built from the table that types it.
    ...(Object.fromEntries(changeableNames.map((name) => [name, z.nullish(schemaOf(name))])) as {
      [Name in ChangeableName]: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<ChangeableFields[Name]>>>
    }),
  }),
  z.unknown(),
)
export type ChangeOrderRequest = z.infer<typeof changeOrderRequest>

function schemaOf(name: ChangeableName): z.ZodMiniType {
  const field = orderFields[name]
  switch (field.kind) {
    case 'tick':
      return z.boolean()
    case 'choice':
      return z.enum(field.of)
    case 'text':
      return z.string().check(z.trim(), z.maxLength(longestOf(name)))
  }
}

/** What guests enter is as long as at the checkout; a note is as long as the panel takes it. */
function longestOf(name: ChangeableName): number {
  const field = orderFields[name]
  if ('maxLength' in field) return field.maxLength

  return name === 'tableIdentifier' ? orderFields.table.maxLength : 5000
}

export const changeOrderContract = {
  method: 'put',
  path: '/api/orders/{id}',
  area: 'Bestellungen',
  summary:
    'Daten des Gasts, Anmerkung, Tisch oder interne Notiz einer Bestellung ändern, wie sie beim Bestellen erlaubt sind; beendete nehmen nur noch die Notiz',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  request: changeOrderRequest,
  responses: {
    200: {
      description: 'Die Bestellung, wie sie jetzt steht',
      // What was never placed may be changed, too.
      body: z.extend(staffOrder, { ticketNumber: z.nullable(z.int()) }),
    },
  },
  errors: [
    'validation',
    'fixed-field',
    'unauthenticated',
    'not-allowed',
    'unknown-order',
    'order-not-changeable',
    'changed-meanwhile',
  ],
  rights: 'Team und Leitung der Filiale, Administration',
} as const satisfies ApiContract
