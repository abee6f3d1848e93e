import type { Endpoint } from 'payload'
import * as z from 'zod/mini'

import { unkept } from '#kernel/api/unkept.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'

import { findUsages } from '../find-usages.ts'

/** `GET /api/{slug}/{id}/usages`: which records show or need this one, as far as the person may see them. */
export function usagesEndpoint(slug: string): Endpoint {
  return endpointOf(usagesContract(slug), async (req, { params }) => {
    if (!staffOf(req)) throw new Refused('not-allowed')

    const usages = await findUsages(req, slug, params.id)

    return Response.json({ usages: usages.map(({ division: _division, ...usage }) => usage) }, unkept)
  })
}

const usage = z.object({
  collection: z.string(),
  entity: z.string(),
  id: z.string(),
  title: z.nullable(z.string()),
})
export type Usage = z.infer<typeof usage>

export function usagesContract(slug: string) {
  return {
    method: 'get',
    path: `/api/${slug}/{id}/usages`,
    area: 'Website',
    summary: 'Wo ein Eintrag verwendet wird',
    params: z.object({ id: z.uuid() }),
    responses: { 200: { description: 'Die Stellen', body: z.object({ usages: z.array(usage) }) } },
    errors: ['malformed-id', 'unauthenticated', 'not-allowed'],
    rights: 'Alle im Team',
  } as const satisfies ApiContract
}
