import { randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook } from 'payload'

import { checksumOfFile, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'

/** Gives the file its secret address; who knows it may open the file. */
export const stampUpload: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data

  return {
    ...data,
    publicHash: randomBytes(20).toString('hex'),
    version: mediaVersion(await checksumOfFile(req.file ?? { data: new Uint8Array() })),
    extension: extensionOf(data.filename ?? ''),
  }
}
