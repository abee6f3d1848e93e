import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'

import { isSettled, type ReleaseState } from '#domain/content/releases/release-rules.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { readRelease } from '../operations/item-rows.ts'

/** What has gone out is told as it was. */
export const keepWhatIsOut: CollectionBeforeChangeHook<{ id: string; state?: ReleaseState }> = ({
  data,
  originalDoc,
}) => {
  if (originalDoc?.state && isSettled(originalDoc.state)) throw new Refused('release-settled')

  return data
}

/** Nor is it deleted, and what is planned only once the plan is put aside: nobody would be told that nothing happens. */
export const deleteOpenOnly: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { state } = await readRelease(req, String(id))
  if (isSettled(state)) throw new Refused('release-settled')
  if (state === 'planned') {
    const message = 'Diese Veröffentlichung ist geplant. Sagen Sie den Zeitpunkt zuerst ab.'
    refuseFields([{ field: 'state', code: 'planned', message }])
  }
}
