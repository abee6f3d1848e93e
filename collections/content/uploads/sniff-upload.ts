import { fileTypeFromBuffer } from 'file-type'

import { extensionOf } from '#collections/shared/media-version.ts'

import { uploadTypes } from './upload-types.data.ts'

/** The type the bytes really have, if it is one that this file name may carry; else null. */
export async function sniffUpload(filename: string, bytes: Buffer): Promise<string | null> {
  const allowed = uploadTypes[extensionOf(filename)]
  if (!allowed) return null

  const detected = await fileTypeFromBuffer(bytes)
  if (detected) return allowed.includes(detected.mime) ? detected.mime : null

  const [declared] = allowed
  return declared?.startsWith('text/') && isText(bytes) ? declared : null
}

function isText(bytes: Buffer): boolean {
  return !bytes.includes(0) && !bytes.toString('latin1').trimStart().startsWith('<')
}
