import { createLocalReq, type Payload } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { wrapOnce } from '#kernel/wrap-once.ts'

import { editLocks, type Lock, permitted } from './edit-locks.ts'

/**
 * Repairs `@payloadcms/ui`, `dist/utilities/handleFormStateLocking.js`: the form makes locks past every right, for the
 * database alone is told, and not even for which request. So locks by nobody are judged by whose they are to be.
 */
export function keepLocksToEditors(payload: Payload): void {
  payload.db.create = wrapOnce('edit-locks', payload.db.create, (create) => {
    return async (asked) => {
      const isByForm = asked.collection === editLocks && asked.req === undefined
      // The form does not look at what is answered: whoever only reads keeps nobody from writing.
      if (isByForm && !(await mayOpen(payload, asked.data as Lock))) return asked.data as never

      return create.call(payload.db, asked)
    }
  })
}

async function mayOpen(payload: Payload, lock: Lock): Promise<boolean> {
  const { relationTo, value } = lock.user
  if (relationTo !== 'users') return false

  const req = await createLocalReq({}, payload)
  const user = await payload.findByID({ collection: 'users', id: idOf(value), depth: 0, ...asSystem(req) })
  const asking = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return (await permitted(asking, 'update', [lock])).length > 0
}
