import {
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { type Right, requireRight } from '#kernel/access/rights.ts'
import { askPayload, leadsToPayloads, payloadsOwn } from '#kernel/api/payloads-own.ts'
import { Refused } from '#kernel/refused.ts'

type Place = Pick<Endpoint, 'method' | 'path'>

/**
 * The calls of a collection, ours and Payload's, ask for the right before they look at what came with them: a
 * stranger's body is not even received, and no complaint about it tells more than the refusal.
 */
export function askFirst(collection: CollectionConfig, ours: Endpoint[]): Endpoint[] {
  const own = collection.endpoints || []
  const known = [...own, ...ours]
  const payloads = payloadsCalls(collection).filter((call) => !known.some((each) => isAt(each, call)))

  return [
    ...ours.filter((call) => !own.some((each) => isAt(each, call))).map((call) => asking(call, call.handler)),
    ...payloads.map((call) => asking(call, (req) => askPayload(req, call))),
    { method: 'post', path: '/access/:id?', handler: tellRights, custom: leadsToPayloads },
  ]
}

/** The same for a global, which is read by everybody. */
export function askFirstOfGlobal({ slug }: GlobalConfig): Endpoint[] {
  const askingFor = (path: string, ask: (req: PayloadRequest) => unknown): Endpoint => ({
    path,
    method: 'post',
    custom: leadsToPayloads,
    handler: async (req) => {
      const global = req.payload.globals.config.find((each) => each.slug === slug)
      if (!global) throw new Refused('not-found')
      await ask(req)
      return payloadsOwn(global.endpoints, { method: 'post', path })(req)
    },
  })

  return [askingFor('/', (req) => requireRight(req, 'update', slug)), askingFor('/access', requireSession)]
}

function requireSession({ user }: PayloadRequest): void {
  if (!user) throw new Refused('unauthenticated')
}

const isAt = (one: Place, { method, path }: Place) => one.method === method && one.path === path

/** Those that take something in; what names a record and no more is asked for by Payload at once. */
function payloadsCalls({ auth, versions }: CollectionConfig): Place[] {
  const hasPasswords = auth && (typeof auth !== 'object' || !auth.disableLocalStrategy)

  return [
    { method: 'post', path: '/' },
    { method: 'patch', path: '/:id' },
    { method: 'delete', path: '/:id' },
    ...(versions ? [versionCall] : []),
    ...(hasPasswords ? sessionCalls : []),
  ]
}

const versionCall: Place = { method: 'get', path: '/versions/:id' }

const sessionCalls: Place[] = [
  { method: 'post', path: '/unlock' },
  { method: 'post', path: '/logout' },
  { method: 'post', path: '/refresh-token' },
]

function asking(call: Place, handler: Endpoint['handler']): Endpoint {
  return {
    method: call.method,
    path: call.path,
    custom: leadsToPayloads,
    handler: async (req) => {
      await requireRight(req, rightOf(call), slugOf(req), { ...idOf(req), isInPart: true })
      return handler(req)
    },
  }
}

function rightOf({ method, path }: Place): Right {
  return rightsByPath[path] ?? rightsByMethod[method] ?? 'read'
}

const rightsByPath: Readonly<Record<string, Right>> = {
  '/versions': 'readVersions',
  '/versions/:id': 'readVersions',
  '/unlock': 'unlock',
  '/logout': 'session',
  '/refresh-token': 'session',
}
const rightsByMethod: Partial<Record<Endpoint['method'], Right>> = {
  get: 'read',
  post: 'create',
  put: 'update',
  patch: 'update',
  delete: 'delete',
}

function idOf({ routeParams }: PayloadRequest): { id?: string } {
  return typeof routeParams?.id === 'string' ? { id: routeParams.id } : {}
}

const slugOf = (req: PayloadRequest) => req.routeParams?.collection as CollectionSlug

/** Payload reads the record for everybody, and so tells strangers which ids there are. */
async function tellRights(req: PayloadRequest): Promise<Response> {
  requireSession(req)
  const { id } = idOf(req)
  const lean = { depth: 0, select: {}, disableErrors: true, ...asUser(req) }
  if (id !== undefined && !(await req.payload.findByID({ collection: slugOf(req), id, ...lean }))) {
    throw new Refused('unknown-record')
  }

  return askPayload(req, { method: 'post', path: '/access/:id?' })
}
