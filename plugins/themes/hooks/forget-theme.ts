import type { CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** With the division goes what was prepared for it. */
export const forgetTheme: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const themes = await findRecords(asSystem(req), 'themes', {
    where: { division: { equals: id } },
    select: {},
  })
  for (const theme of themes) {
    await req.payload.delete({ collection: 'themes', id: theme.id, depth: 0, ...asSystem(req) })
  }
}
