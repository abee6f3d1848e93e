import {
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { leadsToPayloads, payloadsOwn } from '#kernel/api/payloads-own.ts'

type Right = 'create' | 'read' | 'readVersions' | 'update' | 'delete' | 'unlock' | 'session'
type Place = Pick<Endpoint, 'method' | 'path'>

/**
 * The calls of a collection, ours and Payload's, ask for the right before they look at what came with them: a
 * stranger's body is not even received, and no complaint about it tells more than the refusal.
 */
export function askFirst(collection: CollectionConfig, ours: Endpoint[]): Endpoint[] {
  const known = [...(collection.endpoints || []), ...ours]
  const payloads = payloadsCalls(collection).filter((call) => !known.some((each) => isAt(each, call)))

  return [
    ...ours.map((call) => asking(call, call.handler)),
    ...payloads.map((call) => asking(call, (req) => payloadsOwn(endpointsOf(req), call)(req))),
    { method: 'post', path: '/access/:id?', handler: tellRights, custom: leadsToPayloads },
  ]
}

/** The same for a global, which is read by everybody. */
export function askFirstOfGlobal({ slug }: GlobalConfig): Endpoint[] {
  const configOf = (req: PayloadRequest) => {
    const found = req.payload.globals.config.find((each) => each.slug === (slug as GlobalSlug))
    if (!found) throw new Refused('not-found')
    return found
  }
  const [save, access] = [
    { method: 'post', path: '/' } as const,
    { method: 'post', path: '/access' } as const,
  ]

  return [
    {
      ...save,
      custom: leadsToPayloads,
      handler: async (req) => {
        const { access: rights, endpoints } = configOf(req)
        await executeAccess({ req }, rights.update)
        return payloadsOwn(endpoints, save)(req)
      },
    },
    {
      ...access,
      custom: leadsToPayloads,
      handler: (req) => {
        if (!req.user) throw new Refused('unauthenticated')
        return payloadsOwn(configOf(req).endpoints, access)(req)
      },
    },
  ]
}

const isAt = (one: Place, { method, path }: Place) => one.method === method && one.path === path

/** Those that take something in; what names a record and no more is asked for by Payload at once. */
function payloadsCalls({ auth, versions }: CollectionConfig): Place[] {
  const hasPasswords = auth && (typeof auth !== 'object' || !auth.disableLocalStrategy)

  return [
    { method: 'get', path: '/count' },
    { method: 'post', path: '/' },
    { method: 'patch', path: '/:id' },
    { method: 'delete', path: '/:id' },
    ...(versions ? versionCalls : []),
    ...(hasPasswords ? sessionCalls : []),
  ]
}

const versionCalls: Place[] = [
  { method: 'get', path: '/versions' },
  { method: 'get', path: '/versions/:id' },
]

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
      await executeAccess({ req, ...idOf(req) }, accessOf(req, rightOf(call)))
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

function accessOf(req: PayloadRequest, right: Right) {
  const own = right === 'session' ? undefined : collectionOf(req).access[right]
  // Without a function of its own Payload asks for a session only.
  return own ?? (() => Boolean(req.user))
}

function idOf({ routeParams }: PayloadRequest): { id?: string } {
  return typeof routeParams?.id === 'string' ? { id: routeParams.id } : {}
}

const slugOf = (req: PayloadRequest) => req.routeParams?.collection as CollectionSlug
const collectionOf = (req: PayloadRequest) => req.payload.collections[slugOf(req)].config
const endpointsOf = (req: PayloadRequest) => collectionOf(req).endpoints

/** Payload reads the record for everybody, and so tells strangers which ids there are. */
async function tellRights(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Refused('unauthenticated')
  const { id } = idOf(req)
  const lean = { depth: 0, select: {}, disableErrors: true, ...asUser(req) }
  if (id !== undefined && !(await req.payload.findByID({ collection: slugOf(req), id, ...lean }))) {
    throw new Refused('unknown-record')
  }

  return payloadsOwn(endpointsOf(req), { method: 'post', path: '/access/:id?' })(req)
}
