import type { Endpoint, Payload } from 'payload'

import { keepNamesUnasked } from '#collections/shared/people/keep-names-unasked.ts'
import { capability } from '#kernel/capability/capability.ts'
import { wrapOnce } from '#kernel/wrap-once.ts'

import { judgeGlobalQuery, judgeQuery } from './hooks/judge-query.ts'
import { judged } from './judge-call.ts'

/**
 * A query has a price, and everybody a budget: each call of the API judges its size first, and each operation judges
 * once more where its paths lead, whoever asks for it. What is hidden in titles is not asked for either, before any
 * guard looks up which records a call means: what it says of them would tell the name.
 */
export const budgetPlugin = capability({
  name: 'budget',
  onInit: [judgeOwnCollections, judgeCalls],
  every: () => ({ guard: { beforeOperation: [judgeQuery, keepNamesUnasked] } }),
  everyGlobal: () => ({ guard: { beforeOperation: [judgeGlobalQuery] } }),
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
