import type * as z from 'zod/mini'

import type { Config } from '#cms/payload-types.ts'

import type { ApiContract } from './api-contract.ts'

type Collections = Config['collections']
type Part<Slug extends keyof Collections, Field extends keyof Collections[Slug]> = Partial<
  Pick<Collections[Slug], Field>
>

/** Payload's own creation of a record as a call, typed by the record: these fields of it are given. */
export type CreateContract<Slug extends keyof Collections, Field extends keyof Collections[Slug]> = Omit<
  ApiContract,
  'request' | 'responses'
> & {
  method: 'post'
  path: `/api/${Slug}`
  request: z.ZodMiniType<Part<Slug, Field>, Part<Slug, Field>>
  responses: { 201: { description: string; body: z.ZodMiniType<{ doc: { id: string } }> } }
}
