import type * as z from 'zod/mini'

import type { RefusalCode } from '../refusals/refusals.ts'
import type { DeclaredPolicy } from './call-policy.ts'

export type ApiAnswer = { description: string; body?: z.ZodMiniType; contentType?: string }

/**
 * One call of the API in full: the server validates with it, clients are typed by it and the description
 * of the API is made from it. Texts are German; `{name}` in the path stands for a parameter.
 */
export type ApiContract = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: `/api/${string}`
  /** The area under which the call is listed. */
  area: string
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  headers?: z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType<string, string>>>>
  request?: z.ZodMiniType
  responses: Readonly<Record<number, ApiAnswer>>
  errors: readonly RefusalCode[]
  /** Who may call it. */
  rights: string
  /** Where the call needs more than the strictest of its method. */
  policy?: DeclaredPolicy
}
