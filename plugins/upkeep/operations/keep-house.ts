import type { Payload } from 'payload'

import { unlessAtIt } from '#kernel/database/one-at-a-time.ts'

import { removeEmptyDrafts } from './remove-empty-drafts.ts'
import { removeForgottenUploads } from './remove-forgotten-uploads.ts'
import { removeOldLogs } from './remove-old-logs.ts'
import { removeStrandedFiles } from './remove-stranded-files.ts'
import { settleChanges } from './settle-changes.ts'

type Given = { payload: Payload; now: Temporal.Instant }
export type Kept = {
  removedUploads: number
  removedDrafts: number
  removedLogs: number
  removedStranded: number
  settledChanges: number
}

/** One process at a time: another one that is at it already does the same. */
export async function keepHouse({ payload, now }: Given): Promise<Kept | null> {
  const { pool } = payload.db

  return unlessAtIt(pool, 'upkeep', async () => ({
    removedUploads: await removeForgottenUploads({ payload, pool, now }),
    removedDrafts: await removeEmptyDrafts({ payload, pool, now }),
    removedLogs: await removeOldLogs({ payload, pool, now }),
    removedStranded: await removeStrandedFiles({ now }),
    settledChanges: await settleChanges({ pool, now }),
  }))
}
