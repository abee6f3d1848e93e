import type * as z from 'zod/mini'

import type { Config } from '#cms/payload-types.ts'

import type { ApiContract } from './api-contract.ts'

type Collections = Config['collections']
type Part<Slug extends keyof Collections, Field extends keyof Collections[Slug]> = Partial<
  Pick<Collections[Slug], Field>
>

/** Payload's own change of a record as a call, typed by the record: these fields of it are changed. */
export type ChangeContract<Slug extends keyof Collections, Field extends keyof Collections[Slug]> = Omit<
  ApiContract,
  'params' | 'request' | 'responses'
> & {
  method: 'patch'
  path: `/api/${Slug}/{id}`
  params: z.ZodMiniObject<{ id: z.ZodMiniString }>
  request: z.ZodMiniType<Part<Slug, Field>, Part<Slug, Field>>
  responses: { 200: { description: string; body: z.ZodMiniType<{ doc: { id: string } }> } }
}
