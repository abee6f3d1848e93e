import type { IncomingMessage } from 'node:http'

import { routedTarget } from './routed-target.ts'

/**
 * The admin panel asks for lists in the body of a POST and says that it means GET, which Payload alone understands.
 * Whoever says so to anybody else, or about another body, has sent a POST.
 */
export function meansGet({ method, url = '/', headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    headers['x-payload-http-method-override'] === 'GET' &&
    headers['content-type'] === 'application/x-www-form-urlencoded' &&
    /^\/api(?:[/?]|$)/i.test(routedTarget(url))
  )
}
