import type { CollectionBeforeChangeHook } from 'payload'

import { folderProblem } from '#domain/content/media/folder-tree.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

/** Folders stay a tree, and no two beside each other have the same name. */
export const keepFolderTree: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const name = String(data.name ?? originalDoc?.name ?? '').trim()
  const parent: unknown = 'parent' in data ? data.parent : originalDoc?.parent

  // Two moves at once could hang each folder under the other.
  await holdUntilCommit(req, collection.slug)
  const stored = await findRecords(asSystem(req), 'media-folders', { select: { name: true, parent: true } })
  const problem = folderProblem(
    { id: originalDoc?.id ? String(originalDoc.id) : null, name, parent: parent ? idOf(parent) : null },
    stored.map((folder) => ({ ...folder, parent: folder.parent ? idOf(folder.parent) : null })),
  )
  if (problem) refuseFields([{ ...problem, code: 'validation' }])

  return { ...data, name }
}
