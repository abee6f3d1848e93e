import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Raise it when the encoder settings of the delivered sizes change, so that every media URL changes. */
export const encoderVersion = 1

export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Of a file in memory, which other threads look through, or of one on the disk, which is read in passing. */
export async function checksumOfFile({
  data,
  tempFilePath,
}: {
  data: Uint8Array
  tempFilePath?: string
}): Promise<string> {
  // What requests bring is never memory that processes share.
  if (!tempFilePath) return hexOf(await crypto.subtle.digest('SHA-256', data as Uint8Array<ArrayBuffer>))
  const hash = createHash('sha256')
  await pipeline(createReadStream(tempFilePath), hash)

  return hash.digest('hex')
}

const hexOf = (digest: ArrayBuffer): string => Buffer.from(digest).toString('hex')

/** Eight hex digits that change with the bytes (and so with the crop), the focal point and the encoder. */
export const mediaVersion = (checksum: string, focal?: { x: number; y: number }): string =>
  createHash('sha256')
    .update(`${checksum}:${focal?.x ?? ''}:${focal?.y ?? ''}:${encoderVersion}`)
    .digest('hex')
    .slice(0, 8)

export const extensionOf = (filename: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
