import * as z from 'zod/mini'

import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'
import { readList } from '#plugins/rest/rest.port.ts'

const branchMenusContract = {
  method: 'get',
  path: '/api/branches/{id}/menus',
  area: 'Filialen',
  summary: 'Die Kataloge einer Filiale',
  params: z.object({ id: z.string() }),
  responses: {
    200: {
      description: 'Eine Seite der Liste',
      body: z.looseObject({ docs: z.array(z.looseObject({ id: z.string() })), totalDocs: z.int() }),
    },
  },
  errors: ['unknown-record'],
  rights: 'Alle',
} as const satisfies ApiContract

export const branchMenus = onCollection(
  'branches',
  endpointOf(branchMenusContract, async (req, { params }) => {
    const { id } = await req.payload.findByID({
      collection: 'branches',
      id: params.id,
      select: {},
      depth: 0,
      ...asUser(req),
    })

    return Response.json(await readList(req, 'menus', [{ branches: { in: [id] } }]))
  }),
)
