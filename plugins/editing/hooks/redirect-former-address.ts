import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

import { editingNotes } from '../editing-notes.ts'
import { moveAddress } from '../operations/move-address.ts'

type Page = {
  id: string
  path?: string | null
  type?: string | null
  isPublic?: boolean | null
  division?: unknown
  _status?: string | null
}

/** What is about to be published may stand elsewhere already; only that address is known out there. */
export const rememberFormerAddress: CollectionBeforeChangeHook<Page> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'published' || !originalDoc) return

  const live = await findRecord(asSystem(req), 'sites', {
    where: { id: { equals: originalDoc.id }, _status: { equals: 'published' }, isPublic: { equals: true } },
    select: { path: true, type: true },
  })
  const notes = editingNotes(req)
  notes.formerAddresses ??= new Map()
  if (live) notes.formerAddresses.set(live.id, addressOf(live))
  else notes.formerAddresses.delete(originalDoc.id)
}

/** A page that moved leaves a redirect behind, and takes over from a redirect where it arrives. */
export const redirectFormerAddress: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc._status !== 'published') return

  const from = editingNotes(req).formerAddresses?.get(doc.id) ?? null
  const to = addressOf(doc)
  if (from !== to) await moveAddress(req, { from, to, division: doc.division })
}

function addressOf({ path, type }: Pick<Page, 'path' | 'type'>): string {
  return type === 'custom_home' ? '/' : `/${path ?? ''}`
}
