import type { CollectionConfig, Config, Endpoint } from 'payload'

import { type Addition, capability } from '#kernel/capability/capability.ts'

import { closedCalls, closedCallsOfGlobal } from './closed-calls.ts'
import { askFirst, askFirstOfGlobal } from './endpoints/ask-first.endpoints.ts'
import { copyRecord } from './endpoints/copy-record.repair.ts'
import { countRecords, listRecords, listVersions } from './endpoints/list-records.endpoint.ts'
import { putRecord } from './endpoints/put-record.endpoint.ts'
import { manyCalls } from './endpoints/write-many.endpoint.ts'
import { guardOwnCollections } from './guard-own-collections.ts'
import { holdGlobal, holdMeant } from './hooks/hold-meant.ts'
import { limitReads } from './hooks/limit-reads.ts'
import { refuseFixed, refuseFixedGlobal, refuseGiven } from './hooks/refuse-fixed.ts'
import { refuseMalformed, refuseMalformedGlobal } from './hooks/refuse-malformed.repair.ts'
import { refuseOutdated, refuseOutdatedGlobal } from './hooks/refuse-outdated.ts'
import { renderError } from './hooks/render-error.ts'
import { resolveKey } from './hooks/resolve-key.ts'
import { indexSortField } from './index-sort-field.ts'
import { deletePreferencesById } from './operations/delete-preferences-by-id.repair.ts'
import { knowOwnSlugs } from './know-own-slugs.repair.ts'

/** What the product's API has beyond Payload's: PUT, lookups by key, many at once, German errors, quick lists. */
export const restPlugin = capability(
  {
    name: 'rest',
    rewrite: indexSortField,
    every: additionTo,
    everyGlobal: (global) => ({
      endpoints: [...askFirstOfGlobal(global), ...closedCallsOfGlobal(global)],
      guard: {
        beforeOperation: [refuseMalformedGlobal, holdGlobal, refuseOutdatedGlobal, refuseFixedGlobal],
      },
    }),
    onInit: [deletePreferencesById, guardOwnCollections, knowOwnSlugs],
  },
  (config) => ({
    ...config,
    // A refusal is an answer, not a fault: nobody has to read its stack. Payload only types its own errors.
    loggingLevels: { ...config.loggingLevels, Refused: false } as Config['loggingLevels'],
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), renderError] },
  }),
)

const versionsCall: Endpoint = { path: '/versions', method: 'get', handler: listVersions }

function additionTo(collection: CollectionConfig): Addition {
  return {
    endpoints: [
      ...askFirst(collection, [
        { path: '/', method: 'get', handler: listRecords },
        { path: '/count', method: 'get', handler: countRecords },
        ...(collection.versions ? [versionsCall] : []),
        { path: '/:id', method: 'put', handler: putRecord },
        { path: '/:id/duplicate', method: 'post', handler: copyRecord },
        ...manyCalls,
      ]),
      ...closedCalls(collection),
    ],
    // The others know records by their id, and get nothing malformed to look at.
    guard: {
      beforeOperation: [
        refuseMalformed,
        resolveKey,
        holdMeant,
        refuseOutdated,
        refuseFixed,
        refuseGiven,
        limitReads,
      ],
    },
  }
}
