import type { CollectionBeforeDeleteHook, CollectionConfig, Plugin } from 'payload'

import { Refused } from '#collections/shared/refused.ts'

import { findUsages } from './find-usages.ts'

/** Nothing is deleted that another record needs, and whoever tries is told which. */
export const referencesPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(guardCollection),
})

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection

  return {
    ...collection,
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), refuseIfUsed] },
  }
}

const mostNamed = 5

const refuseIfUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const usages = await findUsages(req, collection.slug, String(id))
  if (usages.length === 0) return

  const named = usages.filter(({ title }) => title !== null).slice(0, mostNamed)
  throw new Refused('still-in-use', {
    usedBy: named.map(({ collection: slug, entity, id: userId, title }) => ({
      collection: slug,
      id: userId,
      title,
      entity,
    })),
    more: usages.length - named.length,
  })
}
