import type { CollectionConfig, Config } from 'payload'

import { onCollection, placeOf } from '#kernel/api/endpoint-of.ts'
import { type Addition, capability } from '#kernel/capability/capability.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'

import { authContracts } from './auth.contracts.ts'
import { closedCalls, closedCallsOfGlobal } from './closed-calls.ts'
import { askFirst, askFirstOfGlobal } from './endpoints/ask-first.endpoints.ts'
import { authenticate } from './endpoints/authenticate.endpoint.ts'
import { branchMenus } from './endpoints/branch-menus.endpoint.ts'
import { readConfig, saveConfig } from './endpoints/config.endpoint.ts'
import { copyRecord } from './endpoints/copy-record.repair.ts'
import { listRecords } from './endpoints/list-records.endpoint.ts'
import { putRecord } from './endpoints/put-record.endpoint.ts'
import { templateLayers } from './endpoints/template-layers.endpoint.ts'
import { manyCalls } from './endpoints/write-many.endpoint.ts'
import { guardOwnCollections } from './guard-own-collections.ts'
import { holdGlobal, holdMeant } from './hooks/hold-meant.ts'
import { limitReads } from './hooks/limit-reads.ts'
import { refuseMalformed, refuseMalformedGlobal } from './hooks/refuse-malformed.repair.ts'
import { renderError } from './hooks/render-error.ts'
import { resolveKey } from './hooks/resolve-key.ts'
import { indexSortField } from './index-sort-field.ts'
import { deletePreferencesById } from './operations/delete-preferences-by-id.repair.ts'
import { knowOwnSlugs } from './know-own-slugs.repair.ts'
import { authenticateContract, readConfigContract, saveConfigContract } from './rest.contracts.ts'

/** What the product's API has beyond Payload's: PUT, lookups by key, token login, German errors, quick lists. */
export const restPlugin = capability(
  {
    name: 'rest',
    every: additionTo,
    everyGlobal: (global) => ({
      endpoints: [...askFirstOfGlobal(global), ...closedCallsOfGlobal(global)],
      guard: { beforeOperation: [refuseMalformedGlobal, holdGlobal] },
    }),
    collections: {
      branches: { endpoints: [onCollection('branches', branchMenus)] },
      'image-templates': { endpoints: [onCollection('image-templates', templateLayers)] },
    },
    endpoints: [
      { ...placeOf(authenticateContract), handler: authenticate },
      { ...placeOf(readConfigContract), handler: readConfig },
      { ...placeOf(saveConfigContract), handler: saveConfig },
    ],
  },
  (config) => ({
    ...config,
    ...(config.collections && { collections: config.collections.map(indexSortField) }),
    // Payload mounts these itself, so they cannot carry their contracts.
    custom: {
      ...config.custom,
      contracts: [...((config.custom?.contracts ?? []) as ApiContract[]), ...authContracts],
    },
    // A refusal is an answer, not a fault: nobody has to read its stack. Payload only types its own errors.
    loggingLevels: { ...config.loggingLevels, Refused: false } as Config['loggingLevels'],
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), renderError] },
    onInit: async (payload) => {
      await config.onInit?.(payload)
      deletePreferencesById(payload)
      guardOwnCollections(payload)
      knowOwnSlugs(payload)
    },
  }),
)

function additionTo(collection: CollectionConfig): Addition {
  return {
    endpoints: [
      ...askFirst(collection, [
        { path: '/', method: 'get', handler: listRecords },
        { path: '/:id', method: 'put', handler: putRecord },
        { path: '/:id/duplicate', method: 'post', handler: copyRecord },
        ...manyCalls,
      ]),
      ...closedCalls(collection),
    ],
    // The others know records by their id, and get nothing malformed to look at.
    guard: { beforeOperation: [refuseMalformed, resolveKey, holdMeant, limitReads] },
  }
}
