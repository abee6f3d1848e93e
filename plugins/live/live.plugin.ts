import type { CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'

import { isDraftSave, noteDraftSave } from './hooks/note-draft-save.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'

/**
 * Every committed change of a document is told to every process, so caches and live views can follow.
 * Payload adds its own collections (preferences, locks, jobs) after the plugins; those stay silent.
 */
export const livePlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(announceCollection),
  globals: config.globals?.map(announceGlobal),
})

function announceCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection

  return {
    ...collection,
    hooks: {
      ...hooks,
      ...(collection.versions && { beforeOperation: [...(hooks?.beforeOperation ?? []), noteDraftSave] }),
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async function tellOfChange({ doc, req }) {
          if (!isDraftSave(req, slug)) await notifyTagsOf(req, documentTags(slug, doc))
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async function tellOfRemoval({ doc, req }) {
          await notifyTagsOf(req, documentTags(slug, doc))
        },
      ],
    },
  }
}

function announceGlobal(global: GlobalConfig): GlobalConfig {
  const tellOfChange = async ({ req }: { req: PayloadRequest }) => notifyTagsOf(req, [global.slug])
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), tellOfChange] },
  }
}

type LiveDocument = { id: string | number; uid?: unknown }

/** A document is watched by its id and, where guests know it only by its public key, by that key. */
function documentTags(slug: string, doc: LiveDocument): string[] {
  const tags = [slug, `${slug}:${doc.id}`]
  return typeof doc.uid === 'string' ? [...tags, `${slug}:${doc.uid}`] : tags
}
