import type { Access, Endpoint, Payload } from 'payload'

import { staffOf } from '#collections/shared/access/caller.ts'
import { Refused } from '#collections/shared/refused.ts'
import { wrapOnce } from '#collections/shared/wrap-once.ts'
import { deeds } from '#domain/people/rights.ts'

import { limitReads } from './hooks/limit-reads.ts'
import { refuseMalformed } from './hooks/refuse-malformed.ts'

/** Payload's own collections join after all plugins, but are called by the same clients. */
export function guardOwnCollections({ collections }: Payload): void {
  const own = Object.values(collections).filter(({ config }) => config.slug.startsWith('payload-'))
  // Otherwise `constructor` and the like would be taken for the slug of a collection.
  Object.setPrototypeOf(collections, null)
  for (const { config } of own) {
    const hooks = config.hooks.beforeOperation
    for (const hook of [refuseMalformed, limitReads]) if (!hooks.includes(hook)) hooks.push(hook)
    for (const deed of deeds) {
      config.access[deed] = wrapOnce('own-collections', config.access[deed] ?? nobody, forStaff)
    }
    config.endpoints = (config.endpoints || []).map((call) => wrapOnce('own-collections', call, onlyForStaff))
  }
}

const nobody: Access = () => false

/** Payload opens its own collections to every account: to a device, and to a person who is blocked. */
const forStaff =
  (access: Access): Access =>
  (args) =>
    staffOf(args.req) !== null && access(args)

/** Some of these calls answer strangers with nothing found, or staff with a missing session. */
function onlyForStaff(endpoint: Endpoint): Endpoint {
  const handler: Endpoint['handler'] = (req) => {
    if (!staffOf(req) || ofTheServer.has(endpoint.path)) throw new Refused('not-allowed')

    return endpoint.handler(req)
  }

  return { ...endpoint, handler }
}

/** Jobs are run by the server itself. */
const ofTheServer = new Set(['/run', '/handle-schedules'])
