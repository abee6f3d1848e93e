import type { CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'

type Args = { data?: Record<string, unknown> }

/** The form of a division shows no look, and would only send back what there was when it was opened. */
export const leaveThemeOut = pure<CollectionBeforeOperationHook>(function leaveThemeOut({
  args,
  operation,
  overrideAccess,
  req,
}) {
  const { data } = args as Args
  // A theme that is published may come as a form as well; what the server writes of it then is meant.
  const isForm = operation === 'update' && !overrideAccess && cameAsForm(req)
  if (!isForm || !data || !('theme' in data)) return args
  const { theme: _theme, ...others } = data

  return { ...args, data: others }
})
