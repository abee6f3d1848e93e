import type { CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'
import { Refused } from '#kernel/refused.ts'

/**
 * Whoever calls with a number for a new customer means that one, and Payload would leave it out and answer that all was
 * saved. Forms of the panel show the place of the number and send it along empty.
 */
export const refuseGivenNumber = pure<CollectionBeforeOperationHook>(function refuseGivenNumber({
  args,
  operation,
  overrideAccess,
  req,
}) {
  const isCall = req.method === 'POST' && /^\/api\/customers\/?$/.test(req.pathname ?? '') && !cameAsForm(req)
  if (operation !== 'create' || overrideAccess || !isCall) return args

  const { number } = (args as { data?: { number?: unknown } }).data ?? {}
  if (number === undefined || number === null || number === '') return args
  const message = 'Die Kundennummer kann nicht vorgegeben werden: Sie wird beim ersten Speichern vergeben.'

  throw new Refused('fixed-field', {}, [{ field: 'number', message, code: 'fixed-field' }])
})
