import type * as z from 'zod/mini'

import type { Config } from '#cms/payload-types.ts'

import type { ApiContract } from './api-contract.ts'

type Collections = Config['collections']

/** Payload's own list of a collection as a call, typed by the record: of each, these fields are read. */
export type ListContract<
  Slug extends keyof Collections & string,
  Field extends keyof Collections[Slug],
> = Omit<ApiContract, 'responses'> & {
  method: 'get'
  path: `/api/${Slug}`
  query: z.ZodMiniObject<Record<never, never>, z.core.$loose>
  responses: { 200: { description: string; body: z.ZodMiniType<{ docs: Pick<Collections[Slug], Field>[] }> } }
}
