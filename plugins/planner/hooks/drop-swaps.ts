import type { CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

/** What was asked for about a shift goes with it: otherwise nobody could take it out of the plan any more. */
export const dropSwaps: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'shift-swaps',
    where: { shift: { equals: id } },
    depth: 0,
    ...asSystem(req),
  })
}
