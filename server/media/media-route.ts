import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { NextFunction, Request, Response } from 'express'

import { GaveUp } from '#kernel/apart/gave-up.ts'
import { isSameSecret } from '#kernel/is-same-secret.ts'

import { documentPolicy, uploadPolicy } from '../csp/policies.ts'
import { refuse } from '../http/german-errors.ts'
import { formatFor, formatsFor } from './image-format.ts'
import { drawCard, makePreview } from './make-preview.ts'
import { makeVariant } from './make-variant.ts'
import { currentPath, type ImageSize, type MediaPath, parseMediaPath } from './media-path.ts'
import type { MediaRecord, MediaSource, UploadRecord } from './media-source.ts'
import { pictureForVisitor } from './picture-for-visitor.ts'
import { Resting } from './rest-after-failure.ts'
import { sendFile } from './send-file.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { MadeVariant, VariantStore } from './variant-store.ts'

type MediaParts = {
  source: MediaSource
  mediaFolder: string
  variants: VariantStore
  /** How long a visitor waits for a variant that nobody has made yet, before another one stands for it. */
  patienceMs?: number
}

/** Not noticed by who waits for a page, and enough for most sizes on a machine that has nothing else to do. */
const usualPatienceMs = 300
const oneYear = 'max-age=31536000, immutable'
/** Of what stands for another one: the picture itself is made meanwhile. */
const forNow = 'max-age=10'
/** These are pictures we can decode, so they are delivered without what the camera wrote into them. */
const pictures = /^image\/(?:jpeg|png|gif|webp|avif)$/
const shownInline = /^(?:image|video|audio)\/|^application\/pdf$/

/** Pictures and files at addresses that change with their content, so every answer may be kept for ever. */
export function mediaRoute({ source, mediaFolder, variants, patienceMs = usualPatienceMs }: MediaParts) {
  return async (req: Request, res: Response, next: NextFunction) => {
    if (!/^\/(?:image|upload)\//.test(req.path)) return next()
    const path = parseMediaPath(req.path)
    if (!path || (req.method !== 'GET' && req.method !== 'HEAD')) return refuse(res, 'not-found')

    const record = await recordFor(path, source)
    if (!record) return refuse(res, 'not-found')
    const current = currentPath(req.path, path, record)
    if (current !== null) {
      res.set('Cache-Control', 'no-cache').redirect(302, current)
      return
    }

    const folder = join(mediaFolder, isUpload(path) ? 'uploads' : 'images')
    const original = join(folder, basename(record.filename))
    if (!(await isFile(original))) return refuse(res, 'not-found')
    if (isUpload(path)) guardUpload(res, path.kind === 'preview' ? 'image/jpeg' : record.mimeType)
    else res.set({ 'Cache-Control': `public, ${oneYear}`, 'Content-Security-Policy': policyFor(record) })

    const shown = { original, record, variants }
    if (path.kind === 'preview') return sendPreview(req, res, shown)
    const size = path.kind === 'image' ? path.size : 'full'
    const scope = isUpload(path) ? 'private' : 'public'
    if (isDrawn(record, size)) return sendPicture(req, res, { ...shown, size, scope, patienceMs })
    // Ranges are answered, so a video can be started in the middle.
    await sendFile(res, folder, basename(record.filename), record.mimeType)
  }
}

const isUpload = ({ kind }: MediaPath): boolean => kind === 'upload' || kind === 'preview'

async function recordFor(path: MediaPath, source: MediaSource): Promise<MediaRecord | null> {
  if (path.kind === 'image') return source.image(path.id)
  if (path.kind === 'product' || path.kind === 'category') return source.firstImageOf(path.kind, path.id)

  const upload = await source.upload(path.id)
  return upload && isSameSecret(upload.publicHash, path.publicHash) ? upload : null
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ?? false
}

/** Drawings stay drawings in every size; a document opens as one and is a picture in a given size. */
function isDrawn({ mimeType }: MediaRecord, size: ImageSize): boolean {
  return pictures.test(mimeType) || (mimeType === 'application/pdf' && size !== 'full')
}

/** Whatever a guest has sent must not act in our name, and its address must not travel. */
function guardUpload(res: Response, mimeType: string): void {
  res.set({
    'Cache-Control': `private, ${oneYear}`,
    'Content-Security-Policy': policyFor({ mimeType }),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Disposition': shownInline.test(mimeType) ? 'inline' : 'attachment',
  })
}

/** Browsers show no PDF in a sandbox, and have one of their own for it. */
function policyFor({ mimeType }: Pick<MediaRecord, 'mimeType'>): string {
  return mimeType === 'application/pdf' ? documentPolicy : uploadPolicy
}

type Shown = { original: string; record: MediaRecord; variants: VariantStore }

type Asked = Shown & { size: ImageSize; scope: 'public' | 'private'; patienceMs: number }

async function sendPicture(req: Request, res: Response, { scope, ...asked }: Asked): Promise<void> {
  const formats = formatsFor(req.headers.accept, asked.record, asked.size)
  res.vary('Accept')
  await orRefuse(res, async () => {
    const { made, format, isForNow } = await pictureForVisitor({ ...asked, formats })
    if (isForNow) res.set('Cache-Control', `${scope}, ${forNow}`)
    await sendMade(res, asked.variants, made, `image/${format}`)
  })
}

/** Drawn once as the JPEG that its address names, and from this in the best format that the client can show. */
async function sendPreview(req: Request, res: Response, shown: Shown): Promise<void> {
  const { original, variants } = shown
  // Only uploads have previews, and their records say more.
  const record = shown.record as UploadRecord
  const name = `${record.id}-${record.version}-preview`
  const drawn = { name: `${name}.jpeg`, make: () => makePreview(original, record) }
  const format = formatFor(req.headers.accept, { mimeType: 'image/jpeg' }, 'full')
  const make = async () => {
    const jpeg = await variants.ensure(drawn.name, drawn.make)
    const source = 'name' in jpeg ? join(variants.folder, jpeg.name) : jpeg.body
    return makeVariant({ source, size: 'full', format, isSqueezed: true })
  }
  res.vary('Accept')
  const made = format === 'jpeg' ? drawn : { name: `${name}.${format}`, make }
  await orRefuse(res, async () => {
    try {
      await send(res, variants, { ...made, type: `image/${format}` })
    } catch (error) {
      if (!(error instanceof GaveUp) || error.reason === 'busy') throw error
      await sendCard(res, variants, record)
    }
  })
}

/** Stands for a document that cannot be drawn at the moment, and perhaps never in time; nobody shall keep it. */
async function sendCard(res: Response, variants: VariantStore, record: UploadRecord): Promise<void> {
  const name = `${record.id}-${record.version}-card.jpeg`
  await send(res, variants, { name, type: 'image/jpeg', make: () => drawCard(record), isForNow: true })
}

type Made = { name: string; type: string; make: () => Promise<Buffer>; isForNow?: boolean }

async function send(
  res: Response,
  variants: VariantStore,
  { name, type, make, isForNow = false }: Made,
): Promise<void> {
  const made = await variants.ensure(name, make)
  if (isForNow) res.set('Cache-Control', 'no-store')
  await sendMade(res, variants, made, type)
}

async function sendMade(res: Response, { folder }: VariantStore, made: MadeVariant, type: string) {
  if ('name' in made) return sendFile(res, folder, made.name, type)
  res.type(type).send(made.body)
}

/** A file that nobody can decode is the sender's fault; what failed in passing is tried again, in the end. */
async function orRefuse(res: Response, sending: () => Promise<void>): Promise<void> {
  try {
    await sending()
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse(res, 'unsupported-media-type')
    if (!(error instanceof GaveUp)) throw error
    refuse(res, 'unavailable', error instanceof Resting ? { retryAfterSeconds: secondsUntil(error) } : {})
  }
}

const secondsUntil = ({ untilMs }: Resting): number =>
  Math.max(1, Math.ceil((untilMs - Temporal.Now.instant().epochMilliseconds) / 1000))
