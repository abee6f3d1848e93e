import { createHash } from 'node:crypto'

/** Raise it when the encoder settings of the delivered sizes change, so that every media URL changes. */
export const encoderVersion = 1

export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Eight hex digits that change with the bytes (and so with the crop), the focal point and the encoder. */
export const mediaVersion = (checksum: string, focal?: { x: number; y: number }): string =>
  createHash('sha256')
    .update(`${checksum}:${focal?.x ?? ''}:${focal?.y ?? ''}:${encoderVersion}`)
    .digest('hex')
    .slice(0, 8)

export const extensionOf = (filename: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
