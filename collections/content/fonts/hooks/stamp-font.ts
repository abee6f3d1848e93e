import type { CollectionBeforeChangeHook } from 'payload'

import { doApart } from '#kernel/apart/do-apart.ts'
import { orTooComplex } from '#collections/shared/media/file-problem.ts'
import { checksumOf, extensionOf, mediaVersion } from '#collections/shared/media-version.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { fontVariant } from '#domain/content/font-variants.ts'

import type { readFontFile } from '../read-font-file.apart.ts'

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

/** Whoever made the file may have aimed at its reader. */
async function lookInto(data: Buffer) {
  const found = await orTooComplex(
    doApart<typeof readFontFile>('collections/content/fonts/read-font-file.apart.ts#readFontFile', data, {
      lane: 'staff',
    }),
  )
  if (found && !('problem' in found)) return found

  const unreadable = { message: 'Diese Schriftdatei kann nicht gelesen werden.', code: 'validation' }
  refuseFields([{ field: 'file', ...(found?.problem ?? unreadable) }])
  return null
}
