import { createLocalReq, type TaskConfig } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { draftedSlugs } from '#domain/content/drafted-slug.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'

/**
 * Publishes or takes back one record, with the rights that whoever planned it has by then; what the server itself has
 * planned is done with its own. Payload brings a task of this name, but with it a drawer in the panel whose calls ask
 * nobody what they may.
 */
export const publishAsPlanned: TaskConfig<'schedulePublish'> = {
  slug: 'schedulePublish',
  inputSchema: [
    { name: 'type', type: 'radio', required: true, options: ['publish', 'unpublish'] },
    { name: 'doc', type: 'relationship', required: true, relationTo: [...draftedSlugs] },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
  ],
  handler: async ({ input: { type, doc, user: planner }, req: { payload } }) => {
    const user = planner
      ? {
          ...(await payload.findByID({ collection: 'users', id: idOf(planner.value), depth: 0 })),
          collection: 'users' as const,
        }
      : null
    const own = await createLocalReq(user ? { user } : {}, payload)
    await payload.update({
      collection: doc.relationTo,
      id: idOf(doc.value),
      data: { _status: type === 'publish' ? 'published' : 'draft' },
      depth: 0,
      ...(user ? asUser(own) : asSystem(own)),
    })

    return { output: {} }
  },
}
