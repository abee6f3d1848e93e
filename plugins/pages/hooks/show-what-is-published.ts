import type { CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'

type Args = { data?: Record<string, unknown> }

/**
 * Whoever publishes expressly means that visitors see it, by whichever way: the form, several at once, or a plan. Who
 * says besides that it is not public is heard, as is every call that knows no drafts (ADR 135); a form only sends back
 * what it was given, for it shows no such field.
 */
export const showWhatIsPublished = pure<CollectionBeforeOperationHook>(function showWhatIsPublished({
  args,
  operation,
  req,
}) {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as Args // of both deeds the part that says what is meant
  if (data?._status !== 'published' || (data.isPublic !== undefined && !cameAsForm(req))) return args

  return { ...args, data: { ...data, isPublic: true } }
})
