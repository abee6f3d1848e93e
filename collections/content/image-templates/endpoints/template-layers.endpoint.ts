import * as z from 'zod/mini'

import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'

const templateLayersContract = {
  method: 'get',
  path: '/api/image-templates/{id}/layers',
  area: 'Bildvorlagen',
  summary: 'Die Ebenen einer Bildvorlage, von unten nach oben',
  params: z.object({ id: z.string() }),
  responses: {
    200: {
      description: 'Alle Ebenen',
      body: z.object({ docs: z.array(z.looseObject({})), totalDocs: z.int() }),
    },
  },
  errors: ['unknown-record', 'unauthenticated', 'not-allowed'],
  rights: 'Wer die Bildvorlage lesen darf',
} as const satisfies ApiContract

export const templateLayers = onCollection(
  'image-templates',
  endpointOf(templateLayersContract, async (req, { params }) => {
    const { layers } = await req.payload.findByID({
      collection: 'image-templates',
      id: params.id,
      depth: 1,
      ...asUser(req),
    })

    return Response.json({ docs: layers ?? [], totalDocs: layers?.length ?? 0 })
  }),
)
