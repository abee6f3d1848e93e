import type { CollectionSlug, Endpoint, PayloadHandler } from 'payload'

const path = '/file/:filename'

/** Files lie in one folder: a `prefix`, which names folders elsewhere, would be asked of a column there is not. */
const handOutFile: PayloadHandler = (req) => {
  const { endpoints } = req.payload.collections[req.routeParams?.collection as CollectionSlug].config
  // Ours is found first and Payload's own stays behind it.
  const own = (endpoints || []).filter((call) => call.path === path && call.method === 'get').at(-1)
  if (!own) throw new Error('Payload hands out no files')

  req.searchParams?.delete('prefix')
  return own.handler(req)
}

export const fileCall: Endpoint = { path, method: 'get', handler: handOutFile }
