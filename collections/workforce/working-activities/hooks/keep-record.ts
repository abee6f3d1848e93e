import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

/** What has ended is a record: § 26 AZG and EuGH C-55/18 want it objective and reliable. */
export const keepRecord: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation === 'update' && originalDoc?.state === 'ended') throw new Refused('activity-ended')

  return data
}

export const keepRecordOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'working-activities',
    where: { id: { equals: id } },
    select: { state: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  if (docs[0]?.state === 'ended') throw new Refused('activity-ended')
}
