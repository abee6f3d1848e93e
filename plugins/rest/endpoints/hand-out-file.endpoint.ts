import type { CollectionSlug, Endpoint, PayloadHandler } from 'payload'

import { payloadsOwn } from '../payloads-own.ts'

const place = { path: '/file/:filename', method: 'get' } as const

/** Files lie in one folder: a `prefix`, which names folders elsewhere, would be asked of a column there is not. */
const handOutFile: PayloadHandler = (req) => {
  const { endpoints } = req.payload.collections[req.routeParams?.collection as CollectionSlug].config
  req.searchParams?.delete('prefix')

  return payloadsOwn(endpoints, place)(req)
}

export const fileCall: Endpoint = { ...place, handler: handOutFile }
