import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { coveredLine, payPartContract, screenPayPartContract, seenBill } from './pay-part.contract.ts'
import { mostPeople } from './split-bill.ts'
import { spotMethods } from './spot-methods.ts'
import { tipCents } from './tip.contract.ts'

const person = z.strictObject({
  /** What they had alone; what nobody had alone is shared by all. */
  lines: z._default(z.array(coveredLine).check(z.maxLength(200)), []),
  method: z.enum(spotMethods),
  /** In cents: what they give besides, for the team. */
  tip: z.optional(tipCents),
})

export const splitBillRequest = z.strictObject({
  people: z.array(person).check(z.minLength(2), z.maxLength(mostPeople)),
  seen: seenBill,
})
export type SplitBillRequest = z.infer<typeof splitBillRequest>

export const splitBillContract = {
  ...payPartContract,
  path: '/api/orders/{id}/split',
  summary: 'Alles Offene einer Bestellung auf mehrere aufteilen und in einem bezahlt nehmen',
  request: splitBillRequest,
} as const satisfies ApiContract

export const screenSplitBillContract = {
  ...screenPayPartContract,
  path: '/api/orders/screen/{branch}/{key}/{id}/split',
  summary: 'Dasselbe an einem Bildschirm der Filiale, für alle in einem',
  request: splitBillRequest,
} as const satisfies ApiContract
