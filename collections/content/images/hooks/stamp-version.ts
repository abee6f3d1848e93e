import { readFile } from 'node:fs/promises'

import type { CollectionBeforeChangeHook } from 'payload'

import { checksumOf, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'

/** Runs after cropping, so the bytes are the ones that will be delivered. */
export const stampVersion: CollectionBeforeChangeHook = async ({ data, originalDoc, req: { file } }) => {
  const bytes = file?.tempFilePath ? await readFile(file.tempFilePath) : file?.data
  const checksum = bytes?.length ? checksumOf(bytes) : originalDoc?.checksum
  const focal = { x: data.focalX ?? originalDoc?.focalX ?? 50, y: data.focalY ?? originalDoc?.focalY ?? 50 }
  const filename = data.filename ?? originalDoc?.filename ?? ''

  return { ...data, checksum, version: mediaVersion(checksum ?? '', focal), extension: extensionOf(filename) }
}
