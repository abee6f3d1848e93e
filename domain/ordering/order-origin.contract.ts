import * as z from 'zod/mini'

import { originKinds } from '../insight/visits/visit-terms.ts'

const word = (most: number) => z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))

const touch = z.strictObject({
  origin: z.enum(originKinds),
  /** The campaign's source, else the website that led here. */
  source: word(120),
  campaign: word(160),
  /** Of the QR code that was scanned. */
  code: word(120),
})

/**
 * How a guest came who agreed to be counted: the first time and the last time before the order. Nothing of it names
 * anybody, so it stays with what was sold.
 */
export const orderOrigin = z.strictObject({ first: touch, last: touch })
export type OrderOrigin = z.infer<typeof orderOrigin>
