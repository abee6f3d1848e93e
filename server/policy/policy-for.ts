import type { IncomingMessage } from 'node:http'

import type { Policy, PolicyOf } from './policy-table.ts'

export type PolicyFor = (req: IncomingMessage) => Policy

/** What a request is granted, found once for all who ask about it. */
export function policyForRequests(policyOf: PolicyOf): PolicyFor {
  const found = new WeakMap<IncomingMessage, Policy>()

  return (req) => {
    const { method = 'GET', url = '/' } = req
    const known = found.get(req)
    if (known) return known

    const sent = policyOf(method, url)
    const policy = meansGet(req, sent) ? policyOf('GET', url) : sent
    found.set(req, policy)
    return policy
  }
}

/**
 * The admin panel asks for lists in the body of a POST and says that it means GET, which Payload alone understands.
 * Whoever says so to anybody else, or about another body, has sent a POST.
 */
export function meansGet(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { isApi }: Pick<Policy, 'isApi'>,
): boolean {
  return (
    isApi &&
    method === 'POST' &&
    headers['x-payload-http-method-override'] === 'GET' &&
    headers['content-type'] === 'application/x-www-form-urlencoded'
  )
}
