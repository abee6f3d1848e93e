import type { Endpoint, PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'
import type { AskedQuery } from '#domain/api/query-budget.ts'

import { budgetOf, refuseExcess, refuseFor } from './refuse-excess.ts'

/** Payload drops whatever follows the 1,000th parameter, and with it conditions. */
const mostParameters = 1000

const payloadsHeader = 'x-payload-http-method-override'
const overrides = [payloadsHeader, 'x-http-method-override']

/** The same call, which judges the size of its query before anything else happens. */
export const judged = <Call extends Endpoint>(endpoint: Call, isOfCollection: boolean): Call => ({
  ...endpoint,
  handler: (req) => {
    judgeCall(req)
    refuseOverride(req, isOfCollection && endpoint.method === 'get' && endpoint.path === '/')
    return endpoint.handler(req)
  },
})

function judgeCall(req: PayloadRequest): void {
  const parameters = req.search?.split('&', mostParameters + 1).length ?? 0
  if (parameters > mostParameters) refuseFor('parameters', mostParameters)

  // A query may come as JSON as well, in the body of a read.
  const body = req.method === 'GET' ? req.data : undefined
  const budget = budgetOf(req)
  refuseExcess(readQuery(req.query), budget)
  if (body) refuseExcess(readQuery(body), budget)
}

/** Payload takes conditions as JSON, too; what is none it refuses itself. */
function readQuery(query: Readonly<Record<string, unknown>>): AskedQuery {
  const { where } = query
  if (typeof where !== 'string') return query
  try {
    return { ...query, where: JSON.parse(where) as unknown }
  } catch {
    return { ...query, where: undefined }
  }
}

/**
 * The admin panel asks for the records that a form relates to in the body of a POST, because a long list of ids does
 * not fit into an address. Nobody else needs a way to read that is none.
 */
function refuseOverride(req: PayloadRequest, isList: boolean): void {
  if (!overrides.some((name) => req.headers.has(name))) return
  if (!staffOf(req)) throw new Refused('unauthenticated')

  const isPanels =
    isList &&
    req.headers.get(payloadsHeader) === 'GET' &&
    req.headers.get('content-type') === 'application/x-www-form-urlencoded'
  if (!isPanels) throw new Refused('method-not-allowed')
}
