import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

import { formName } from '#domain/content/together/presence-terms.ts'
import { pure } from '#kernel/access/after-grant.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'

import { editingNotes } from '../editing-notes.ts'

type Sent = { writtenIn?: unknown; updatedAt?: unknown }

/** Notes which open form of the panel a change comes from: what is stored of the state before would be taken for it later. */
export const noteForm = pure<CollectionBeforeOperationHook>(function noteForm({ args, operation, req }) {
  if (operation !== 'create' && operation !== 'update') return args
  const { writtenIn, updatedAt }: Sent = ('data' in args && args.data) || {}
  editingNotes(req).sentBy =
    typeof writtenIn === 'string' && formName.test(writtenIn) && cameAsForm(req)
      ? { form: writtenIn, seen: typeof updatedAt === 'string' ? updatedAt : null }
      : null

  return args
})

/** Each state says of whom it is; one that came about by itself, as by a plan, is nobody's. */
export const stampWriter: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  writer: staffOf(req)?.id ?? null,
  writtenIn: editingNotes(req).sentBy?.form ?? null,
})
