import type { CollectionBeforeChangeHook } from 'payload'

import { checksumOf, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'
import { refuseFields } from '#collections/shared/refuse-fields.ts'
import { fontVariant } from '#domain/content/font-variants.ts'

import { readFontFile } from '../read-font-file.ts'

/** Names the variant by weight and slant, and keeps what the file says of its letters. */
export const stampFont: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { weight, style } = { ...originalDoc, ...data }
  const variant = fontVariant(weight, style)
  if (!req.file) return { ...data, variant }

  const file = await readFontFile(req.file.data)
  if (!file) {
    const message = 'Diese Schriftdatei kann nicht gelesen werden.'
    refuseFields([{ field: 'file', message, code: 'validation' }])
  }

  return {
    ...data,
    variant,
    // The address of the file changes with its bytes.
    version: mediaVersion(checksumOf(req.file.data)),
    extension: extensionOf(data.filename ?? ''),
    weights: file?.weights ?? null,
    fallback: file?.fallback,
  }
}
