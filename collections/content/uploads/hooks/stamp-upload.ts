import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { checksumOf, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'

/** Gives the file its secret address; who knows it may open the file. */
export const stampUpload: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data

  return {
    ...data,
    publicHash: randomBytes(20).toString('hex'),
    version: mediaVersion(await checksumOfFile(req.file)),
    extension: extensionOf(data.filename ?? ''),
  }
}

/** A film lies on the disk and is read in passing. */
async function checksumOfFile(file: PayloadRequest['file']): Promise<string> {
  if (!file?.tempFilePath) return checksumOf(file?.data ?? new Uint8Array())
  const hash = createHash('sha256')
  await pipeline(createReadStream(file.tempFilePath), hash)

  return hash.digest('hex')
}
