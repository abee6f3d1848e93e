import type { CollectionAfterChangeHook } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

type Absence = { document?: unknown; branch?: unknown }

/** Whoever decides about an absence at the branch may open its document; to everybody else it stays closed. */
export const handDocumentToBranch: CollectionAfterChangeHook<Absence & { id: string }> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const isSame = doc.document === previousDoc?.document && doc.branch === previousDoc?.branch
  if (!doc.document || !doc.branch || isSame) return

  // Only what belongs to nobody yet: naming a file must not take it from the website or another branch.
  await req.payload.update({
    collection: 'uploads',
    where: { id: { equals: idOf(doc.document) }, isPublic: { not_equals: true }, branch: { exists: false } },
    data: { branch: idOf(doc.branch) },
    depth: 0,
    ...asSystem(req),
  })
}
