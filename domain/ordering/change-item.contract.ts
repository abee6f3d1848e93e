import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { amount } from '../catalogue/product.contract.ts'
import { publicOrder } from './order.contract.ts'

const quantity = amount.check(
  z.positive(),
  z.maximum(1_000_000),
  z.refine(
    (value) => Number(value.toFixed(3)) === value,
    'Bitte geben Sie höchstens drei Nachkommastellen an.',
  ),
)

/** `PUT /api/orders/{id}/items/{index}`; what is left out stays as it is. */
export const changeItemRequest = z
  .strictObject({
    /** The version of the order that was looked at: in a newer one the line may be another. Needed for `remove`. */
    version: z.optional(z.int()),
    amount: z.optional(quantity),
    /** What it weighed or measured in the end, in the unit of its price. */
    weighed: z.optional(quantity),
    /** What the guest reads about the line; null for nothing any more. */
    comment: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
    remove: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ remove, version }) => !remove || version !== undefined, {
      path: ['version'],
      error: 'Bitte nennen Sie die Fassung der Bestellung, in der die Position steht.',
    }),
  )
export type ChangeItemRequest = z.infer<typeof changeItemRequest>

export const changeItemContract = {
  method: 'put',
  path: '/api/orders/{id}/items/{index}',
  area: 'Bestellungen',
  summary:
    'Menge, gewogene Menge oder Anmerkung einer Position ändern oder sie entfernen; der Preis folgt daraus, der Gast erfährt es',
  params: z.object({
    id: z.uuid(),
    /** The first line is 0. */
    index: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(199)),
  }),
  request: changeItemRequest,
  responses: { 200: { description: 'Die Bestellung, wie sie jetzt steht', body: publicOrder } },
  errors: [
    'validation',
    'unauthenticated',
    'not-allowed',
    'unknown-order',
    'unknown-item',
    'order-not-changeable',
    'changed-meanwhile',
  ],
  rights: 'Team und Leitung der Filiale, Administration',
} as const satisfies ApiContract
