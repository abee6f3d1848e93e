import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { UploadConfig } from 'payload'

import { Refused } from '#kernel/refused.ts'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Repairs `payload`, `dist/uploads/endpoints/getFile.js`: a file that is not there, or cannot be, is answered as a
 * fault of the server.
 */
export function refuseMissingFile(staticDir: string): FileHandler {
  return async (_req, { params }) => {
    const isThere = await stat(resolve(staticDir, params.filename)).then(
      (found) => found.isFile(),
      () => false,
    )
    if (!isThere) throw new Refused('unknown-record')
  }
}
