import type * as z from 'zod/mini'

import type { Config } from '#cms/payload-types.ts'

import type { ApiContract } from './api-contract.ts'

/** Payload's own removal of a record as a call; where the record keeps a history, with the reason. */
export type RemoveContract<Slug extends keyof Config['collections']> = Omit<
  ApiContract,
  'params' | 'query' | 'responses'
> & {
  method: 'delete'
  path: `/api/${Slug}/{id}`
  params: z.ZodMiniObject<{ id: z.ZodMiniString }>
  query: z.ZodMiniObject<{ reason: z.ZodMiniOptional<z.ZodMiniString> }>
  responses: { 200: { description: string; body: z.ZodMiniType<object> } }
}
