import type { CollectionConfig, Config, Endpoint, GlobalConfig, Payload, Plugin } from 'payload'

import { wrapOnce } from '#kernel/wrap-once.ts'

import { judgeGlobalQuery, judgeQuery } from './hooks/judge-query.ts'
import { judged } from './judge-call.ts'

/**
 * A query has a price, and everybody a budget: each call of the API judges its size first, and each operation judges
 * once more where its paths lead, whoever asks for it. Comes last, so that it stands before everything else.
 */
export const budgetPlugin: Plugin = (config): Config => ({
  ...config,
  collections: config.collections?.map(judgeCollection),
  globals: config.globals?.map(judgeGlobal),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    judgeOwnCollections(payload)
    judgeCalls(payload)
  },
})

const judgeCollection = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [judgeQuery, ...(collection.hooks?.beforeOperation ?? [])],
  },
})

const judgeGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: [judgeGlobalQuery, ...(global.hooks?.beforeOperation ?? [])] },
})

/** Payload's own collections join after all plugins, but are called by the same clients. */
function judgeOwnCollections({ collections }: Payload): void {
  for (const { config } of Object.values(collections)) {
    if (!config.hooks.beforeOperation.includes(judgeQuery)) config.hooks.beforeOperation.unshift(judgeQuery)
  }
}

/** Payload mounts most calls after all plugins, too. */
function judgeCalls({ config, collections, globals }: Payload): void {
  judgeEach(config.endpoints, false)
  for (const { config: collection } of Object.values(collections)) judgeEach(collection.endpoints || [], true)
  for (const { endpoints } of globals.config) judgeEach(endpoints || [], false)
}

function judgeEach(calls: Endpoint[], isOfCollection: boolean): void {
  for (const [place, call] of calls.entries()) {
    calls[place] = wrapOnce('budget', call, (own) => judged(own, isOfCollection))
  }
}
