import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

/** What has ended is a record: § 26 AZG and EuGH C-55/18 want it objective and reliable. */
export const keepRecord: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation === 'update' && originalDoc?.state === 'ended') throw new Refused('activity-ended')

  return data
}

export const keepRecordOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await findRecord(asSystem(req), 'working-activities', {
    where: { id: { equals: id } },
    select: { state: true },
  })
  if (found?.state === 'ended') throw new Refused('activity-ended')
}
