import type { Access, CollectionSlug, Endpoint, Payload } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'
import { wrapOnce } from '#kernel/wrap-once.ts'
import { deeds } from '#domain/people/rights.ts'

import { refuseFilters } from './filters-of.ts'
import { closedCalls } from './closed-calls.ts'
import { refuseUnknownCall } from './endpoints/refuse-unknown-call.endpoint.ts'
import { limitReads } from './hooks/limit-reads.ts'
import { refuseMalformed } from './hooks/refuse-malformed.repair.ts'
import { refuseUnknownSort } from './refuse-unknown-sort.ts'

/** Payload's own collections join after all plugins, but are called by the same clients. */
export function guardOwnCollections(payload: Payload): void {
  const { collections } = payload
  const own = Object.values(collections).filter(({ config }) => config.slug.startsWith('payload-'))
  for (const { config } of own) {
    const hooks = config.hooks.beforeOperation
    if (!hooks.includes(refuseMalformed)) hooks.unshift(refuseMalformed, limitReads)
    for (const deed of deeds) {
      config.access[deed] = wrapOnce('own-collections', config.access[deed] ?? nobody, forStaff)
    }
    const closed = closedCalls(config).map(({ method, path }) => `${method} ${path}`)
    config.endpoints = (config.endpoints || []).map((call) =>
      wrapOnce('own-collections', call, onlyForStaff(closed)),
    )
  }
}

const nobody: Access = () => false

/** Payload opens its own collections to every account: to a device, and to a person who is blocked. */
const forStaff =
  (access: Access): Access =>
  (args) =>
    staffOf(args.req) !== null && access(args)

/** Some of these calls answer strangers with nothing found, or staff with a missing session; others know no answer. */
const onlyForStaff =
  (closed: readonly string[]) =>
  (endpoint: Endpoint): Endpoint => {
    const { method, path } = endpoint
    const handler = closed.includes(`${method} ${path}`) ? refuseUnknownCall : endpoint.handler

    return {
      ...endpoint,
      handler: (req) => {
        if (!staffOf(req) || ofTheServer.has(path)) throw new Refused('not-allowed')

        if (onMany.has(path)) refuseFilters(req)
        if (path === '/') refuseUnknownSort(req, req.routeParams?.collection as CollectionSlug)

        return handler(req)
      },
    }
  }

/** Lists, and changes of what a list would show. */
const onMany = new Set(['/', '/count', '/versions'])

/** Jobs are run by the server itself. */
const ofTheServer = new Set(['/run', '/handle-schedules'])
