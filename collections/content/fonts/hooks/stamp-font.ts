import type { CollectionBeforeChangeHook } from 'payload'

import { lookIntoFont } from '#collections/shared/media/look-into-font.ts'
import { checksumOf, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { fontVariant } from '#domain/content/font-variants.ts'

/** Names the variant by weight and slant, and keeps what the file says of its letters. */
export const stampFont: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { weight, style } = { ...originalDoc, ...data }
  const variant = fontVariant(weight, style)
  if (!req.file) return { ...data, variant }

  const file = await lookInto(req.file.data)

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

async function lookInto(data: Buffer) {
  const found = await lookIntoFont(data)
  if (found && !('problem' in found)) return found

  const unreadable = { message: 'Diese Schriftdatei kann nicht gelesen werden.', code: 'validation' }
  refuseFields([{ field: 'file', ...(found?.problem ?? unreadable) }])
  return null
}
