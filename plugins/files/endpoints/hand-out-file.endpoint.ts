import type { Endpoint } from 'payload'

import { askPayload, leadsToPayloads } from '#kernel/api/payloads-own.ts'

const place = { path: '/file/:filename', method: 'get' } as const

/** Files lie in one folder: a `prefix`, which names folders elsewhere, would be asked of a column there is not. */
export const handOutFile: Endpoint = {
  ...place,
  custom: leadsToPayloads,
  handler: (req) => {
    req.searchParams?.delete('prefix')

    return askPayload(req, place)
  },
}
