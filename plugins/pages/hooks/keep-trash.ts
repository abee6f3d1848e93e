import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { cancelAllPlanned } from '#plugins/editing/editing.port.ts'
import { requireUnused } from '#plugins/references/references.port.ts'

import { pagesAtPath } from '../operations/pages-of-brand.ts'

type Page = { id: string; path?: string | null; division?: unknown; deletedAt?: string | null }

/** What others lead to goes into the trash no more than it is deleted: their links would lead nowhere. */
export const refuseUsedInTrash: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  if (originalDoc && data.deletedAt && !originalDoc.deletedAt) {
    await requireUnused(req, 'sites', originalDoc.id)
  }
}

/** The path of a page in the trash is free for others, and whoever has taken it keeps it. */
export const restoreToFreePath: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt !== null) return

  await holdUntilCommit(req, 'sites')
  const { path, division } = originalDoc
  const [holder] = await pagesAtPath(req, { path: path ?? '', division })
  if (!holder) return

  refuseFields([
    {
      field: 'path',
      code: 'path-taken',
      message: `Unter „/${path}“ gibt es inzwischen die Seite „${holder.name}“. Geben Sie ihr zuerst einen anderen Pfad.`,
    },
  ])
}

export const forgetPlansOfTrash: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, req }) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) await cancelAllPlanned(req, { slug: 'sites', id: doc.id })
}
