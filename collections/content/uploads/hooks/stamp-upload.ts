import { randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook } from 'payload'

import { hasSound } from '#collections/shared/media/has-sound.ts'
import { isFilm } from '#collections/shared/media/is-film.ts'
import { checksumOfFile, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'

/** Gives the file its secret address; who knows it may open the file. */
export const stampUpload: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { file } = req
  // What guests send is shown on no page.
  const isShownFilm = data.isPublic && isFilm(file?.mimetype)
  const checksum = await checksumOfFile(file ?? { data: new Uint8Array() })

  return {
    ...data,
    publicHash: randomBytes(20).toString('hex'),
    checksum,
    version: mediaVersion(checksum),
    extension: extensionOf(data.filename ?? ''),
    hasAudio: file && isShownFilm ? await hasSound(file.tempFilePath ?? file.data) : null,
  }
}
