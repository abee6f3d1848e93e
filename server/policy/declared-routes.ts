import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import type { ApiContract } from '#domain/api/api-contract.ts'
import type { DeclaredPolicy } from '#domain/api/call-policy.ts'
import { contractsIn } from '#kernel/capability/capability.ts'
import { policyOfCollection } from '#kernel/api/collection-policy.ts'

import type { DeclaredRoute } from './policy-table.ts'

type Configured = Pick<SanitizedConfig, 'collections' | 'globals' | 'endpoints' | 'custom'>

/** Every call of the built configuration, in the order in which Payload looks for who answers. */
export function declaredRoutes({ collections, globals, endpoints, custom }: Configured): DeclaredRoute[] {
  const described = contractsIn({ custom })
  // `custom` is Payload's open drawer; only `endpointOf` and its kin write a contract into it.
  const contractOf = (base: string, { method, path, custom: own }: Endpoint) =>
    (own?.contract as ApiContract | undefined) ??
    described.find((each) => each.method === method && mounted(each.path) === base + path)

  const routesOf = (base: string, calls: Endpoint[] | false, generated: GeneratedPolicy): DeclaredRoute[] =>
    (calls || []).map((endpoint) => {
      const contract = contractOf(base, endpoint)
      const policy = { ...generated(endpoint), ...contract?.policy }
      return { method: endpoint.method, base, path: endpoint.path, policy, params: contract?.params }
    })

  return [
    ...collections.flatMap((collection) =>
      routesOf(`/api/${collection.slug}`, collection.endpoints, generatedFor(collection)),
    ),
    ...globals.flatMap((global) => routesOf(`/api/globals/${global.slug}`, global.endpoints, nothing)),
    ...routesOf('/api', endpoints, nothing),
  ]
}

const mounted = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

type GeneratedPolicy = (call: Endpoint) => DeclaredPolicy
const nothing: GeneratedPolicy = () => ({})

/** Where somebody tries to get in: whatever answers there counts as a try. */
const signIns = /^\/(?:login|forgot-password|reset-password|unlock|verify\/:id|first-register)$/
const reads: ReadonlySet<string> = new Set(['get /', 'get /:id', 'get /count'])
const writesOfFile: ReadonlySet<string> = new Set(['post /', 'put /:id', 'patch /:id'])

/** What a generated call needs, and one that stands in for it, whose contract has the last word. */
function generatedFor(collection: SanitizedCollectionConfig): GeneratedPolicy {
  const { auth, upload } = collection
  const { read } = policyOfCollection(collection)

  return ({ method, path }) => {
    if (auth && method === 'post' && signIns.test(path)) return { limit: 'auth' }
    const call = `${method} ${path}`
    if (reads.has(call)) return { ...read }
    return upload && writesOfFile.has(call) ? { body: 'file' } : {}
  }
}
