import path from 'node:path'

import { checksumOfFile } from '#collections/shared/media-version.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'
import type { Working } from '#kernel/workers/worker.ts'

/** A run reads so many files through, and the next one goes on. */
const atOnce = 200

/**
 * Looks up what files contain that were stored before anybody asked. It is no change of the record, so it drops no page
 * and is not logged. Answers of how many it is known now.
 */
export async function noteChecksums({
  payload,
  ending,
}: Pick<Working, 'payload' | 'ending'>): Promise<number> {
  const { pool } = payload.db
  const { rows } = await pool.query<{ id: string; filename: string }>(
    `select id::text as id, filename from uploads
      where checksum is null and is_public and filename is not null order by created_at desc limit $1`,
    [atOnce],
  )
  let noted = 0
  for (const { id, filename } of rows) {
    if (ending.aborted) break
    const tempFilePath = path.join(mediaFolder('uploads'), path.basename(filename))
    // One whose file is gone has no content; nothing is ever the same as it.
    const checksum = await checksumOfFile({ data: new Uint8Array(), tempFilePath }).catch(isGone)
    const { rowCount } = await pool.query(
      'update uploads set checksum = $2 where id = $1 and checksum is null',
      [id, checksum],
    )
    noted += rowCount ?? 0
  }

  return noted
}

function isGone(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
  throw error
}
