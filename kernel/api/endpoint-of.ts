import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

import { Refused } from '#kernel/refused.ts'
import { expectDescribed } from './expect-described.ts'
import { parseBody, parseParams, parseQuery } from './parse-request.ts'

type Part<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What a call brings, in the shapes of its contract. */
export type CallInput<Contract extends ApiContract> = {
  params: Part<Contract['params']>
  query: Part<Contract['query']>
  body: Part<Contract['request']>
}

type Handler<Contract extends ApiContract> = (
  req: PayloadRequest,
  input: CallInput<Contract>,
) => Response | Promise<Response>

/** An endpoint that refuses whatever its contract does not know, before the handler sees it. */
export function endpointOf<const Contract extends ApiContract>(
  contract: Contract,
  handler: Handler<Contract>,
): Endpoint {
  return {
    ...placeOf(contract),
    handler: async (req) => {
      refuseStrangers(contract, req)
      const input = {
        params: contract.params && parseParams(req, contract.params),
        query: contract.query && parseQuery(req, contract.query),
        body: contract.request && (await parseBody(req, contract.request)),
      }
      return expectDescribed(contract, await handler(req, input as CallInput<Contract>))
    },
  }
}

/** Where Payload mounts a call, with the contract that describes it; for handlers that parse by themselves. */
export function placeOf(contract: ApiContract): Pick<Endpoint, 'path' | 'method' | 'custom'> {
  return {
    path: contract.path.slice('/api'.length).replaceAll(/\{(\w+)\}/g, ':$1'),
    method: contract.method,
    custom: { contract },
  }
}

/** The same endpoint among those of a collection, which Payload mounts below its slug. */
export function onCollection(slug: string, endpoint: Endpoint): Endpoint {
  return { ...endpoint, path: endpoint.path.slice(slug.length + 1) || '/' }
}

/** An endpoint that reads its request by itself. */
export function withContract(contract: ApiContract, handler: PayloadHandler): Endpoint {
  return {
    ...placeOf(contract),
    handler: async (req) => {
      refuseStrangers(contract, req)
      return expectDescribed(contract, await handler(req))
    },
  }
}

/** Who has to sign in first is told so before anybody looks at what they sent. */
function refuseStrangers({ errors }: ApiContract, { user }: PayloadRequest): void {
  if (!user && errors.includes('unauthenticated')) throw new Refused('unauthenticated')
}
