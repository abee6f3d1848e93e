import type { CollectionBeforeOperationHook, CollectionConfig, Config, GlobalConfig, Plugin } from 'payload'

import { authenticate } from './endpoints/authenticate.endpoint.ts'
import { readConfig, saveConfig } from './endpoints/config.endpoint.ts'
import { putRecord } from './endpoints/put-record.endpoint.ts'
import { refuseFirstRegister } from './endpoints/refuse-first-register.endpoint.ts'
import { keepFileFacts } from './hooks/keep-file-facts.ts'
import { limitReads } from './hooks/limit-reads.ts'
import { refuseMalformed, refuseMalformedGlobal } from './hooks/refuse-malformed.ts'
import { renderError } from './hooks/render-error.ts'
import { resolveKey } from './hooks/resolve-key.ts'

/** What the product's API has beyond Payload's: PUT, lookups by key, token login, German errors. */
export const restPlugin: Plugin = (config): Config => ({
  ...config,
  collections: config.collections?.map(extendCollection),
  globals: config.globals?.map(extendGlobal),
  endpoints: [
    ...(config.endpoints ?? []),
    { path: '/auth/authenticate', method: 'post', handler: authenticate },
    { path: '/config', method: 'get', handler: readConfig },
    { path: '/config', method: 'post', handler: saveConfig },
  ],
  // A refusal is an answer, not a fault: nobody has to read its stack. Payload only types its own errors.
  loggingLevels: { ...config.loggingLevels, Refused: false } as Config['loggingLevels'],
  hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), renderError] },
})

function extendCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks, endpoints } = collection

  return {
    ...collection,
    endpoints: [
      ...(endpoints || []),
      { path: '/:id', method: 'put', handler: putRecord },
      ...(collection.auth
        ? [{ path: '/first-register', method: 'post' as const, handler: refuseFirstRegister }]
        : []),
    ],
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), ...guardsOf(collection)] },
  }
}

function guardsOf({ upload }: CollectionConfig): CollectionBeforeOperationHook[] {
  return [refuseMalformed, ...(upload ? [keepFileFacts] : []), resolveKey, limitReads]
}

function extendGlobal(global: GlobalConfig): GlobalConfig {
  const beforeOperation = [...(global.hooks?.beforeOperation ?? []), refuseMalformedGlobal]

  return { ...global, hooks: { ...global.hooks, beforeOperation } }
}
