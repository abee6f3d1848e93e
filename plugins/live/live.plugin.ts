import type { CollectionConfig, GlobalConfig } from 'payload'

import { type Addition, capability, type GlobalAddition } from '#kernel/capability/capability.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'

import { isDraftSave, noteDraftSave } from './hooks/note-draft-save.ts'

/**
 * Every committed change of a document is told to every process, so caches and live views can follow.
 * Payload adds its own collections (preferences, locks, jobs) after the plugins; those stay silent.
 */
export const livePlugin = capability({ name: 'live', every: announce, everyGlobal: announceGlobal })

function announce({ slug, versions }: CollectionConfig): Addition {
  return {
    rule: { ...(versions && { beforeOperation: [noteDraftSave] }) },
    tell: {
      afterChange: [
        async function tellOfChange({ doc, req }) {
          if (!isDraftSave(req, slug)) await notifyTagsOf(req, documentTags(slug, doc))
        },
      ],
      afterDelete: [
        async function tellOfRemoval({ doc, req }) {
          await notifyTagsOf(req, documentTags(slug, doc))
        },
      ],
    },
  }
}

function announceGlobal({ slug }: GlobalConfig): GlobalAddition {
  return {
    tell: {
      afterChange: [
        async function tellOfChange({ req }) {
          await notifyTagsOf(req, [slug])
        },
      ],
    },
  }
}

type LiveDocument = { id: string | number; uid?: unknown }

/** A document is watched by its id and, where guests know it only by its public key, by that key. */
function documentTags(slug: string, doc: LiveDocument): string[] {
  const tags = [slug, `${slug}:${doc.id}`]
  return typeof doc.uid === 'string' ? [...tags, `${slug}:${doc.uid}`] : tags
}
