import type { CollectionSlug, Endpoint } from 'payload'

import { leadsToPayloads, payloadsOwn } from '#kernel/api/payloads-own.ts'

const place = { path: '/file/:filename', method: 'get' } as const

/** Files lie in one folder: a `prefix`, which names folders elsewhere, would be asked of a column there is not. */
export const handOutFile: Endpoint = {
  ...place,
  custom: leadsToPayloads,
  handler: (req) => {
    const { endpoints } = req.payload.collections[req.routeParams?.collection as CollectionSlug].config
    req.searchParams?.delete('prefix')

    return payloadsOwn(endpoints, place)(req)
  },
}
