import type { CollectionBeforeChangeHook } from 'payload'

import { checksumOfFile, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'

/** Runs after cropping, so the bytes are the ones that will be delivered. */
export const stampVersion: CollectionBeforeChangeHook = async ({ data, originalDoc, req: { file } }) => {
  const checksum = file ? await checksumOfFile(file) : originalDoc?.checksum
  const focal = { x: data.focalX ?? originalDoc?.focalX ?? 50, y: data.focalY ?? originalDoc?.focalY ?? 50 }
  const filename = data.filename ?? originalDoc?.filename ?? ''

  return { ...data, checksum, version: mediaVersion(checksum ?? '', focal), extension: extensionOf(filename) }
}
