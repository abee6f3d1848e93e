import type { CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'

type Args = { data?: Record<string, unknown>; draft?: boolean; trash?: boolean }

/**
 * A page that goes into the trash is taken back with it, as of now and with nothing else changed: whoever looks past the
 * trash must not find a page that visitors may see. From there it comes back as a draft, unless somebody says otherwise.
 */
export const meanTrash = pure<CollectionBeforeOperationHook>(function meanTrash({ args, operation }) {
  if (operation !== 'update') return args
  const { data, trash } = args as Args // of this deed the parts that say what is meant
  if (!data || data.deletedAt === undefined) return args
  if (data.deletedAt !== null) {
    const deletedAt = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })
    return { ...args, draft: false, data: { deletedAt, _status: 'draft' } }
  }
  if (!trash) return args

  return { ...args, draft: false, data: { deletedAt: null, _status: data._status ?? 'draft' } }
})
