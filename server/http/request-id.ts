import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const soundId = /^[\w.-]{8,64}$/

/** The id under which one request is found in all logs; a gateway's own id is kept if it is harmless. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['x-request-id']
  return typeof given === 'string' && soundId.test(given) ? given : randomUUID()
}
