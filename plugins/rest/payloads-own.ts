import type { Endpoint, PayloadHandler } from 'payload'

type Place = Pick<Endpoint, 'method' | 'path'>

/** Ours is found first, and Payload's own stays behind it. */
export function payloadsOwn(endpoints: Endpoint[] | false, { method, path }: Place): PayloadHandler {
  const own = (endpoints || []).filter((call) => call.path === path && call.method === method).at(-1)
  if (!own) throw new Error(`Payload mounts no ${method} ${path}`)

  return own.handler
}
