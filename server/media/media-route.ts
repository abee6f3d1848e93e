import { createHash, timingSafeEqual } from 'node:crypto'
import { basename, join } from 'node:path'
import type { NextFunction, Request, Response } from 'express'

import { uploadPolicy } from '../csp/policies.ts'
import { refuse } from '../http/german-errors.ts'
import { formatFor, makeVariant } from './make-variant.ts'
import { currentPath, type ImageSize, type MediaPath, parseMediaPath } from './media-path.ts'
import type { MediaRecord, MediaSource } from './media-source.ts'
import { createVariantStore, type VariantStore } from './variant-store.ts'

type MediaParts = { source: MediaSource; mediaFolder: string; cacheBytes: number }

const oneYear = 'max-age=31536000, immutable'
/** These are pictures we can decode, so they are delivered without what the camera wrote into them. */
const pictures = /^image\/(?:jpeg|png|gif|webp|avif)$/
const shownInline = /^(?:image|video|audio)\/|^application\/pdf$/

/** Pictures and files at addresses that change with their content, so every answer may be kept for ever. */
export function mediaRoute({ source, mediaFolder, cacheBytes }: MediaParts) {
  const variants = createVariantStore(join(mediaFolder, '.cache'), cacheBytes)

  return async (req: Request, res: Response, next: NextFunction) => {
    if (!/^\/(?:image|upload)\//.test(req.path)) return next()
    const path = parseMediaPath(req.path)
    if (!path || (req.method !== 'GET' && req.method !== 'HEAD')) return refuse(res, 'not-found')

    const record = await recordFor(path, source)
    if (!record) return refuse(res, 'not-found')
    if (record.version !== path.version || record.extension !== path.extension) {
      res.set('Cache-Control', 'no-cache').redirect(302, currentPath(req.path, record))
      return
    }

    const folder = join(mediaFolder, path.kind === 'upload' ? 'uploads' : 'images')
    if (path.kind === 'upload') guardUpload(res, record)
    else res.set('Cache-Control', `public, ${oneYear}`)
    if (!pictures.test(record.mimeType)) return sendOriginal(res, folder, record)
    await sendPicture(req, res, {
      folder,
      record,
      variants,
      size: path.kind === 'image' ? path.size : 'full',
    })
  }
}

async function recordFor(path: MediaPath, source: MediaSource): Promise<MediaRecord | null> {
  if (path.kind === 'image') return source.image(path.id)
  if (path.kind !== 'upload') return source.firstImageOf(path.kind, path.id)

  const upload = await source.upload(path.id)
  return upload && isSame(upload.publicHash, path.publicHash) ? upload : null
}

/** Takes equally long for every wrong key. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** Whatever a guest has sent must not act in our name, and its address must not travel. */
function guardUpload(res: Response, { mimeType }: MediaRecord): void {
  res.set({
    'Cache-Control': `private, ${oneYear}`,
    'Content-Security-Policy': uploadPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Disposition': shownInline.test(mimeType) ? 'inline' : 'attachment',
  })
}

type Picture = { folder: string; record: MediaRecord; variants: VariantStore; size: ImageSize }

async function sendPicture(req: Request, res: Response, picture: Picture): Promise<void> {
  const { folder, record, variants, size } = picture
  const format = formatFor(req.headers.accept, record.mimeType)
  const name = await variants.ensure(`${record.id}-${record.version}-${size}.${format}`, () =>
    makeVariant(join(folder, basename(record.filename)), size, format),
  )
  res.vary('Accept')
  await sendFile(res, variants.folder, name, `image/${format}`)
}

/** Ranges are answered, so a video can be started in the middle. */
function sendOriginal(res: Response, folder: string, { filename, mimeType }: MediaRecord): Promise<void> {
  return sendFile(res, folder, basename(filename), mimeType)
}

function sendFile(res: Response, root: string, name: string, type: string): Promise<void> {
  res.type(type)
  const settings = { root, dotfiles: 'allow', cacheControl: false, lastModified: false, etag: true } as const
  return new Promise((resolve, reject) => {
    res.sendFile(name, settings, (error?: Error & { code?: string; status?: number }) => {
      if (!error || error.code === 'ECONNABORTED' || error.code === 'EPIPE') return resolve()
      if (error.status !== 404) return reject(error)
      refuse(res, 'not-found')
      resolve()
    })
  })
}
