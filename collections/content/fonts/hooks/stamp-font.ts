import type { CollectionBeforeChangeHook } from 'payload'

import { checksumOf, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'
import { fontVariant } from '#domain/content/font-variants.ts'

/** Names the variant by weight and slant, and changes the address of the file with its bytes. */
export const stampFont: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { weight, style } = { ...originalDoc, ...data }
  const variant = fontVariant(weight, style)
  if (!req.file) return { ...data, variant }

  return {
    ...data,
    variant,
    version: mediaVersion(checksumOf(req.file.data)),
    extension: extensionOf(data.filename ?? ''),
  }
}
