import type * as z from 'zod/mini'

import type { Config } from '#cms/payload-types.ts'

import type { ApiContract } from './api-contract.ts'

/** Payload's own answer of one record as a call, typed by the record; of what has drafts the newest, if asked for. */
export type ReadContract<Slug extends keyof Config['collections']> = Omit<
  ApiContract,
  'params' | 'query' | 'responses'
> & {
  method: 'get'
  path: `/api/${Slug}/{id}`
  params: z.ZodMiniObject<{ id: z.ZodMiniString }>
  query: z.ZodMiniObject<{ depth: z.ZodMiniNumber; draft: z.ZodMiniOptional<z.ZodMiniBoolean> }>
  responses: { 200: { description: string; body: z.ZodMiniType<Config['collections'][Slug]> } }
}
