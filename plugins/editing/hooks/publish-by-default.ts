import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { asSystem, withContext } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'

import { editingNotes } from '../editing-notes.ts'

type Values = Record<string, unknown>
type Args = { data?: Values; draft?: boolean }

/**
 * Who writes without a word about drafts means what visitors see, as with every other record: a new one is
 * published, and an old one stays what it is, also when many are changed at once.
 */
export const publishByDefault = pure<CollectionBeforeOperationHook>(function publishByDefault({
  args,
  collection,
  operation,
  req,
}) {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, draft } = args as Args // of both deeds the parts that say what is meant
  const silent = data && !draft && data._status === undefined ? data : null
  if (operation === 'create') return silent ? { ...args, data: { ...silent, _status: 'published' } } : args

  const notes = editingNotes(req)
  notes.silentChanges ??= new Map()
  notes.silentChanges.set(collection.slug, silent)
  return args
})

/**
 * Payload would change the newest draft and publish it with all that somebody is still writing. What is changed
 * here is what visitors see; the draft gets the change as well and stays the newest state.
 */
export const keepStatus: CollectionBeforeValidateHook<{ id: string; _status?: string }> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const change = operation === 'update' && editingNotes(req).silentChanges?.get(collection.slug)
  if (!change || !data || !originalDoc) return data

  const slug = collection.slug as DraftedSlug // only these have this hook
  const live = await findLive(req, slug, originalDoc.id)
  if (!live) return { ...data, _status: 'draft' }

  if (originalDoc._status === 'draft') {
    const notes = editingNotes(req)
    notes.openDrafts ??= new Map()
    notes.openDrafts.set(originalDoc.id, { ...data, _status: 'draft' })
  }
  return { ...changeOnly(collection.flattenedFields, { live, change, data }), _status: 'published' }
}

/** What somebody is still writing goes on from where it was, with the change in it. */
export const keepDraftOnTop: CollectionAfterChangeHook<{ id: string }> = async ({ collection, doc, req }) => {
  const { openDrafts } = editingNotes(req)
  const data = openDrafts?.get(doc.id)
  if (!data) return
  openDrafts?.delete(doc.id)

  await req.payload.update({
    collection: collection.slug as DraftedSlug, // as above
    id: doc.id,
    data,
    draft: true,
    depth: 0,
    // What hooks have noted is about the write that is just being told.
    ...asSystem(withContext(req, {})),
  })
}

async function findLive(req: PayloadRequest, collection: DraftedSlug, id: string) {
  const found = await findRecord(asSystem(req), collection, {
    where: { id: { equals: id }, _status: { equals: 'published' } },
  })

  return found ? { ...found } : null
}

const ownToWrites: readonly string[] = ['id', '_status', 'createdAt', 'updatedAt']

/** `data` as it will be stored, but with the live value wherever the change says nothing. */
function changeOnly(
  fields: readonly FlattenedField[],
  { live, change, data }: { live: Values; change: Values; data: Values },
): Values {
  const result = { ...data }
  for (const field of fields) {
    const { name } = field
    if (ownToWrites.includes(name)) continue
    if (!(name in change)) result[name] = live[name]
    else if (field.type === 'group') {
      const inside = { live: groupOf(live[name]), change: groupOf(change[name]), data: groupOf(data[name]) }
      result[name] = changeOnly(field.flattenedFields, inside)
    }
  }

  return result
}

const groupOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {})
