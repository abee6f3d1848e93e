import { imageWidths, type PictureSize } from '#domain/content/media-paths.ts'

export type ImageSize = PictureSize | 'full'

export type MediaPath = { id: string; version: string; extension: string } & (
  | { kind: 'image'; size: ImageSize }
  | { kind: 'product' }
  | { kind: 'category' }
  | { kind: 'upload'; publicHash: string }
  | { kind: 'preview'; publicHash: string }
)

const file = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-z]{1,32})\\.([a-z0-9]{1,8})'
const imagePath = new RegExp(`^/image/(?:(${Object.keys(imageWidths).join('|')}|product|category)/)?${file}$`)
const uploadPath = new RegExp(`^/upload/([\\w-]{8,128})/(preview/)?${file}$`)
/** A preview is a JPEG whatever it shows. */
const previewExtension = 'jpg'

/** Reads a media address; anything else, such as an unknown size, is `null` before any work is done. */
export function parseMediaPath(path: string): MediaPath | null {
  const [, folder, ...imageFile] = imagePath.exec(path) ?? []
  const named = fileOf(imageFile)
  if (named) {
    if (folder === 'product' || folder === 'category') return { kind: folder, ...named }
    return { kind: 'image', size: (folder ?? 'full') as ImageSize, ...named } // the pattern knows only our sizes
  }

  const [, publicHash, preview, ...uploadFile] = uploadPath.exec(path) ?? []
  const sent = fileOf(uploadFile)
  if (!sent || publicHash === undefined) return null
  if (preview === undefined) return { kind: 'upload', publicHash, ...sent }
  return sent.extension === previewExtension ? { kind: 'preview', publicHash, ...sent } : null
}

/** The address of the same thing at its current version; null if the given one is current. */
export function currentPath(
  path: string,
  { kind, version, extension }: MediaPath,
  current: { version: string; extension: string },
): string | null {
  const wanted = kind === 'preview' ? previewExtension : current.extension
  if (version === current.version && extension === wanted) return null

  return path.replace(/-[0-9a-z]+\.[a-z0-9]+$/, `-${current.version}.${wanted}`)
}

function fileOf([id, version, extension]: (string | undefined)[]) {
  if (id === undefined || version === undefined || extension === undefined) return null
  return { id, version, extension }
}
