import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'

const writes: readonly string[] = ['create', 'update', 'restoreVersion']

type Noting = { draftSaves?: Map<string, boolean> }

/**
 * Whether a write leaves the record itself as it is and only adds a draft to its versions. The states before and
 * after do not tell: taking back a page that has a newer draft goes from draft to draft as well.
 */
export const noteDraftSave = pure<CollectionBeforeOperationHook>(function noteDraftSave({
  args,
  collection,
  operation,
  req,
}) {
  // A read on the way of a write says nothing about it.
  if (!writes.includes(operation)) return args
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } } // what all writes may have
  const context = req.context as Noting // Payload leaves room for anything here
  context.draftSaves ??= new Map()
  context.draftSaves.set(collection.slug, Boolean(draft) && data?._status !== 'published')

  return args
})

/** Nobody's news until it is published. */
export function isDraftSave(req: PayloadRequest, slug: string): boolean {
  return (req.context as Noting).draftSaves?.get(slug) ?? false
}
