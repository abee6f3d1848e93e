import type * as z from 'zod/mini'

import type { Config } from '#cms/payload-types.ts'

import type { ApiContract } from './api-contract.ts'

type Collections = Config['collections']

/** Payload's own list of a collection as a call, typed by the record: of each, these fields are read. */
export type ListContract<Slug extends keyof Collections, Field extends keyof Collections[Slug]> = Omit<
  ApiContract,
  'responses'
> & {
  method: 'get'
  path: `/api/${Slug}`
  /** Besides, conditions and selections as Payload spells them. */
  query: z.ZodMiniObject<{ depth: z.ZodMiniNumber; sort: z.ZodMiniOptional<z.ZodMiniString> }, z.core.$loose>
  responses: {
    200: {
      description: string
      body: z.ZodMiniType<{ docs: Pick<Collections[Slug], Field>[]; totalDocs: number }>
    }
  }
}
