import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

/** What a branch has run out of by its own word. `until` is ISO text, null until somebody says otherwise. */
export const soldOutEntry = z.object({
  branch: z.string(),
  product: z.string(),
  productName: z.string(),
  option: z.nullable(z.string()),
  optionName: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** The first name of who said so. */
  setBy: z.nullable(z.string()),
})
export type SoldOutEntry = z.infer<typeof soldOutEntry>

const entries = z.object({ docs: z.array(soldOutEntry) })
const id = z.string().check(z.minLength(1), z.maxLength(64))

/** For so many minutes from now, until the business day is over, or until somebody says otherwise. */
export const soldOutSpan = z.union([
  z.strictObject({ minutes: z.int().check(z.minimum(5), z.maximum(10_080)) }),
  z.literal('today'),
  z.literal('until-lifted'),
])
export type SoldOutSpan = z.infer<typeof soldOutSpan>

/** A product, or one option of it; `soldOut` null where it can be had again. */
export const soldOutChange = z.strictObject({
  product: id,
  option: z.nullable(id),
  soldOut: z.nullable(soldOutSpan),
})
export type SoldOutChange = z.infer<typeof soldOutChange>

const area = 'Bestellungen'
const rights = 'Team und Leitung der Filiale, Administration'

export const soldOutContract = {
  method: 'get',
  path: '/api/orders/sold-out',
  area,
  summary: 'Was den eigenen Filialen gerade ausgegangen ist',
  responses: { 200: { description: 'Was zuerst wieder da ist, steht vorn', body: entries } },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

export const changeSoldOutContract = {
  method: 'put',
  path: '/api/orders/sold-out/{branch}',
  area,
  summary: 'Ein Produkt oder eine Option in einer Filiale für eine Weile ausverkaufen oder wieder anbieten',
  params: z.object({ branch: id }),
  request: soldOutChange,
  responses: { 200: { description: 'Was der Filiale jetzt ausgegangen ist', body: entries } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'],
  rights,
} as const satisfies ApiContract
